/**
 * Grows stages by annealing: one is changed a little again and again, the solver judges, and what is worse is kept less and less often.
 * Acceptance is by threshold (Dueck & Scheuer 1990) over whole numbers, so no two machines round it differently.
 */
import type { Attempt, AttemptProgress, LevelGenerator, Params } from '../../generator.ts'
import type { Random } from '../../random.ts'
import type { Stop } from '../../solving.ts'
import { settled } from './arrange.ts'
import { changeOf } from './changes.ts'
import { GRADE_ENDS, GRADES, SCORE_WEIGHTS } from './difficulty.ts'
import { type Judgement, judge, type Spend } from './judge.ts'
import { assess, floatingAnchors, HEAVIEST } from './quality.ts'
import { blank, cellAt, colourOf, isJelly, otherEnd, type Stage, WALL } from './stage.ts'
import { canonical } from './symmetry.ts'
import { countsOf, distance, type Wish, wishOf, wishParams } from './wish.ts'

/** Values are in hundredths: of a push, or of a point of the score where a grade is wished for. */
const UNIT = 100
/** How much worse a change may be at first. */
const HEAT = { pushes: 160, score: 400 } as const
/** Values nearer than this to that of the stage looked at last are as good as that. */
const STEP = { pushes: 1, score: 200 } as const
/** Of those, so many pass until the next close look; twice as many each time. */
const CLOSE_LOOK = 8
/** A stage's value is taken from one line and is above its score; one far below a grade is not looked at. */
const NEAR = 0.8
/** What a change that does not even fit costs, as work. */
const MISFIT = 1
/** Changes made to the first stage before it must have what is wished for and be solvable. */
const FIRST_CHANGES = 4_000
/** So many of them are not judged. */
const WARMING_UP = 40

interface Scored {
  readonly stage: Stage
  readonly pushes: number
  readonly value: number
}

function attempt(params: Params, numbers: Random, report: (progress: AttemptProgress) => void, stop: Stop): Attempt<Stage> {
  const wish = wishOf(params)
  const missed = (reason: string): Attempt<Stage> => ({ is: 'missed', reason })
  let spent = 0
  const spend: Spend = (work) => {
    spent += work
  }
  const aim = wish.grade === 'any' ? 'pushes' : 'score'
  const floor = wish.grade === 'any' ? 0 : NEAR * UNIT * (GRADE_ENDS[GRADES.indexOf(wish.grade) - 1]?.[1] ?? 0)
  /** Stages above it have turned out harder than wished for. */
  let ceiling = Number.POSITIVE_INFINITY
  const worth = ({ value, pushes }: Scored): number =>
    value - 2 * Math.max(0, value - ceiling) - 2 * UNIT * Math.max(0, pushes - wish.maxMoves)
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
    const next = stage && scored(stage, wish, judge(stage, HEAVIEST, stop, spend))
    spend(MISFIT)
    if (!next || worth(next) < worth(here) - HEAT[aim] * (1 - spent / wish.effort)) continue
    here = next
    if (worth(next) > worth(best)) best = next
    report({ done: Math.min(1, spent / wish.effort), best: { pushes: Math.max(madePushes, best.pushes) } })
    const { pushes, value } = next
    if (value < floor || value > ceiling || pushes < wish.minMoves || pushes > wish.maxMoves || pushes <= madePushes) continue
    const isAlike = Math.abs(value - looked) < STEP[aim]
    if (isAlike && pass-- > 0) continue
    patience = isAlike ? 2 * patience : CLOSE_LOOK
    pass = patience
    looked = value
    const quality = assess(next.stage, pushes, wish, stop, spend)
    if (quality.is === 'poor') {
      why = quality.reason
      if (quality.tooHard) ceiling = Math.max(floor, value - UNIT)
      continue
    }
    made = { is: 'made', board: quality.stage, metrics: quality.metrics }
    madePushes = pushes
  }
  if (stop.aborted) return missed('stopped')
  return made ?? missed(why)
}

/** undefined: no stage to go on with. */
function scored(stage: Stage, wish: Wish, judged: Judgement | undefined): Scored | undefined {
  if (!judged || judged.pushes === 0) return undefined
  const { pushes, choice } = judged
  const score = Math.round(UNIT * (choice + SCORE_WEIGHTS.hidden * stage.buds.length))
  return { stage, pushes, value: wish.grade === 'any' ? UNIT * pushes : score }
}

/** One change at random, and all that it lets fall; undefined: it does not fit, or leads away from what is wished for. */
function changed(stage: Stage, wish: Wish, numbers: Random): Stage | undefined {
  const next = changeOf(stage, wish.counts.colours[1], numbers)
  const fallen = next && settled(next)
  return fallen && isSound(fallen) && flaws(wish, fallen) <= flaws(wish, stage) ? fallen : undefined
}

const flaws = (wish: Wish, stage: Stage): number => distance(wish, countsOf(stage)) + floatingAnchors(stage)

/** No hidden jelly is walled in or touched already. */
function isSound(stage: Stage): boolean {
  return stage.buds.every((bud) => {
    const target = cellAt(stage, otherEnd(bud))
    return target !== WALL && !(isJelly(target) && colourOf(target) === colourOf(bud.colour))
  })
}

/** Changed from an empty board until it has what is wished for and can be solved. */
function firstStage(wish: Wish, numbers: Random, stop: Stop, spend: Spend, isGoing: () => boolean): Scored | undefined {
  let stage: Stage = blank(wish)
  for (let i = 0; i < FIRST_CHANGES && isGoing() && !stop.aborted; i++) {
    const next = changed(stage, wish, numbers)
    if (!next) continue
    stage = next
    if (i < WARMING_UP || flaws(wish, stage) > 0) continue
    const first = scored(stage, wish, judge(stage, HEAVIEST, stop, spend))
    if (first) return first
  }
  return undefined
}

export const grow: LevelGenerator<Stage> = { id: 'grow', version: 1, params: wishParams, tries: 10, attempt, canonical }
