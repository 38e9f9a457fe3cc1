/** Jelly for the laws that hold for every kind. */
import fc from 'fast-check'
import type { Rows } from '../../../core/play.ts'
import type { Case, Subject } from '../../laws/subject.ts'
import { randomStage } from './randomStage.ts'

/** Par and positions by playing all there is with the rules written a second time; the two with a published length agree. */
const [first, ...others]: readonly Case[] = [
  { name: 'two to push together', rows: ['R.R', '###'], par: 1, statesAtDepth: [1, 2, 0] },
  { name: 'a lone jelly', rows: ['R..'], par: 0 },
  { name: 'a hole between', rows: ['R..R', '#..#', '####'], par: 2, statesAtDepth: [1, 2, 3, 2, 0] },
  { name: 'along the ledge and onto the other', rows: ['....R', 'R####', '#####'], par: 4, statesAtDepth: [1, 1, 1, 1, 1, 0] },
  { name: 'never up a step', rows: ['....', 'R##r', '####'], par: null },
  { name: 'two anchored apart', rows: ['r.r', '###'], par: null },
  {
    name: 'anchored, with the lower one to be joined',
    rows: ['R.rr..', '#r#r..', '###r..', '###r..', '###r.R', '######'],
    par: 2,
    statesAtDepth: [1, 2, 1, 0],
  },
  {
    name: 'a hidden jelly high up',
    rows: ['..R.#', '..###', '..###', '..###', '..###', 'R.###', '', 'hidden 5,1,R,<'],
    par: 3,
    statesAtDepth: [1, 3, 3, 3, 1, 0],
  },
  {
    name: 'a hidden jelly that wakes another',
    rows: ['....', '...#', 'R..#', '####', '', 'hidden 3,4,R,^', 'hidden 4,2,R,<'],
    par: 2,
    statesAtDepth: [1, 1, 1, 1, 0],
  },
  {
    name: 'held by its block over a hole',
    rows: ['*R..R', '##.##', '##.##', '', 'link 1,1,>'],
    par: 2,
    statesAtDepth: [1, 2, 3, 2, 1, 1, 0],
  },
]

/** Mirrored: left and right change places. */
function mirrored(rows: Rows): Rows {
  const end = rows.indexOf('')
  const board = end < 0 ? rows : rows.slice(0, end)
  const width = board[0]!.length
  const sides: Readonly<Record<string, string>> = { '<': '>', '>': '<' }
  const turned = (line: string): string =>
    line.replace(
      /(\d+),(.*)$/,
      (_, x: string, others: string) => `${width + 1 - Number(x)},${others.replace(/[<>]$/, (way) => sides[way]!)}`,
    )
  return [...board.map((row) => [...row].reverse().join('')), ...(end < 0 ? [] : ['', ...rows.slice(end + 1).map(turned)])]
}

/** Another letter for each colour. */
const recoloured = (rows: Rows): Rows => {
  const letters: Readonly<Record<string, string>> = { R: 'V', G: 'O', B: 'M', r: 'v', g: 'o', b: 'm' }
  return rows.map((row) =>
    /^(link|hidden)/.test(row)
      ? row.replace(/,([RGB]),/, (_, colour: string) => `,${letters[colour]},`)
      : row.replace(/[RGBrgb]/g, (cell) => letters[cell]!),
  )
}

export const subject: Subject = {
  cases: [first!, ...others],
  randomRows: fc.nat({ max: 1_000_000 }).map(randomStage),
  alike: (rows) => [mirrored(rows), recoloured(rows)],
}
