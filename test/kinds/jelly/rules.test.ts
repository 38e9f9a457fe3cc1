/** The rules against worked cases, move by move. */
import { describe, expect, test } from 'vitest'
import { parse } from '../../../core/kinds/jelly/level.ts'
import { modelOf } from '../../../core/kinds/jelly/model.ts'
import { readMove } from '../../../core/kinds/jelly/moves.ts'
import { rules } from '../../../core/kinds/jelly/rules.ts'
import type { Stage } from '../../../core/kinds/jelly/stage.ts'
import { standing } from '../../../core/kinds/jelly/standing.ts'
import type { Move, Rows, State } from '../../../core/play.ts'
import { type MicroCase, micro } from './micro.ts'

function stageOf(rows: Rows): Stage {
  const stage = parse(rows)
  if (!stage.ok) throw new Error(JSON.stringify(stage.issues))
  return stage.value
}

const alike = (board: Rows): Rows => board.map((row) => row.replace(/[@*$%]/g, '@'))

function shown(stage: Stage, state: State) {
  const { cells, buds } = standing(stage, modelOf(stage), state)
  const { width, height } = stage
  const board = Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width).join(''))
  return { board: alike(board), hiddenLeft: buds.length, solved: rules(stage).isSolved(state) }
}

describe('worked cases', () => {
  test('all are here', () => expect(micro.map(({ id }) => id).filter((id) => /^[mx]\d\d$/.test(id))).toHaveLength(41))

  test.each(micro.map((one): [string, MicroCase] => [`${one.id} ${one.title}`, one]))('%s', (_, { rows, atLoad, moves }) => {
    const stage = stageOf(rows)
    const play = rules(stage)
    let state: State = new Uint8Array(play.stride)
    play.start(state)
    expect(shown(stage, state)).toEqual({ ...atLoad, board: alike(atLoad.board) })
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
      expect(shown(stage, next)).toEqual({ board: alike(board), hiddenLeft, solved })
      state = next
    }
  })
})
