/**
 * Knots: how many cars must slide at least, as far as one can see without play. Car i waits for car j when j stands between i's nose and
 * its gate. A car that never slides leaves from where it stands, after all it waits for; so cars that never slide wait in no circle, and
 * some car of every circle must slide. The bound of the search (mustSlide.ts) is sharper; this one is what a player sees at a glance.
 */
import { GONE, lowest, type Model } from './model.ts'

/**
 * The smallest number of cars whose sliding leaves no circle of waits. A wait that no slide of j can end (j is before i in its lane, or
 * covers the cell wherever it stops) stays though j slides. `most`: a number that is known to do.
 */
export function knotsAt(model: Model, stops: Uint8Array, most: number): number {
  const { count, beside, crossing, ahead, across, forward, low, high, length } = model
  /** By car j: who waits for it, and who does whatever j does. */
  const soft: number[][] = []
  const hard: number[][] = []
  for (let j = 0; j < count; j++) {
    const waiting: number[] = []
    const staying: number[] = []
    soft.push(waiting)
    hard.push(staying)
    if (stops[j] === GONE) continue
    for (const i of beside[j]!) if (stops[i] !== GONE && (forward[i] === 1) === stops[j]! > stops[i]!) staying.push(i)
    const always = lowest(low[j]! + length[j]!) & ~lowest(high[j]!)
    for (const i of crossing[j]!) {
      const covered = across[i]! >= stops[j]! && across[i]! < stops[j]! + length[j]!
      const isBefore = stops[i] !== GONE && covered && ((ahead[i * 32 + stops[i]!]! >> across[j]!) & 1) === 1
      if (isBefore) (((always >> across[i]!) & 1) === 1 ? staying : waiting).push(i)
    }
  }

  /** Who waits for j, `sliding` cars slid. */
  const waitsFor = (j: number, sliding: ReadonlySet<number>): readonly number[] => (sliding.has(j) ? hard[j]! : [...hard[j]!, ...soft[j]!])

  /** A shortest circle, each waited for by the next; empty: there is none. */
  const circle = (sliding: ReadonlySet<number>): readonly number[] => {
    let shortest: readonly number[] = []
    for (let root = 0; root < count; root++) {
      const before = new Map<number, number>()
      const queue = [root]
      for (const car of queue) {
        for (const by of waitsFor(car, sliding)) {
          if (before.has(by)) continue
          before.set(by, car)
          queue.push(by)
        }
        if (before.has(root)) break
      }
      if (!before.has(root)) continue
      const found = [root]
      for (let car = before.get(root)!; car !== root; car = before.get(car)!) found.push(car)
      if (shortest.length === 0 || found.length < shortest.length) shortest = found
      if (shortest.length === 2) break
    }
    return shortest
  }
  const within = (sliding: ReadonlySet<number>, left: number): boolean => {
    const cars = circle(sliding)
    if (cars.length === 0) return true
    if (left === 0) return false
    return cars.some((car) => !sliding.has(car) && within(new Set([...sliding, car]), left - 1))
  }
  let knots = 0
  while (knots < most && !within(new Set(), knots)) knots++
  return knots
}
