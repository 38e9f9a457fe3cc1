/** The rules against worked cases, move by move. */
import { describe, expect, test } from 'vitest'
import { modelOf } from '../../../core/kinds/jelly/model.ts'
import { readMove } from '../../../core/kinds/jelly/moves.ts'
import { rules } from '../../../core/kinds/jelly/rules.ts'
import type { Stage } from '../../../core/kinds/jelly/stage.ts'
import { standing } from '../../../core/kinds/jelly/standing.ts'
import type { Move, Rows, State } from '../../../core/play.ts'
import { shown } from './graph.ts'
import { type MicroCase, micro } from './micro.ts'
import { stageOf } from './stageOf.ts'

const alike = (board: Rows): Rows => board.map((row) => row.replace(/[@*$%]/g, '@'))

const shownAt = (stage: Stage, state: State) => ({
  board: shown(stage, state),
  hiddenLeft: standing(stage, modelOf(stage), state).buds.length,
  solved: rules(stage).isSolved(state),
})

describe('worked cases', () => {
  test('all are here', () => expect(micro.map(({ id }) => id).filter((id) => /^[mx]\d\d$/.test(id))).toHaveLength(41))

  test.each(micro.map((one): [string, MicroCase] => [`${one.id} ${one.title}`, one]))('%s', (_, { rows, atLoad, moves }) => {
    const stage = stageOf(...rows)
    const play = rules(stage)
    let state: State = new Uint8Array(play.stride)
    play.start(state)
    expect(shownAt(stage, state)).toEqual({ ...atLoad, board: alike(atLoad.board) })
    for (const step of moves) {
      const move = readMove(stage, step.move.replace(/,-1$/, '<').replace(/,1$/, '>'))!
      const legal: Move[] = []
      play.legalMoves(state, legal)
      expect(legal.includes(move)).toBe(step.legal)
      if (!step.legal) continue
      const before = state.slice()
      const next = new Uint8Array(play.stride)
      play.apply(state, move, next)
      expect(state).toEqual(before)
      const { board, hiddenLeft, solved } = step
      expect(shownAt(stage, next)).toEqual({ board: alike(board), hiddenLeft, solved })
      state = next
    }
  })
})
