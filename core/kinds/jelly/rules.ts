/** The plain rules of Jelly: pushes of one group by one cell, and all that follows before the next. */
import type { Move, Rules, State } from '../../play.ts'
import { Goal } from './goal.ts'
import { gridCell, modelOf } from './model.ts'
import { isRight, moveX, moveY, packMove } from './moves.ts'
import { Obstacles } from './obstacles.ts'
import { Play } from './play.ts'
import { SOLID } from './position.ts'
import type { Stage } from './stage.ts'

/**
 * A move names any cell of what is pushed. They are listed cell by cell in reading order, to the left before to the right;
 * `searchMoves` names each group once, by its first cell.
 */
export function rules(stage: Stage): Rules {
  const model = modelOf(stage)
  const play = new Play(model, false)
  const goal = new Goal(model)
  const { position } = play
  let obstacles: Obstacles | undefined

  const list = (state: State, out: Move[], every: boolean): void => {
    out.length = 0
    play.read(state)
    const seen = new Set<number>()
    for (let cell = 0; cell < model.size; cell++) {
      const group = position.owner[cell]!
      if (group <= SOLID || (!every && seen.has(group))) continue
      seen.add(group)
      const [x, y] = [model.xOf[cell]!, model.yOf[cell]!]
      if (play.canPush(group, false)) out.push(packMove(model, x, y, false))
      if (play.canPush(group, true)) out.push(packMove(model, x, y, true))
    }
  }

  return {
    stride: model.stride,
    start: (into) => play.start(into),
    legalMoves: (state, out) => list(state, out, true),
    searchMoves: (state, out) => list(state, out, false),
    apply(state, move, into) {
      play.read(state)
      const group = position.owner[gridCell(model, moveX(model, move), moveY(model, move))]!
      if (group <= SOLID || !play.push(group, isRight(move), into)) throw new Error(`the move ${move} is not legal`)
    },
    isSolved(state) {
      position.read(state)
      return goal.isSolved(position)
    },
    isDead(state) {
      obstacles ??= new Obstacles(model)
      return obstacles.isDead(state)
    },
  }
}
