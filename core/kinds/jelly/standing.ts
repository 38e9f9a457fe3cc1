/** A position of play as a stage's text would show it: characters of cells, and where the hidden jellies are that have not emerged. */
import type { State } from '../../play.ts'
import { BLACK, gridCell, type Model } from './model.ts'
import { Position, SOLID } from './position.ts'
import { type Bud, EMPTY, type Stage, WALL } from './stage.ts'

export interface Standing {
  /** As in a stage; a jelly is anchored where anything it is joined or tied to is. */
  readonly cells: readonly string[]
  readonly buds: readonly Bud[]
}

export function standing(stage: Stage, model: Model, state: State): Standing {
  const position = new Position(model)
  position.read(state)
  const { width, height } = stage
  const marks = new Map<number, string>()
  model.bodies.forEach(({ cells, offsets }, body) => {
    cells.forEach((at, i) => {
      marks.set(position.place[body]! + offsets[i]!, stage.cells[at]!)
    })
  })
  const cells = Array.from({ length: width * height }, (_, at): string => {
    const cell = gridCell(model, at % width, Math.floor(at / width))
    const colour = position.colour[cell]!
    if (colour === BLACK) return marks.get(cell) ?? stage.cells[at]!
    if (colour === 0) return position.owner[cell] === SOLID ? WALL : EMPTY
    const letter = model.colours[colour - 1]!
    return position.owner[cell] === SOLID ? letter.toLowerCase() : letter
  })
  const buds = stage.buds.flatMap((bud, i): Bud[] => {
    if (position.emerged[i] === 1) return []
    const cell = position.budCell(i)
    return [{ ...bud, x: model.xOf[cell]!, y: model.yOf[cell]! }]
  })
  return { cells, buds }
}
