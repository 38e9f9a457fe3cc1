/** Changes of a whole board at one press. */
import type { Action } from '../../editing.ts'
import type { Result } from '../../fault.ts'
import { random } from '../../random.ts'
import type { Circuit } from './circuit.ts'
import { isTree, neighbourTable } from './network.ts'
import { shuffle } from './shuffle.ts'

const made = (value: Circuit): Result<Circuit> => ({ ok: true, value, issues: [] })
const refused = (code: string): Result<Circuit> => ({ ok: false, issues: [{ code, at: [], blocks: true }] })

/** The answer stays; without one the start becomes it, where it is solved. */
const scramble: Action<Circuit> = {
  id: 'scramble',
  isSeeded: true,
  apply(board, seed) {
    const answer = board.answer ?? (isTree(board.masks, neighbourTable(board)) ? board.masks : undefined)
    const masks = shuffle(board, answer ?? board.masks, random(seed))
    const isSame = answer === board.answer && masks.every((mask, cell) => mask === board.masks[cell])
    return made(isSame ? board : { ...board, masks, ...(answer && { answer }) })
  },
}

/** Back to how it was drawn: every tile of the start lies as in the answer. */
const unscramble: Action<Circuit> = {
  id: 'unscramble',
  isSeeded: false,
  apply(board) {
    const { answer } = board
    if (!answer) return refused('signal/no-answer-drawn')
    return made(answer.every((mask, cell) => mask === board.masks[cell]) ? board : { ...board, masks: answer })
  },
}

const forgetAnswer: Action<Circuit> = {
  id: 'forget-answer',
  isSeeded: false,
  apply(board) {
    if (!board.answer) return refused('signal/no-answer-drawn')
    const { answer: _, ...others } = board
    return made(others)
  },
}

export const actions: readonly Action<Circuit>[] = [scramble, unscramble, forgetAnswer]
