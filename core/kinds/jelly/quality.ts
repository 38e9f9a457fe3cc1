/** The last look at a stage in the making: what does nothing for it is taken away, and what is left must be worth playing. */
import { countClasses } from '../../search/optimal.ts'
import type { Stop } from '../../solving.ts'
import { markFor, piecesOf, settled, withCells } from './arrange.ts'
import { check } from './check.ts'
import { difficultyOf, GRADES } from './difficulty.ts'
import { HEAVIEST, judge, type Spend } from './judge.ts'
import { modelOf } from './model.ts'
import { optimalPlay } from './optimalPlay.ts'
import { around, cellAt, EMPTY, isAnchored, isJelly, pointOf, type Stage, WALL } from './stage.ts'
import { type Counts, countsOf, isWithin, type Wish } from './wish.ts'

/** Optimal solutions that differ in more than order: with more of them there is little to find. */
const MOST_CLASSES = 12
/** Counting costs as much as so many judgements of as many positions. */
const COUNTING = 3
const LIMITS = { maxStates: 4 * HEAVIEST, maxBytes: 16_000_000 }

export type Quality =
  | { readonly is: 'good'; readonly stage: Stage; readonly metrics: Readonly<Record<string, number>> }
  /** `tooHard`: its grade is above the one wished for. */
  | { readonly is: 'poor'; readonly reason: string; readonly tooHard?: boolean }

const poor = (reason: string): Quality => ({ is: 'poor', reason })

/** `pushes`: the fewest of the stage. That of a good quality needs as many, and keeps every bound of the wish. */
export function assess(stage: Stage, pushes: number, wish: Wish, stop: Stop, spend: Spend): Quality {
  const kept = pruned(stage, pushes, wish, stop, spend)
  if (!kept) return poor('idle-piece')
  if (check(kept).length > 0) return poor('flawed')
  const model = modelOf(kept)
  const end = optimalPlay(model, undefined, pushes, LIMITS, () => {}, stop)
  if ('stoppedBy' in end) return poor('heavy')
  spend(COUNTING * end.stored)
  const { grade } = difficultyOf(end.play, pushes, kept.buds.length)
  if (wish.grade !== 'any' && grade !== wish.grade)
    return { is: 'poor', reason: 'other-grade', tooHard: GRADES.indexOf(grade) > GRADES.indexOf(wish.grade) }
  const counted = countClasses(end.play, LIMITS.maxStates, stop)
  const solutions = Number(counted?.most ?? Number.POSITIVE_INFINITY)
  if (solutions > MOST_CLASSES) return poor('many-solutions')
  return { is: 'good', stage: kept, metrics: { pushes, solutions } }
}

/** One thing taken away from a stage. */
export interface Removal {
  readonly of: keyof Counts
  /** The stage without it, at rest. */
  readonly without: Stage
}

/** A stage without each of its hidden jellies, links, anchors and pieces. */
export function removalsOf(stage: Stage): readonly Removal[] {
  const { cells, buds, links } = stage
  const pieces = piecesOf(stage)
  const isHeld = (piece: readonly number[]): boolean => piece.some((at) => isAnchored(cells[at]!))
  const without: readonly Removal[] = [
    ...buds.map((_, i) => ({ of: 'hidden', without: { ...stage, buds: buds.toSpliced(i, 1) } }) as const),
    ...links.map((_, i) => ({ of: 'links', without: { ...stage, links: links.toSpliced(i, 1) } }) as const),
    ...pieces
      .filter(isHeld)
      .map((piece) => ({ of: 'anchored', without: withCells(stage, piece, (at) => cells[at]!.toUpperCase()) }) as const),
    ...pieces.map((piece) => ({ of: isJelly(cells[piece[0]!]!) ? 'jellies' : 'blocks', without: withCells(stage, piece, EMPTY) }) as const),
  ]
  return without.map((one) => ({ of: one.of, without: settled(one.without) }))
}

/** undefined: what makes no difference cannot be taken away without leaving the wish. */
function pruned(stage: Stage, pushes: number, wish: Wish, stop: Stop, spend: Spend): Stage | undefined {
  let here = tidied(stage, pushes, stop, spend)
  for (let again = true; again; ) {
    again = false
    for (const { without } of removalsOf(here)) {
      if (judge(without, stop, spend) !== pushes) continue
      if (!isWithin(wish.asked, countsOf(without))) return undefined
      here = without
      again = true
      break
    }
  }
  const named = withoutIdleColours(here)
  if (stop.aborted) return undefined
  if (named !== here && (!isWithin(wish.asked, countsOf(named)) || judge(named, stop, spend) !== pushes)) return undefined
  return named
}

/** A colour in one piece, and none of it hidden, has nothing to be joined to: it is a block, or a wall where it is anchored. */
function withoutIdleColours(stage: Stage): Stage {
  const pieces = piecesOf(stage).filter(([at]) => isJelly(stage.cells[at!]!))
  const letters = [...pieces.map(([at]) => stage.cells[at!]!.toUpperCase()), ...stage.buds.map(({ colour }) => colour)]
  const idle = pieces.find(([at]) => letters.filter((letter) => letter === stage.cells[at!]!.toUpperCase()).length < 2)
  if (!idle) return stage
  const cell = idle.some((at) => isAnchored(stage.cells[at]!)) ? WALL : markFor(stage, idle)
  return cell === undefined ? stage : withoutIdleColours(withCells(stage, idle, cell))
}

/** Walls that stand alone go, and pockets are walled up, as far as that makes no difference. */
function tidied(stage: Stage, pushes: number, stop: Stop, spend: Spend): Stage {
  const { width, height } = stage
  let here = stage
  const tried = new Set<string>()
  for (let at = 0; at < width * height; at++) {
    const cell = here.cells[at]
    if (cell !== WALL && cell !== EMPTY) continue
    const walls = around(pointOf(here, at)).filter((beside) => cellAt(here, beside) === WALL).length
    const key = `${at} ${walls}`
    if ((cell === WALL ? walls > 0 : walls < 3) || tried.has(key)) continue
    tried.add(key)
    const next = withCells(here, [at], cell === WALL ? EMPTY : WALL)
    if (next.buds.length < here.buds.length || settled(next) !== next) continue
    if (judge(next, stop, spend) !== pushes) continue
    here = next
    // What is beside it may be a pocket now.
    at = Math.max(-1, at - width - 1)
  }
  return here
}

/** Anchored pieces that hold on to no wall look as if they floated. */
export const floatingAnchors = (stage: Stage): number =>
  piecesOf(stage).filter(
    (cells) =>
      cells.some((at) => isAnchored(stage.cells[at]!)) &&
      !cells.some((at) => around(pointOf(stage, at)).some((beside) => cellAt(stage, beside) === WALL)),
  ).length
