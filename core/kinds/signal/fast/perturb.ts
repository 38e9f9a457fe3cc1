/** Makes boards of any size: random trees changed until they are their only answer and, by further changes, as wished; then turned at random. */
import type { Attempt, AttemptProgress, LevelGenerator, ParamSpec, Params } from '../../../generator.ts'
import type { Random } from '../../../random.ts'
import type { Stop } from '../../../solving.ts'
import { varietyOf } from '../article/metrics.ts'
import { type Circuit, MAX_SIDE } from '../circuit.ts'
import { deduce } from '../deduce.ts'
import { TECHNIQUES } from '../deduction/finding.ts'
import { type Mask, turnsBetween } from '../masks.ts'
import { isTree, loopCells, neighbourTable } from '../network.ts'
import { shuffle } from '../shuffle.ts'
import { canonical } from '../symmetry.ts'
import { type Aim, allOf } from './aim.ts'
import { climb } from './climb.ts'
import { Domains } from './domains.ts'
import { GRADE_AIMS } from './gradeAims.ts'
import type { Tree } from './growth.ts'
import { TECHNIQUE_AIMS } from './techniqueAims.ts'
import { uniqueTree } from './uniqueTree.ts'

const GRADES = ['easy', 'medium', 'hard'] as const

const size = (name: string): ParamSpec => ({ name, is: 'number', least: 1, most: MAX_SIDE, initial: 8 })
const choice = (name: string, choices: readonly [string, ...string[]]): ParamSpec => ({ name, is: 'choice', choices, initial: choices[0] })

/** `changes`: boards that one attempt may try on its way to a grade or technique. */
const params: readonly ParamSpec[] = [
  size('width'),
  size('height'),
  choice('grade', ['any', ...GRADES]),
  choice('technique', ['any', ...TECHNIQUES]),
  choice('crosses', ['allowed', 'none']),
  { name: 'changes', is: 'number', least: 100, most: 1_000_000 },
]

/** Unless asked for others: so many changes, or so many a cell. */
const CHANGES = 2_000
const CHANGES_A_CELL = 5
/** Starts drawn before the attempt is missed. */
const STARTS = 5

function attempt(wishes: Params, numbers: Random, report: (progress: AttemptProgress) => void, stop: Stop): Attempt<Circuit> {
  const [width, height] = [Number(wishes.width), Number(wishes.height)]
  const crosses = wishes.crosses !== 'none'
  const maxTries = Number(wishes.changes ?? Math.max(CHANGES, CHANGES_A_CELL * width * height))
  const missed = (reason: string): Attempt<Circuit> => ({ is: 'missed', reason: stop.aborted ? 'stopped' : reason })
  const domains = new Domains(width, height)
  const aims = aimsOf(wishes)

  let found: { readonly tree: Tree; readonly tries: number } | undefined
  if (aims.length === 0) {
    const tree = uniqueTree(domains, crosses, numbers, stop)
    found = tree && { tree, tries: 1 }
  } else {
    const tell = (tries: number, flaw: number): void => report({ done: tries / maxTries, best: { flaw } })
    found = climb(domains, allOf(aims), { crosses, maxTries, report: tell }, numbers, stop)
  }
  if (!found) return missed('not-reached')

  const { tree, tries } = found
  const board = started(tree, numbers)
  if (!board) return missed('no-start')
  const hardest = wishes.technique === 'any' ? undefined : deduce(board, stop).summary.hardest
  if (stop.aborted || (hardest !== undefined && hardest !== wishes.technique)) return missed('not-reached')
  return { is: 'made', board, metrics: { ...figuresOf(tree, board.masks, domains), tries } }
}

function aimsOf({ grade, technique }: Params): readonly Aim[] {
  const wanted = [GRADES.find((one) => one === grade), TECHNIQUES.find((one) => one === technique)] as const
  return [...(wanted[0] ? [GRADE_AIMS[wanted[0]]] : []), ...(wanted[1] ? [TECHNIQUE_AIMS[wanted[1]]] : [])]
}

/** The tree turned at random into a start that is neither solved nor has a circle of wire. undefined: none was drawn. */
function started({ width, height, masks }: Tree, numbers: Random): Circuit | undefined {
  const locks = masks.map(() => false)
  const next = neighbourTable({ width, height })
  for (let draws = 0; draws < STARTS; draws++) {
    const start = shuffle({ width, height, locks }, masks, numbers)
    if (!isTree(start, next) && loopCells(start, next).length === 0) return { width, height, masks: start, locks, answer: masks }
  }
  return undefined
}

/** The article's figures of the board, as `metrics` has them, and the quarter turns to its answer. */
function figuresOf(tree: Tree, start: readonly Mask[], domains: Domains): Readonly<Record<string, number>> {
  domains.loadEdges(tree)
  const deduction = domains.ways.reduce((sum, _, cell) => (domains.isOpen(cell) ? sum : sum + 1), 0)
  const variety = varietyOf(tree.masks)
  const turns = start.reduce((sum, mask, cell) => sum + turnsBetween(mask, tree.masks[cell]!)!, 0)
  return { score: Math.round(80 + variety * 0.2), deduction, variety, turns }
}

/** Boards with one answer, proven; the same where their answers differ only by mirroring and turning. */
export const perturb: LevelGenerator<Circuit> = {
  id: 'perturb',
  version: 1,
  params,
  tries: 10,
  attempt,
  canonical: (board) => canonical(board.answer ? { ...board, masks: board.answer } : board),
}
