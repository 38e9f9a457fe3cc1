/** What the bench counts and times with. Times are only ever compared within one run of one process. */

/** The value that `part` of at least one number, 0 to 1, are at most. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)]!
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Of positive ratios. */
export const geometricMean = (ratios: readonly number[]): number =>
  Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length)

/** Median milliseconds of warm runs: at least `least` of them and as many as `budget` ms hold, after as long a warm-up. */
export function medianMs(run: () => void, least: number, budget: number): number {
  const times: number[] = []
  for (let phase = 0; phase < 2; phase++) {
    times.length = 0
    const began = performance.now()
    while (times.length < least || performance.now() - began < budget) {
      const start = performance.now()
      run()
      times.push(performance.now() - start)
    }
  }
  return median(times)
}

/** Columns as wide as their widest cell, numbers to the right. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = [head, ...rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en') : cell)))]
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)))
  return cells.map((row) => row.map((cell, k) => (k === 0 ? cell.padEnd(widths[k]!) : cell.padStart(widths[k]!))).join('  ')).join('\n')
}

export interface Demands {
  readonly missed: readonly string[]
  must(what: string, holds: boolean): void
}

/** Prints each demand as it is judged; `missed` decides the exit. */
export function demands(): Demands {
  const missed: string[] = []
  return {
    missed,
    must(what, holds) {
      console.log(`${holds ? 'holds ' : 'MISSED'}  ${what}`)
      if (!holds) missed.push(what)
    },
  }
}
