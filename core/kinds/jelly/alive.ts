/** Which of all positions that can come up can still be solved: every position is visited, so of small stages only. */
import type { State } from '../../play.ts'
import type { CountLimits } from '../../search/optimal.ts'
import type { Stop } from '../../solving.ts'
import { Goal } from './goal.ts'
import type { Model } from './model.ts'
import { Play } from './play.ts'
import { Position } from './position.ts'
import { Pushes } from './pushes.ts'
import { StateTable } from './table.ts'

export interface Alive {
  /** Positions that can come up, solved ones included; play ends there. */
  readonly positions: number
  /** Of those, from which it can still be solved. */
  readonly alive: number
}

const EXPANSIONS_A_POLL = 32
/** Of one way from a position to another, forth and back. */
const STEP_BYTES = 8

/** undefined: there are more positions than the limits allow, or it was stopped. */
export function countAlive(model: Model, from: State | undefined, limits: CountLimits, stop: Stop): Alive | undefined {
  const play = new Play(model, true)
  const pushes = new Pushes(play)
  const met = new Position(model)
  const goal = new Goal(model)
  const table = new StateTable(model.stride)
  const state = new Uint8Array(model.stride)
  /** By state: where its ways begin in `to`. */
  const first = [0, 0]
  const to: number[] = []

  play.start(table.key, from)
  met.read(table.key)
  table.find()
  table.add(0, goal.isSolved(met) ? 1 : 0)
  for (let i = 1; i <= table.size; i++) {
    if (i % EXPANSIONS_A_POLL === 0 && stop.aborted) return undefined
    if (table.word(i) === 0) {
      table.read(i, state)
      play.read(state)
      pushes.each(table.key, () => {
        let next = table.find()
        if (next === 0) {
          const isQuiet = play.isQuiet()
          if (!isQuiet) met.read(table.key)
          next = table.add(i, !isQuiet && goal.isSolved(met) ? 1 : 0)
        }
        to.push(next)
      })
    }
    first.push(to.length)
    if (table.size > limits.maxStates || table.bytes + STEP_BYTES * (to.length + first.length) > limits.maxBytes) return undefined
  }
  return { positions: table.size, alive: countBackwards(table, first, to) }
}

/** States from which a solved one (word 1) is reached. */
function countBackwards(table: StateTable, first: readonly number[], to: readonly number[]): number {
  const { size } = table
  const begin = new Int32Array(size + 2)
  for (const next of to) begin[next + 1]!++
  for (let i = 1; i < begin.length; i++) begin[i]! += begin[i - 1]!
  const filled = begin.slice()
  const before = new Int32Array(to.length)
  for (let i = 1; i <= size; i++) for (let step = first[i]!; step < first[i + 1]!; step++) before[filled[to[step]!]!++] = i
  const isAlive = new Uint8Array(size + 1)
  const queue: number[] = []
  for (let i = 1; i <= size; i++) if (table.word(i) === 1) queue.push(i)
  for (const i of queue) isAlive[i] = 1
  for (let at = 0; at < queue.length; at++) {
    const state = queue[at]!
    for (let k = begin[state]!; k < begin[state + 1]!; k++) {
      const one = before[k]!
      if (isAlive[one] === 1) continue
      isAlive[one] = 1
      queue.push(one)
    }
  }
  return queue.length
}
