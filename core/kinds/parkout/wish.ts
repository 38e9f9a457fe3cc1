/** What a designer can ask the generator for, as parameters and as bounds that a lot keeps or not. */
import { numberParam, type ParamSpec, type Params } from '../../generator.ts'
import { GRADES, type ParkoutGrade } from './difficulty.ts'

/** Past these, annealing takes longer than anybody waits. */
const MOST_SIDE = 16
const MOST_CARS = 80

/** What one attempt may spend on judging lots, as `judge` counts it: so many closed positions for each pair of cells, since larger lots are slower to anneal. */
const EFFORTS = { quick: 75, normal: 300, thorough: 1_200 } as const
/** A larger lot is granted no more than one of so many cells. */
const MOST_EFFORT_CELLS = 64

export const wishParams: readonly ParamSpec[] = [
  numberParam('width', 3, MOST_SIDE, 6),
  numberParam('height', 3, MOST_SIDE, 6),
  { name: 'grade', is: 'choice', choices: ['any', ...GRADES], initial: 'any' },
  numberParam('minMoves', 1, 200),
  numberParam('maxMoves', 1, 200),
  numberParam('minSlides', 0, 100),
  numberParam('maxSlides', 0, 100),
  numberParam('minCars', 1, MOST_CARS),
  numberParam('maxCars', 1, MOST_CARS),
  numberParam('walls', 0, MOST_SIDE * MOST_SIDE, 0),
  numberParam('immobile', 0, MOST_CARS, 0),
  { name: 'effort', is: 'choice', choices: Object.keys(EFFORTS), initial: 'normal' },
]

export interface Wish {
  readonly width: number
  readonly height: number
  readonly grade: ParkoutGrade | 'any'
  readonly minMoves: number
  readonly maxMoves: number
  readonly minSlides: number
  readonly maxSlides: number
  readonly minCars: number
  readonly maxCars: number
  readonly walls: number
  readonly immobile: number
  /** In the work that `judge` counts. */
  readonly effort: number
  /** The first lot that keeps the bounds will do; else the one with the most slides is looked for. */
  readonly hasGoal: boolean
}

/** Slides that a lot of a grade can well have: where it is worth the while to grade it. */
const SLIDES_OF: Readonly<Record<ParkoutGrade | 'any', readonly [number, number]>> = {
  any: [1, Number.POSITIVE_INFINITY],
  'drive-out': [0, 0],
  easy: [1, 3],
  medium: [2, 7],
  hard: [3, 11],
  expert: [5, 20],
  fiendish: [8, Number.POSITIVE_INFINITY],
}

/** A lot fuller than this is slow to judge and seldom better. */
const CARS_A_CELL = 0.36
const USUAL_MOST_CARS = 20

/** `params` as the specs above let them through. */
export function wishOf(params: Params): Wish {
  const given = (name: string): number | undefined => (typeof params[name] === 'number' ? params[name] : undefined)
  const needed = (name: string): number => given(name) ?? 0
  const grade = (['any', ...GRADES] as const).find((one) => one === params.grade) ?? 'any'
  const effort = (['quick', 'normal', 'thorough'] as const).find((one) => one === params.effort) ?? 'normal'
  const [least, most] = SLIDES_OF[grade]
  const [width, height] = [needed('width'), needed('height')]
  const minCars = given('minCars') ?? 1
  return {
    width,
    height,
    grade,
    minMoves: given('minMoves') ?? 0,
    maxMoves: given('maxMoves') ?? Number.POSITIVE_INFINITY,
    minSlides: Math.max(least, given('minSlides') ?? 0),
    maxSlides: Math.min(most, given('maxSlides') ?? Number.POSITIVE_INFINITY),
    minCars,
    maxCars: given('maxCars') ?? Math.max(minCars, Math.min(USUAL_MOST_CARS, Math.round(CARS_A_CELL * width * height))),
    walls: needed('walls'),
    immobile: needed('immobile'),
    effort: EFFORTS[effort] * Math.min(width * height, MOST_EFFORT_CELLS) ** 2,
    hasGoal: grade !== 'any' || given('minMoves') !== undefined || given('minSlides') !== undefined,
  }
}

export const isTooMuch = ({ maxSlides, maxMoves }: Wish, slides: number, cars: number): boolean =>
  slides > maxSlides || slides + cars > maxMoves

export const isEnough = ({ minSlides, minMoves }: Wish, slides: number, cars: number): boolean =>
  slides >= minSlides && slides + cars >= minMoves
