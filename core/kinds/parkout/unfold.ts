/** From the slides of a closed line to the whole line of moves. */
import type { Move } from '../../play.ts'
import { slideCar, slideStop } from './closed.ts'
import { GONE, lowest, type Model, readTaken, toggle } from './model.ts'
import { packMove } from './moves.ts'

/**
 * Before and after each slide every car leaves that can, the lowest number first, also those that the closed space took away where they
 * harmed nobody. A slide is to the stop it was emitted with: where an equal stop stands for the car's own, the cells between are free.
 * `from`: stops by car. Throws where a slide is not legal or a car stays behind: either would be a bug.
 */
export function unfold(model: Model, from: Uint8Array, slides: readonly Move[]): readonly Move[] {
  const { count, line, length, ahead } = model
  const stops = from.slice()
  const taken = new Int32Array(model.walls.length)
  readTaken(model, stops, taken)
  const moves: Move[] = []
  const letOut = (): void => {
    for (let i = 0; i < count; i++) {
      if (stops[i] === GONE || ahead[i * 32 + stops[i]!]! & taken[line[i]!]!) continue
      toggle(model, i, stops[i]!, taken)
      stops[i] = GONE
      moves.push(packMove(i, 0))
      i = -1
    }
  }
  letOut()
  for (const slide of slides) {
    const car = slideCar(slide)
    const [at, stop] = [stops[car]!, slideStop(slide)]
    if (at === GONE || at === stop) throw new Error(`slide ${slide} of a closed line moves nothing`)
    toggle(model, car, at, taken)
    const [low, high] = at < stop ? [at, stop] : [stop, at]
    if (taken[line[car]!]! & lowest(high + length[car]!) & ~lowest(low)) throw new Error(`slide ${slide} of a closed line is not legal`)
    toggle(model, car, stop, taken)
    stops[car] = stop
    moves.push(packMove(car, stop - at))
    letOut()
  }
  if (stops.some((stop) => stop !== GONE)) throw new Error('a closed line leaves cars behind')
  return moves
}
