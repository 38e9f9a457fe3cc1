/** The solver as the generator's judge: the fewest pushes of a stage, or that it is none to offer. Small, since it is asked thousands of times. */
import type { Stop } from '../../solving.ts'
import { DeadEnd } from './dead/deadEnd.ts'
import { Goal } from './goal.ts'
import { modelOf } from './model.ts'
import { Play } from './play.ts'
import { Position } from './position.ts'
import { Pushes } from './pushes.ts'
import type { Stage } from './stage.ts'
import { StateTable } from './table.ts'

/** Tells what work was done, in positions kept or as much. */
export type Spend = (work: number) => void
/** Of a judgement that keeps nothing yet. */
const PRICE = 10
/** Positions that judging a stage may keep. */
export const HEAVIEST = 3_000

/** The fewest pushes: breadth-first, dead ends left out. undefined: unsolvable, more than `HEAVIEST` positions, or stopped. */
export function judge(stage: Stage, stop: Stop, spend: Spend): number | undefined {
  const model = modelOf(stage)
  const play = new Play(model, true)
  const pushes = new Pushes(play)
  const met = new Position(model)
  const goal = new Goal(model)
  const deadEnd = new DeadEnd(met)
  /** A state's word: the pushes that led to it. */
  const table = new StateTable(model.stride)
  const state = new Uint8Array(model.stride)
  const end = (fewest?: number): number | undefined => {
    spend(PRICE + table.size)
    return fewest
  }

  play.start(table.key)
  met.read(table.key)
  if (goal.isSolved(met)) return end(0)
  if (deadEnd.isDead()) return end()
  table.find()
  table.add(0, 0)
  for (let i = 1; i <= table.size && table.size <= HEAVIEST && !stop.aborted; i++) {
    const cost = table.word(i) + 1
    let isDone = false
    table.read(i, state)
    play.read(state)
    pushes.each(table.key, () => {
      if (isDone || table.find() !== 0) return
      // A push that can be taken back neither ends the game nor leads to a dead end from elsewhere.
      if (!play.isQuiet()) {
        met.read(table.key)
        if (goal.isSolved(met)) isDone = true
        else if (deadEnd.isDead()) return
      }
      if (!isDone) table.add(i, cost)
    })
    if (isDone) return end(cost)
  }
  return end()
}
