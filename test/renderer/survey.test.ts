/** Verdicts for the levels nobody looks at: what is asked for, and what is left to the read-out. */
import { beforeEach, expect, test } from 'vitest'
import type { LevelAnswer } from '../../core/contract.ts'
import { readPack } from '../../core/document/packText.ts'
import { examine } from '../../core/examine.ts'
import { kindOf } from '../../core/registry.ts'
import { type Readout, subjectOf } from '../../renderer/live.ts'
import { makeSurvey, type Survey } from '../../renderer/survey.ts'
import { partHost } from './partHost.ts'

const NEAR = ['R.R']
const FAR = ['R..R']
const rowsOf = { near: NEAR, far: FAR }
const levels = Object.entries(rowsOf).map(([id, rows]) => ({ id, kind: 'jelly', title: id, rows }))
const { pack } = readPack(JSON.stringify({ format: 'levelwright-pack', version: 1, levels }), kindOf)
const keyOf = (rows: readonly string[]) => subjectOf('jelly', rows).key

const solved = (rows: readonly string[]): LevelAnswer => ({
  ...examine(kindOf('jelly')!, rows, 'analyse', {}, [], () => {}, { aborted: false }),
  ms: 1,
})

let asked: string[]
let known: Map<string, LevelAnswer>
let survey: Survey
beforeEach(() => {
  asked = []
  known = new Map()
  survey = makeSurvey({
    client: partHost({
      'level.analyse': async ({ rows }) => {
        asked.push(rows.join())
        return solved(rows)
      },
    }),
    caller: 'test',
    remember: (key, answer) => known.set(key, answer),
  })
})

/** Looks again and again, as the page does, until there is nothing more to ask. */
async function look(readout: Readout): Promise<void> {
  for (let turn = 0; turn < 5; turn++) {
    survey.look(pack, known, readout)
    await new Promise((done) => setTimeout(done))
  }
}

test('every level is asked about once, while the read-out rests, and remembered', async () => {
  await look({ is: 'computing', key: keyOf(NEAR), progress: null })
  expect(asked).toEqual([])
  await look({ is: 'none' })
  expect(asked).toEqual(['R.R', 'R..R'])
  expect([known.get(keyOf(NEAR))?.moves, known.get(keyOf(FAR))?.moves]).toEqual([1, 2])
})

test.each<Readout>([
  { is: 'cancelled', key: keyOf(NEAR), bounds: { lowerBound: 1 } },
  { is: 'answer', key: keyOf(NEAR), counting: false, answer: { ...solved(NEAR), solutions: null, countingStoppedBy: 'caller' } },
])('what its user stopped ($is) is not taken up again, also not once they look at another level', async (readout) => {
  await look(readout)
  await look({ is: 'none' })
  expect(asked).toEqual(['R..R'])
})

test('a level that its user left before it was solved is taken up', async () => {
  await look({ is: 'computing', key: keyOf(NEAR), progress: null })
  await look({ is: 'answer', key: keyOf(FAR), counting: false, answer: solved(FAR) })
  expect(asked).toEqual(['R.R'])
})
