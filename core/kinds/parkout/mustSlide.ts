/**
 * The bound of `best`: how many cars of a closed position must slide at least.
 *
 * Play is made easier than it is: a cell that was free once counts as free for good, and a car pays for its first slide only. The bound is
 * the size of the smallest set of cars whose sliding lets everybody out under these terms. It never exceeds the slides a line needs, for
 * the cars that slide in a line are such a set: by induction, whatever is free in the line is free here. A slide changes it by at most 1
 * either way: a set for the position after the slide, with the car that slid, is one for the position before, since that car can get
 * where it went (and back, the other way round); exits and equal stops change nothing that another car could notice.
 *
 * The smallest set is found by branching over *landmarks*, sets of cars one of which must slide. To find one, start from a taken cell, for
 * every car must leave its cells, and gather with each such cell what all ways of freeing it need: its car may leave, for which a taken
 * cell before that car must be free; or its car may slide off, at once (then the car is in the landmark), or after the taken cell at one
 * end of its reach is free. Unless a car of the landmark slides, none of the gathered cells is ever the first to become free.
 *
 * On large crowded lots the proof that no smaller set will do can take very long. It is then broken off, and the bound is the lower for
 * it: still proven, but weaker.
 */
import type { Stop } from '../../solving.ts'
import { GONE, lowest, type Model } from './model.ts'

export interface MustSlide {
  /** By car; to be filled in before asking, together with `taken`. */
  readonly stops: Uint8Array
  /** By line: walls and the cells of all cars. */
  readonly taken: Int32Array
  /** Says that `stops` and `taken` were filled in anew. */
  begin(): void
  /** Grants the effort for all questions until the next grant: a second or two, which ordinary lots do not come near. */
  grant(): void
  /** false: proven, no set of at most `slides` cars will do. true: one will; or the effort granted did not suffice to tell, or `stop` was raised. `free`: a car that slides without being counted, -1 for none. */
  within(slides: number, free: number): boolean
  /** Into `cars`, 1 for each car that may be in a set of `bound` cars that will do, where no smaller set does; others surely are not. */
  helpful(bound: number, cars: Uint8Array): void
}

/** How things stand after some cars slid, under the easier terms. */
interface Stage {
  /** By line: walls and cells that were never free. */
  readonly taken: Int32Array
  /** By car: its lowest and highest stop so far, and 1 for gone. */
  readonly least: Uint8Array
  readonly most: Uint8Array
  readonly gone: Uint8Array
  /** By car, as many as asked for: a landmark. */
  readonly landmark: Uint8Array
}

// What a car may do besides leaving.
const MAY_SLIDE = 0
const SLIDES = 1
const STAYS = 2
/** Sets kept. */
const RECENT = 4
/** Cars looked at. */
const EFFORT = 20_000_000

