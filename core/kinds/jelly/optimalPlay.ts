/** Every way to play a stage with the fewest pushes: breadth-first, dead ends left out, then back from the final positions. */
import type { State } from '../../play.ts'
import type { Counted, CountLimits, ShortestLines } from '../../search/optimal.ts'
import type { Report, Stop } from '../../solving.ts'
import { boundFor } from './bound.ts'
import { Lookout } from './dead/lookout.ts'
import { Goal } from './goal.ts'
import type { Model } from './model.ts'
import { Patterns } from './patterns/patterns.ts'
import { Play } from './play.ts'
import { Position } from './position.ts'
import { Pushes } from './pushes.ts'
import { spreadFor } from './spread.ts'
import { StateTable } from './table.ts'

/**
 * State 0 is no position: each final position has one step there, so that two lines with different ends are never one. The final
 * positions come next, the start is the last. A step is what is moved and which way (pushes.ts).
 */
export interface OptimalPlay extends ShortestLines {
  /** Final positions. */
  readonly finals: number
  /** By step: some colour then lies farther apart. */
  readonly away: readonly boolean[]
  /** By state: the pushes that can be made there, optimal or not; 0 for state 0 and the final positions. */
  readonly available: readonly number[]
}

// A state's word: the pushes that led to it, and whether it may be a dead end as far as was looked.
const wordOf = (cost: number, unseen: boolean): number => 2 * cost + (unseen ? 1 : 0)
const costOf = (word: number): number => word >> 1
const isUnseen = (word: number): boolean => (word & 1) === 1
const DEAD = -2

const EXPANSIONS_A_POLL = 32
const EXPANSIONS_A_REPORT = 1_024
/** Of one step and of one state kept, at most. */
const STEP_BYTES = 96
const STATE_BYTES = 40

/** `fewest`: the proven number of pushes from `from`. `work` of the reports is that of counting. */
export function optimalPlay(
  model: Model,
  from: State | undefined,
  fewest: number,
  limits: CountLimits,
  report: Report,
  stop: Stop,
): Counted<OptimalPlay> {
  const play = new Play(model, true)
  const pushes = new Pushes(play)
  const met = new Position(model)
  const goal = new Goal(model)
  const bound = boundFor(model)
  let left = bound
  const table = new StateTable(model.stride)
  const lookout = new Lookout(play.position)
  const state = new Uint8Array(model.stride)
  let expanded = 0
  const isStopped = (): boolean => {
    if (++expanded % EXPANSIONS_A_REPORT === 0) report({ expanded, stored: table.size, lowerBound: fewest, upperBound: fewest })
    return expanded % EXPANSIONS_A_POLL === 0 && stop.aborted
  }

  if (stop.aborted) return { stoppedBy: 'caller', stored: 0 }
  play.start(table.key, from)
  const patterns = new Patterns(model, table.key.slice(), limits.maxBytes)
  table.find()
  table.add(0, wordOf(0, false))
  for (let i = 1; i <= table.size && costOf(table.word(i)) < fewest; i++) {
    if (patterns.makeDue(expanded, stop)) left = patterns.sharpen(bound)
    if (isStopped()) return { stoppedBy: 'caller', stored: table.size }
    const cost = costOf(table.word(i)) + 1
    table.read(i, state)
    play.read(state)
    if (isUnseen(table.word(i)) && lookout.isDead()) {
      table.change(i, 0, DEAD)
      continue
    }
    pushes.each(table.key, () => {
      if (table.find() !== 0) return
      // A push that can be taken back neither ends the game nor leads to a dead end from elsewhere.
      const isQuiet = play.isQuiet()
      if (cost < fewest) {
        if (cost + left(table.key) <= fewest && (isQuiet || !lookout.seesDead(table.key))) table.add(i, wordOf(cost, !isQuiet))
      } else if (!isQuiet) {
        met.read(table.key)
        if (goal.isSolved(met)) table.add(i, wordOf(cost, false))
      }
    })
    if (table.size > limits.maxStates) return { stoppedBy: 'states', stored: table.size }
    if (table.bytes + lookout.bytes + patterns.bytes > limits.maxBytes) return { stoppedBy: 'memory', stored: table.size }
  }

  const numbers = new Int32Array(table.size + 1).fill(-1)
  const first = [0, 0]
  const to: number[] = []
  const labels: string[] = []
  const away: boolean[] = []
  const available = [0]
  const spread = spreadFor(model)
  let finals = 0
  for (let i = table.size; i > 0; i--) {
    if (table.word(i) === DEAD) continue
    const cost = costOf(table.word(i))
    if (cost === fewest) {
      numbers[i] = available.push(0) - 1
      first.push(to.push(0))
      labels.push(`end ${finals++}`)
      away.push(false)
      continue
    }
    if (isStopped()) return { stoppedBy: 'caller', stored: table.size }
    table.read(i, state)
    play.read(state)
    const here = spread(state)
    const begin = to.length
    pushes.each(table.key, (group, right) => {
      const next = table.find()
      if (next === 0 || numbers[next]! < 0 || costOf(table.word(next)) !== cost + 1) return
      play.takeBack()
      const push = pushes.moved(group, right)
      if (labels.indexOf(push, begin) >= 0) return
      to.push(numbers[next]!)
      labels.push(push)
      away.push(spread(table.key) > here)
    })
    if (to.length === begin) continue
    numbers[i] = available.push(pushes.count()) - 1
    first.push(to.length)
    if (table.bytes + STATE_BYTES * available.length + STEP_BYTES * to.length > limits.maxBytes)
      return { stoppedBy: 'memory', stored: table.size }
  }
  if (numbers[1]! < 0) throw new Error(`no play of ${fewest} pushes`)
  return { play: { first, to, labels, finals, away, available }, stored: table.size }
}
