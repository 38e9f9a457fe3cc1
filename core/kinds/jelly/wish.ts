/** What a designer can ask the generator for, as parameters and as bounds that a stage keeps or not. */
import { numberParam, type ParamSpec, type Params } from '../../generator.ts'
import { piecesOf } from './arrange.ts'
import { GRADES, type JellyGrade } from './difficulty.ts'
import { isAnchored, isBlock, isJelly, type Stage } from './stage.ts'

/** Past these, growing takes longer than anybody waits. */
const MOST_SIDE = 14
const MOST_PIECES = 24
const MOST_COLOURS = 6

/** What one attempt may spend on judging stages, as `judge` counts it. */
const EFFORTS = { quick: 60_000, normal: 400_000, thorough: 1_600_000 } as const

export const wishParams: readonly ParamSpec[] = [
  numberParam('width', 4, MOST_SIDE, 8),
  numberParam('height', 3, MOST_SIDE, 8),
  { name: 'grade', is: 'choice', choices: ['any', ...GRADES], initial: 'any' },
  numberParam('minMoves', 1, 100),
  numberParam('maxMoves', 1, 100),
  numberParam('colours', 1, MOST_COLOURS),
  numberParam('jellies', 2, MOST_PIECES),
  numberParam('anchored', 0, MOST_PIECES),
  numberParam('blocks', 0, MOST_PIECES),
  numberParam('links', 0, MOST_PIECES),
  numberParam('hidden', 0, MOST_PIECES),
  { name: 'effort', is: 'choice', choices: Object.keys(EFFORTS), initial: 'normal' },
]

/** What can be counted of a stage as it stands. */
export interface Counts {
  readonly colours: number
  /** Pieces, anchored ones included. */
  readonly jellies: number
  readonly anchored: number
  readonly blocks: number
  readonly links: number
  readonly hidden: number
}
export type Ranges = Readonly<Record<keyof Counts, Range>>
type Range = readonly [least: number, most: number]

export interface Wish {
  readonly width: number
  readonly height: number
  readonly grade: JellyGrade | 'any'
  readonly minMoves: number
  readonly maxMoves: number
  /** Of stages in the making. */
  readonly counts: Ranges
  /** Of what is offered: as asked, and no other bound. */
  readonly asked: Ranges
  /** Things that must be there in a number that is not 0. */
  readonly demanded: readonly (keyof Counts)[]
  readonly effort: number
  /** The first stage that keeps the bounds will do; else the one with the most pushes is looked for. */
  readonly hasGoal: boolean
}

const NAMES = ['colours', 'jellies', 'anchored', 'blocks', 'links', 'hidden'] as const satisfies readonly (keyof Counts)[]

/** Where nothing is asked. */
const USUAL: Ranges = {
  colours: [1, 3],
  jellies: [2, 9],
  anchored: [0, 2],
  blocks: [0, 3],
  links: [0, 2],
  hidden: [0, 2],
}

/** Fewer pushes are hardly steps. */
const FIRST_STEPS = 3

/** `params` as the specs above let them through. */
export function wishOf(params: Params): Wish {
  const given = (name: string): number | undefined => (typeof params[name] === 'number' ? params[name] : undefined)
  const grade = (['any', ...GRADES] as const).find((one) => one === params.grade) ?? 'any'
  const effort = (['quick', 'normal', 'thorough'] as const).find((one) => one === params.effort) ?? 'normal'
  const ranges = (usual: (name: keyof Counts) => Range): Ranges => {
    const range = (name: keyof Counts): Range => {
      const asked = given(name)
      return asked === undefined ? usual(name) : [asked, asked]
    }
    const [colours, jellies, anchored] = [range('colours'), range('jellies'), range('anchored')]
    return { colours, jellies, anchored, blocks: range('blocks'), links: range('links'), hidden: range('hidden') }
  }
  // Many colours or anchors need more jellies than is usual.
  const mostJellies = Math.max(USUAL.jellies[1], 2 * (given('colours') ?? 0) + 2, (given('anchored') ?? 0) + 4)
  return {
    width: given('width') ?? 0,
    height: given('height') ?? 0,
    grade,
    minMoves: given('minMoves') ?? (grade === 'first-steps' ? FIRST_STEPS : 1),
    maxMoves: given('maxMoves') ?? Number.POSITIVE_INFINITY,
    counts: ranges((name) => (name === 'jellies' ? [USUAL.jellies[0], mostJellies] : USUAL[name])),
    asked: ranges(() => [0, Number.POSITIVE_INFINITY]),
    demanded: NAMES.filter((name) => (given(name) ?? 0) > 0),
    effort: EFFORTS[effort],
    hasGoal: grade !== 'any' || given('minMoves') !== undefined,
  }
}

export function countsOf(stage: Stage): Counts {
  const pieces = piecesOf(stage).map((cells) => cells.map((at) => stage.cells[at]!))
  const jellies = pieces.filter(([cell]) => isJelly(cell!))
  return {
    colours: new Set([...jellies.map(([cell]) => cell!.toUpperCase()), ...stage.buds.map(({ colour }) => colour)]).size,
    jellies: jellies.length,
    anchored: jellies.filter((cells) => cells.some(isAnchored)).length,
    blocks: pieces.filter(([cell]) => isBlock(cell!)).length,
    links: stage.links.length,
    hidden: stage.buds.length,
  }
}

const sumOf = (of: (name: keyof Counts) => number): number => NAMES.reduce((sum, name) => sum + Math.max(0, of(name)), 0)

/** Things that are missing, and things that are too many. */
export const lacking = (ranges: Ranges, found: Counts): number => sumOf((name) => ranges[name][0] - found[name])
export const excess = (ranges: Ranges, found: Counts): number => sumOf((name) => found[name] - ranges[name][1])

/** What there are too few of. */
export const missing = (ranges: Ranges, found: Counts): readonly (keyof Counts)[] => NAMES.filter((name) => found[name] < ranges[name][0])

export const isWithin = (ranges: Ranges, found: Counts): boolean => lacking(ranges, found) + excess(ranges, found) === 0