export function mustSlide(model: Model, stop: Stop): MustSlide {
  const { count, rows, columns, line, length, across, forward, low, high, ahead, body } = model
  const stops = new Uint8Array(count)
  const taken = new Int32Array(rows + columns)
  /** The car on each taken cell, row-major. */
  const owner = new Uint8Array(rows * columns)
  const role = new Uint8Array(count)

  const stages: Stage[] = []
  const stage = (depth: number): Stage =>
    (stages[depth] ??= {
      taken: new Int32Array(rows + columns),
      least: new Uint8Array(count),
      most: new Uint8Array(count),
      gone: new Uint8Array(count),
      landmark: new Uint8Array(count),
    })
  const copy = (from: Stage, to: Stage): void => {
    to.taken.set(from.taken)
    to.least.set(from.least)
    to.most.set(from.most)
    to.gone.set(from.gone)
  }
  const restart = (first: Stage): void => {
    first.taken.set(taken)
    first.least.set(stops)
    first.most.set(stops)
    for (let i = 0; i < count; i++) first.gone[i] = stops[i] === GONE ? 1 : 0
  }
  const cellOf = (car: number, at: number): number => (line[car]! < rows ? line[car]! * columns + at : at * columns + line[car]! - rows)

  const release = (at: Stage, car: number, cells: number): void => {
    at.taken[line[car]!]! &= ~cells
    const first = line[car]! < rows ? rows : 0
    const others = ~(1 << across[car]!)
    for (let rest = cells; rest; rest &= rest - 1) at.taken[first + 31 - Math.clz32(rest & -rest)]! &= others
  }

  let effort = EFFORT
  let from = 0
  let to = 0
  /** Where a car can get among cells that were free: its stops `from`..`to`. */
  const reach = (at: Stage, car: number, cells: number): void => {
    from = at.least[car]!
    to = at.most[car]!
    while (to < high[car]! && !((cells >> (to + length[car]!)) & 1)) to++
    while (from > low[car]! && !((cells >> (from - 1)) & 1)) from--
  }
  /** The cells that a car covers at all of these stops. */
  const kept = (car: number): number => lowest(from + length[car]!) & ~lowest(to)

  /** Lets out and slides whoever can, until nothing changes. true: all are gone. */
  const settle = (at: Stage): boolean => {
    const { gone, least, most } = at
    for (;;) {
      effort -= count
      let changed = false
      let stuck = false
      for (let i = 0; i < count; i++) {
        if (gone[i]) continue
        const cells = at.taken[line[i]!]!
        if (!(ahead[i * 32 + stops[i]!]! & cells)) {
          gone[i] = 1
          release(at, i, body[i]! << stops[i]!)
          changed = true
          continue
        }
        stuck = true
        if (role[i] !== SLIDES) continue
        reach(at, i, cells)
        if (from === least[i] && to === most[i]) continue
        least[i] = from
        most[i] = to
        release(at, i, (body[i]! << stops[i]!) & ~kept(i) & cells)
        changed = true
      }
      if (!changed) return !stuck
    }
  }

  // Cells gathered for a landmark, row-major; a cell or car is marked with the number of the search that last met it.
  const gathered = new Uint16Array(rows * columns)
  const cellMark = new Int32Array(rows * columns)
  const carMark = new Int32Array(count)
  let total = 0
  let searches = 0
  const gather = (cell: number): void => {
    if (cellMark[cell] === searches) return
    cellMark[cell] = searches
    gathered[total++] = cell
  }
  const landmark = new Uint8Array(count)
  /** What freeing one cell needs: the size of the landmark, which is left in `landmark`. */
  const landmarkFor = (at: Stage, root: number): number => {
    let size = 0
    total = 0
    searches++
    gather(root)
    for (let k = 0; k < total; k++) {
      const cell = gathered[k]!
      const car = owner[cell]!
      const cells = at.taken[line[car]!]!
      if (role[car] !== STAYS) {
        reach(at, car, cells)
        const x = cell % columns
        const place = line[car]! < rows ? x : (cell - x) / columns
        if (role[car] === SLIDES || (kept(car) >> place) & 1) {
          // The one before its nose stands for its exit too.
          if (to < high[car]!) gather(cellOf(car, to + length[car]!))
          if (from > low[car]!) gather(cellOf(car, from - 1))
          continue
        }
        if (carMark[car] !== searches) {
          carMark[car] = searches
          landmark[size++] = car
        }
      }
      const before = ahead[car * 32 + stops[car]!]! & cells
      gather(cellOf(car, 31 - Math.clz32(forward[car] ? before & -before : before)))
    }
    return size
  }

  /** A small landmark, left with the stage, while somebody is stuck; its size. 0: no slide helps. */
  const smallLandmark = (at: Stage): number => {
    let car = count - 1
    while (at.gone[car]) car--
    let root = cellOf(car, stops[car]!)
    // What the last gathered cell needs is part of what the first one needs, and often less.
    for (let least = count + 1; ; root = gathered[total - 1]!) {
      const size = landmarkFor(at, root)
      if (size >= least) return least
      least = size
      for (let k = 0; k < size; k++) at.landmark[k] = landmark[k]!
      if (size < 2) return size
    }
  }

  const spare = stage(0)
  const packed = new Uint8Array(count)
  let packedCars = 0
  /** Landmarks without a car in common, which need a slide each: how many, or some number above `most`. Their cars are left in `packed`. */
  const pack = (at: Stage, firstSize: number, most: number): number => {
    copy(at, spare)
    packedCars = 0
    let need = 1
    for (let cars = at.landmark, size = firstSize; ; cars = spare.landmark) {
      for (let k = 0; k < size; k++) {
        role[cars[k]!] = SLIDES
        packed[packedCars++] = cars[k]!
      }
      if (need > most || settle(spare)) break
      need++
      size = smallLandmark(spare)
      if (size > 0) continue
      need = Number.POSITIVE_INFINITY
      break
    }
    for (let k = 0; k < packedCars; k++) role[packed[k]!] = MAY_SLIDE
    return need
  }

  // Sets that did for positions asked about lately, the latest first; what did for a neighbour often does again.
  const recent: Uint8Array[] = []
  const sliding: number[] = []
  const remember = (): void => {
    recent.unshift(Uint8Array.from(sliding))
    if (recent.length > RECENT) recent.pop()
  }
  const isKnown = (slides: number): boolean => {
    for (const cars of recent) {
      if (cars.length > slides) continue
      restart(spare)
      for (let k = 0; k < cars.length; k++) role[cars[k]!] = SLIDES
      const done = settle(spare)
      for (let k = 0; k < cars.length; k++) role[cars[k]!] = MAY_SLIDE
      if (done) return true
    }
    return false
  }

  const solve = (depth: number, slides: number): boolean => {
    if (effort < 0 || stop.aborted) return true
    const at = stage(depth)
    if (settle(at)) {
      remember()
      return true
    }
    if (slides <= 0) return false
    const size = smallLandmark(at)
    if (size === 0 || (slides > 1 && pack(at, size, slides) > slides)) return false
    let done = false
    let tried = 0
    for (; tried < size && !done; tried++) {
      const car = at.landmark[tried]!
      copy(at, stage(depth + 1))
      role[car] = SLIDES
      sliding.push(car)
      done = solve(depth + 1, slides - 1)
      sliding.pop()
      // The others are tried for sets without this car.
      role[car] = STAYS
    }
    for (let k = 0; k < tried; k++) role[at.landmark[k]!] = MAY_SLIDE
    return done
  }

  return {
    stops,
    taken,
    begin() {
      for (let i = 0; i < count; i++) {
        if (stops[i] === GONE) continue
        const step = line[i]! < rows ? 1 : columns
        for (let cell = cellOf(i, stops[i]!), k = length[i]!; k > 0; cell += step, k--) owner[cell] = i
      }
    },
    grant() {
      effort = EFFORT
    },
    within(slides, free) {
      if (isKnown(slides)) return true
      restart(stage(1))
      if (free >= 0) role[free] = SLIDES
      const done = solve(1, slides)
      if (free >= 0) role[free] = MAY_SLIDE
      return done
    },
    helpful(bound, cars) {
      const first = stage(1)
      restart(first)
      settle(first)
      const tight = pack(first, smallLandmark(first), bound) === bound
      cars.fill(tight ? 0 : 1)
      // As many landmarks as cars in such a set: it has one car of each, and no other.
      if (tight) for (let k = 0; k < packedCars; k++) cars[packed[k]!] = 1
    },
  }
}
