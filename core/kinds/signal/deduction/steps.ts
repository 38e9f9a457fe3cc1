/** Conclusions as steps to show: with cells, moves and a sentence that says why. */
import type { Details } from '../../../fault.ts'
import type { Phrase } from '../../../play.ts'
import type { DeductionStep } from '../../../solving.ts'
import { FORCED, TURNED } from '../fast/tables.ts'
import type { Finding } from './finding.ts'
import { arrow, arrows, type Grid, pointOf } from './grid.ts'
import type { Knowledge } from './knowledge.ts'
import { isSettled } from './notes.ts'
import { reasonsOf } from './reasons.ts'
import type { Refutation } from './whatIf.ts'

/** Of a finding that is yet to be drawn; `refutation` where it was supposed. */
export function stepOf(finding: Finding, known: Knowledge, refutation?: Refutation): DeductionStep {
  const { technique, size, cell, keeps, alternatives } = finding
  const { grid } = known
  const at = pointOf(grid, cell)
  const settles = isSettled(keeps)
  const because = refutation ? [...new Set(refutation.cells)].filter((other) => other !== cell) : reasonsOf(finding, known)
  return {
    technique,
    size,
    at: [at],
    because: because.map((other) => pointOf(grid, other)),
    settles: settles ? [at] : [],
    moves: settles ? Array(31 - Math.clz32(keeps)).fill(`${at[0]},${at[1]}`) : [],
    alternatives,
    says: says(finding, grid, known.ways, refutation),
  }
}

const place = (grid: Grid, cell: number): { readonly row: number; readonly column: number } => {
  const [x, y] = pointOf(grid, cell)
  return { row: y + 1, column: x + 1 }
}

function says(finding: Finding, grid: Grid, ways: Uint8Array, refutation: Refutation | undefined): Phrase {
  const { technique, size, cell, keeps, against = 0, side } = finding
  const { cells } = grid
  const details: Details = { ...place(grid, cell) }
  if (keeps === 0) return { key: CONTRADICTIONS[technique], details: { ...details, size, cells } }
  switch (technique) {
    case 'lock':
      return {
        key: 'deduction.signal.lock',
        details: { ...details, arms: arrows(TURNED[4 * grid.masks[cell]! + 31 - Math.clz32(keeps)]!) },
      }
    case 'edge': {
      const other = grid.next[4 * cell + side!]!
      const has = other >= 0 && FORCED[(grid.masks[other]! << 4) | ways[other]!]! & (1 << ((side! + 2) & 3))
      const key = other < 0 ? 'deduction.signal.edge-border' : has ? 'deduction.signal.edge-joined' : 'deduction.signal.edge-apart'
      return { key, details: { ...details, side: arrow(side!) } }
    }
    case 'island':
      return { key: 'deduction.signal.island', details: { ...details, arms: arrows(against), size, cells } }
    case 'loop':
      return { key: 'deduction.signal.loop', details: { ...details, arms: arrows(against) } }
    case 'reach':
      return { key: 'deduction.signal.reach', details: { ...details, arms: arrows(against), size, cells } }
    case 'what-if': {
      if (!refutation) throw new Error('supposed without a refutation')
      const { cells: chain, by, depth } = refutation
      const end = place(grid, chain.at(-1)!)
      const supposed: Details = { ...details, arms: arrows(against), count: size, endRow: end.row, endColumn: end.column }
      return depth > 1
        ? { key: 'deduction.signal.what-if-nested', details: { ...supposed, depth } }
        : { key: SUPPOSED[by], details: supposed }
    }
  }
}

/** What a board without an answer ends with. */
const CONTRADICTIONS = {
  lock: 'deduction.signal.none',
  edge: 'deduction.signal.none',
  island: 'deduction.signal.none-island',
  loop: 'deduction.signal.none-loop',
  reach: 'deduction.signal.none-reach',
  'what-if': 'deduction.signal.none',
} as const

/** By what a supposition runs into. */
const SUPPOSED = {
  lock: 'deduction.signal.what-if',
  edge: 'deduction.signal.what-if',
  island: 'deduction.signal.what-if-island',
  loop: 'deduction.signal.what-if-loop',
  reach: 'deduction.signal.what-if-reach',
  'what-if': 'deduction.signal.what-if',
} as const
