/** How far an order of levels has come, as one number that only rises. */

export interface OrderShare {
  /** 0 to 1. */
  readonly done: number
  /** `part`: of that attempt, 0 to 1. */
  moved(seed: string, attempt: number, part: number): void
  ended(seed: string, attempt: number): void
  /** The level of this seed is made. */
  made(seed: string): void
}

interface Level {
  ended: number
  /** Parts by attempt. */
  readonly running: Map<number, number>
}

/**
 * Levels count alike. Most are made by their first attempt, so that is half of a level's share; all others that it may come to, up to
 * `tries`, are the other half.
 */
export function orderShare(count: number, tries: number): OrderShare {
  const underWay = new Map<string, Level>()
  /** By seed. Attempts at them may still be ending. */
  const finished = new Set<string>()
  let most = 0
  const levelOf = (seed: string): Level => {
    const known = underWay.get(seed)
    if (known) return known
    const level = { ended: 0, running: new Map<number, number>() }
    underWay.set(seed, level)
    return level
  }
  const finish = (seed: string): void => {
    underWay.delete(seed)
    finished.add(seed)
  }
  const shareOf = ({ ended, running }: Level): number => {
    const attempts = [...running.values()].reduce((sum, part) => sum + part, ended)
    return tries === 1 ? attempts : attempts <= 1 ? attempts / 2 : 0.5 + (0.5 * (attempts - 1)) / (tries - 1)
  }
  const update = (): void => {
    const sum = [...underWay.values()].reduce((all, level) => all + shareOf(level), finished.size)
    most = Math.max(most, Math.min(1, sum / count))
  }
  return {
    get done() {
      return most
    },
    moved(seed, attempt, part) {
      if (finished.has(seed)) return
      levelOf(seed).running.set(attempt, part)
      update()
    },
    ended(seed, attempt) {
      if (finished.has(seed)) return
      const level = levelOf(seed)
      level.running.delete(attempt)
      if (++level.ended >= tries) finish(seed)
      update()
    },
    made(seed) {
      finish(seed)
      update()
    },
  }
}
