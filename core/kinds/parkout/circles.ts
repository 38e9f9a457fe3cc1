/**
 * Exact feedback vertex sets of up to 32 cars: can sliding so many cars leave no circle of waits? Branches over the cars of one circle;
 * circles without a car in common, which need a slide each, cut the branches off.
 */
export interface Circles {
  /** The cars of `alive` without those in no circle, nor on the way from one to another. */
  trim(alive: number): number
  /** true: sliding at most `slides` cars leaves no circle among the cars `alive`. */
  breakable(alive: number, slides: number): boolean
}

/** The number of the lowest bit. */
const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits)

/** `waits`: by car, who waits for it, the hard waits among them; may change between two questions. `hard`: who waits for it even if it slides. */
export function circles(waits: Int32Array, hard: Int32Array): Circles {
  const count = waits.length
  const layers = new Int32Array(count + 2)

  const trim = (alive: number): number => {
    for (let left = alive; ; ) {
      let waiting = 0
      let kept = left
      for (let cars = left; cars; cars &= cars - 1) {
        const car = lowestBit(cars)
        const by = waits[car]! & left
        waiting |= by
        if (by === 0) kept &= ~(1 << car)
      }
      kept &= waiting
      if (kept === left) return left
      left = kept
    }
  }

  /** The partner of a circle of two, the lowest, or -1. */
  const partner = (car: number, alive: number): number => {
    for (let others = waits[car]! & alive; others; others &= others - 1) {
      const other = lowestBit(others)
      if ((waits[other]! >>> car) & 1) return other
    }
    return -1
  }

  /** The cars of a shortest circle; there is one. Written into `circle`, each waited for by the one before it, the first by the last. */
  const circle = new Uint8Array(count)
  const shortest = (alive: number): number => {
    let best = count + 1
    for (let roots = alive; roots && best > 3; roots &= roots - 1) {
      const root = lowestBit(roots)
      // layers[d]: who gets to the root in d waits.
      layers[1] = waits[root]! & alive
      let d = 1
      while (d < best && !((layers[d]! >>> root) & 1)) {
        let next = 0
        for (let cars = layers[d]!; cars; cars &= cars - 1) next |= waits[lowestBit(cars)]!
        layers[++d] = next & alive
      }
      if (d >= best) continue
      best = d
      let at = root
      for (let k = 0; k < d; k++) {
        circle[k] = at
        for (let cars = layers[d - 1 - k]!; cars; cars &= cars - 1) {
          const to = lowestBit(cars)
          if (!((waits[to]! >>> at) & 1)) continue
          at = to
          break
        }
      }
    }
    return best
  }

  /** Does every set of circles without a car in common that comes to hand have at most `slides`? `rest`: trimmed. */
  const packs = (alive: number, slides: number): boolean => {
    let left = slides
    let rest = alive
    for (let cars = rest; cars; cars &= cars - 1) {
      const car = lowestBit(cars)
      const other = partner(car, rest)
      if (other < 0) continue
      if (--left < 0) return false
      rest &= ~((1 << car) | (1 << other))
      cars &= rest | (1 << car)
    }
    for (rest = trim(rest); rest; rest = trim(rest)) {
      if (--left < 0) return false
      const length = shortest(rest)
      for (let k = 0; k < length; k++) rest &= ~(1 << circle[k]!)
    }
    return true
  }

  /** `fixed`: cars that shall not slide. */
  const solve = (cars: number, slides: number, fixed: number): boolean => {
    const alive = trim(cars)
    if (alive === 0) return true
    if (slides === 0 || !packs(alive, slides)) return false
    // The cars to choose from, and for each who waits for it on the circle.
    let choices = 0
    let length = 0
    for (let left = alive; left; left &= left - 1) {
      const car = lowestBit(left)
      const other = partner(car, alive)
      if (other < 0) continue
      choices = (1 << car) | (1 << other)
      if ((hard[car]! >>> other) & 1) choices &= ~(1 << car)
      if ((hard[other]! >>> car) & 1) choices &= ~(1 << other)
      length = 2
      break
    }
    if (length === 0) {
      length = shortest(alive)
      for (let k = 0; k < length; k++) {
        const before = circle[(k + length - 1) % length]!
        if (!((hard[circle[k]!]! >>> before) & 1)) choices |= 1 << circle[k]!
      }
    }
    // Each in turn slides, and those tried before it do not.
    let still = fixed
    for (let left = choices & ~fixed; left; left &= left - 1) {
      const car = lowestBit(left)
      const before = waits[car]!
      waits[car] = hard[car]!
      const done = solve(alive, slides - 1, still)
      waits[car] = before
      if (done) return true
      still |= 1 << car
    }
    return false
  }

  return { trim, breakable: (alive, slides) => solve(alive, slides, 0) }
}
