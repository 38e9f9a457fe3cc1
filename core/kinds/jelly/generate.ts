/**
 * Grows stages by annealing: one is changed a little again and again, the solver judges, and what is worse is kept less and less often.
 * Acceptance is by threshold (Dueck & Scheuer 1990), so no two machines round it differently.
 */
import type { Attempt, AttemptProgress, LevelGenerator, Params } from '../../generator.ts'
import type { Random } from '../../random.ts'
import type { Stop } from '../../solving.ts'
import { settled } from './arrange.ts'
import { additionTo, changeOf } from './changes.ts'
import { contradiction } from './contradiction.ts'
import { GRADE_ENDS, GRADES } from './difficulty.ts'
import { judge, type Spend } from './judge.ts'
import { assess, floatingAnchors, removalsOf } from './quality.ts'
import { blank, cellAt, colourOf, isJelly, otherEnd, type Stage, WALL } from './stage.ts'
import { canonical } from './symmetry.ts'
import { countsOf, excess, lacking, missing, type Wish, wishOf, wishParams } from './wish.ts'

/** How much worse a change may be at first, in pushes. */
const HEAT = 1.6
/** Of accepted stages with as many pushes as the last one looked at closely, so many pass until the next close look; twice as many each time. */
const CLOSE_LOOK = 8
/** Where a grade is wished for, a hidden jelly is worth so many pushes, and a push at most so much of the score. */
const HIDDEN = 3
const MOST_A_PUSH = 3.5
/** A thing that must be there and is not, or does nothing, is as bad as so many pushes fewer. */
const IDLE = 4
/** Where something is missing, one of so many changes adds it. */
const ADD_ONE_IN = 3
/** What a change that does not even fit costs, as work. */
const MISFIT = 1
/** Changes made to the first stage before it must be solvable. */
const FIRST_CHANGES = 800
const FIRST_TRIES = 6
/** So many of them are not judged. */
const WARMING_UP = 40

interface Scored {
  readonly stage: Stage
  readonly pushes: number
  readonly value: number
  /** How far it is from what is wished for, in things. */
  readonly lacks: number
  /** Of the things that must be there, those that make no difference. */
  readonly idle: number
}

function attempt(params: Params, numbers: Random, report: (progress: AttemptProgress) => void, stop: Stop): Attempt<Stage> {
  const wish = wishOf(params)
  const missed = (reason: string): Attempt<Stage> => ({ is: 'missed', reason })
  let spent = 0
  const spend: Spend = (work) => {
    spent += work
  }
  const floor = wish.grade === 'any' ? 0 : (GRADE_ENDS[GRADES.indexOf(wish.grade) - 1]?.[1] ?? 0) / MOST_A_PUSH
  /** Stages above it have turned out harder than wished for. */
  let ceiling = Number.POSITIVE_INFINITY
  const worth = ({ value, pushes, idle, lacks }: Scored): number =>
    value - IDLE * (idle + lacks) - 2 * Math.max(0, value - ceiling) - 2 * Math.max(0, pushes - wish.maxMoves)
  let made: (Attempt<Stage> & { readonly is: 'made' }) | undefined
  let madePushes = 0
  let why = 'not-reached'

  let here = firstStage(wish, numbers, stop, spend, () => spent < wish.effort)
  if (!here) return missed(stop.aborted ? 'stopped' : 'no-room')
  let best = here
  let pass = 0
  let patience = CLOSE_LOOK
  let looked = Number.NEGATIVE_INFINITY
  while (spent < wish.effort && !stop.aborted && !(wish.hasGoal && made)) {
    const stage = changed(here.stage, wish, numbers)
    const judged = stage && scored(stage, wish, judge(stage, stop, spend))
    spend(MISFIT)
    const least = worth(here) - HEAT * (1 - spent / wish.effort)
    if (!judged || worth(judged) < least) continue
    const next = withIdle(judged, wish, stop, spend)
    if (worth(next) < least) continue
    here = next
    if (worth(next) > worth(best)) best = next
    report({ done: Math.min(1, spent / wish.effort), best: { pushes: Math.max(madePushes, best.pushes) } })
    const { pushes, value } = next
    if (next.idle > 0 || next.lacks > 0) continue
    if (value < floor || value > ceiling || pushes < wish.minMoves || pushes > wish.maxMoves || pushes <= madePushes) continue
    const isAlike = value === looked
    if (isAlike && pass-- > 0) continue
    patience = isAlike ? 2 * patience : CLOSE_LOOK
    pass = patience
    looked = value
    const quality = assess(next.stage, pushes, wish, stop, spend)
    if (quality.is === 'poor') {
      why = quality.reason
      if (quality.tooHard) ceiling = Math.max(floor, value - 1)
      continue
    }
    made = { is: 'made', board: quality.stage, metrics: quality.metrics }
    madePushes = pushes
  }
  if (stop.aborted) return missed('stopped')
  return made ?? missed(why)
}

/** `pushes`: what the judge says. undefined: no stage to go on with. */
function scored(stage: Stage, wish: Wish, pushes: number | undefined): Scored | undefined {
  if (!pushes) return undefined
  return {
    stage,
    pushes,
    value: pushes + (wish.grade === 'any' ? 0 : HIDDEN * stage.buds.length),
    lacks: lacking(wish.counts, countsOf(stage)),
    idle: 0,
  }
}

function withIdle(judged: Scored, { demanded }: Wish, stop: Stop, spend: Spend): Scored {
  if (demanded.length === 0) return judged
  const idle = removalsOf(judged.stage).filter(({ of, without }) => demanded.includes(of) && judge(without, stop, spend) === judged.pushes)
  return { ...judged, idle: idle.length }
}

/** One change at random, and all that it lets fall; undefined: it does not fit, or there is too much of something. */
function changed(stage: Stage, wish: Wish, numbers: Random): Stage | undefined {
  const { counts } = wish
  const few = missing(counts, countsOf(stage))
  const next =
    few.length > 0 && numbers.below(ADD_ONE_IN) === 0
      ? additionTo(stage, numbers.pick(few), counts.colours[1], numbers)
      : changeOf(stage, counts.colours[1], numbers)
  const fallen = next && settled(next)
  return fallen && isSound(fallen) && flaws(wish, fallen) <= flaws(wish, stage) ? fallen : undefined
}

const flaws = (wish: Wish, stage: Stage): number => excess(wish.counts, countsOf(stage)) + floatingAnchors(stage)

/** No hidden jelly is walled in or touched already. */
function isSound(stage: Stage): boolean {
  return stage.buds.every((bud) => {
    const target = cellAt(stage, otherEnd(bud))
    return target !== WALL && !(isJelly(target) && colourOf(target) === colourOf(bud.colour))
  })
}

/** Changed from an empty board until it can be solved; from another where that takes long. */
function firstStage(wish: Wish, numbers: Random, stop: Stop, spend: Spend, isGoing: () => boolean): Scored | undefined {
  for (let tries = 0; tries < FIRST_TRIES; tries++) {
    let stage: Stage = blank(wish)
    for (let i = 0; i < FIRST_CHANGES && isGoing() && !stop.aborted; i++) {
      const next = changed(stage, wish, numbers)
      if (!next) continue
      stage = next
      if (i < WARMING_UP) continue
      const first = scored(stage, wish, judge(stage, stop, spend))
      if (first) return first
    }
  }
  return undefined
}

export const grow: LevelGenerator<Stage> = { id: 'grow', version: 1, params: wishParams, tries: 10, contradiction, attempt, canonical }
