/** Park Out for the laws that hold for every kind. */
import type { Rows } from '../../../core/play.ts'
import type { Case, Subject } from '../../laws/subject.ts'
import { type Proven, proven } from './proven.ts'
import { randomRows } from './randomLot.ts'

/** Counted by naive.ts. */
const statesAtDepth: Readonly<Record<string, readonly number[]>> = {
  o001: [1, 5, 8, 14, 46, 149, 442, 851, 853],
  o002: [1, 6, 14, 22, 29],
  o003: [1, 15, 103, 440],
  o011: [1, 2, 0, 0],
  o032: [1, 3, 6, 12, 20, 33, 64, 135, 104],
  o132: [1, 4, 5, 3, 2],
  o154: [1, 21, 206, 1_250, 5_317],
  o219: [1, 11, 63, 250, 718],
}

const caseOf = ({ id, tags, rows, par }: Proven): Case => {
  const counts = statesAtDepth[id]
  return { name: [id, ...tags].join(' '), rows, par, ...(counts && { statesAtDepth: counts }) }
}

const mirrored = (rows: Rows): Rows => rows.map((row) => [...row].reverse().join(''))
const transposed = (rows: Rows): Rows => [...rows[0]!].map((_, x) => rows.map((row) => row[x]).join(''))

/** A car of one cell faces right however the text is turned, so such a level has no like. */
function alike(rows: Rows): readonly Rows[] {
  const letters = [...rows.join('')].map((char) => char.toLowerCase())
  const hasUnitCar = [...rows.join('')].some(
    (char) => char !== char.toLowerCase() && letters.filter((letter) => letter === char.toLowerCase()).length === 1,
  )
  return hasUnitCar ? [] : [mirrored(rows), [...rows].reverse(), transposed(rows), mirrored(transposed(rows))]
}

const [first, ...others] = proven.map(caseOf)

export const subject: Subject = { cases: [first!, ...others], randomRows, alike }
