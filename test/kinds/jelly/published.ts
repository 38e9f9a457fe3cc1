/**
 * Another game's stages, which are no part of this project: read where they lie beside it, or where `JELLY_STAGES` says. Each has a number
 * and the length of its shortest line, where that is known. Nothing of them is kept or shown but their numbers.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Stage } from '../../../core/kinds/jelly/stage.ts'
import { stageOf } from './stageOf.ts'

interface Answer {
  readonly id: string
  readonly optimal: number | null
}

const { JELLY_STAGES: FOLDER = '../shared/data/jelly' } = process.env
const ANSWERS = join(FOLDER, 'answers.jsonl')

/** undefined: they are not here. */
export const published: readonly Answer[] | undefined = existsSync(ANSWERS)
  ? readFileSync(ANSWERS, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Answer)
  : undefined

export const publishedStage = (id: string): Stage => stageOf(...readFileSync(join(FOLDER, `${id}.txt`), 'utf8').split('\n'))
