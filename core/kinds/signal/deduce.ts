/** How a person may find the answer: the cheapest conclusion at hand, one after another, each with its reason. */
import type { DeductionStep, Stop } from '../../solving.ts'
import type { Circuit } from './circuit.ts'
import { TECHNIQUES, type Technique } from './deduction/finding.ts'
import { Knowledge } from './deduction/knowledge.ts'
import { stepOf } from './deduction/steps.ts'
import { WhatIf } from './deduction/whatIf.ts'
import { armCount } from './network.ts'

export interface Deduction {
  readonly steps: readonly DeductionStep[]
  /** Every tile is settled: so they lie in the only answer. */
  readonly settled: boolean
  /**
   * `several`: every way left to a tile is part of some answer. `no-answer`: the arms do not add up, or else the last step is a
   * contradiction. `stopped`: nothing more is known.
   */
  readonly end: 'settled' | 'several' | 'no-answer' | 'stopped'
  readonly summary: DeductionSummary
}

/** Counted, not felt: nobody has calibrated it on people. */
export interface DeductionSummary {
  /** null: nothing had to be found out. */
  readonly hardest: Technique | null
  readonly steps: Readonly<Record<Technique, number>>
  /** The greatest size of a step. */
  readonly longest: number
  /** Steps without an equally cheap alternative. */
  readonly bottlenecks: number
  /** Suppositions within suppositions; 1 where each stood alone, 0 without any. */
  readonly whatIfDepth: number
  /** The first technique alone finishes the board. */
  readonly lockOnly: boolean
}

/**
 * Sound: what a step rules out is part of no answer. Complete: a board with one answer ends `settled`, a board with several never does.
 * Locked tiles lie as they do.
 */
export function deduce(board: Circuit, stop: Stop): Deduction {
  const steps: DeductionStep[] = []
  let whatIfDepth = 0
  const done = (end: Deduction['end']): Deduction => {
    const settled = end === 'settled'
    return { steps, settled, end, summary: summarise(steps, settled, whatIfDepth) }
  }
  const { masks } = board
  if (armCount(masks) !== 2 * (masks.length - 1)) return done('no-answer')

  const known = Knowledge.of(board)
  const whatIf = new WhatIf(masks.length, stop)
  for (;;) {
    if (stop.aborted) return done('stopped')
    const plain = known.next()
    if (!plain && known.isSettled) return done('settled')
    const supposed = plain ? undefined : whatIf.next(known)
    const finding = plain ?? supposed?.finding
    if (!finding) return done(stop.aborted ? 'stopped' : 'several')
    steps.push(stepOf(finding, known, supposed?.refutation))
    whatIfDepth = Math.max(whatIfDepth, supposed?.refutation.depth ?? 0)
    if (finding.keeps === 0) return done('no-answer')
    known.narrow(finding.cell, finding.keeps)
  }
}

function summarise(steps: readonly DeductionStep[], settled: boolean, whatIfDepth: number): DeductionSummary {
  const count = (technique: Technique): number => steps.filter((step) => step.technique === technique).length
  const counts = {
    lock: count('lock'),
    edge: count('edge'),
    island: count('island'),
    loop: count('loop'),
    reach: count('reach'),
    'what-if': count('what-if'),
  }
  return {
    hardest: TECHNIQUES.findLast((technique) => counts[technique] > 0) ?? null,
    steps: counts,
    longest: steps.reduce((most, { size }) => Math.max(most, size), 0),
    bottlenecks: steps.filter(({ alternatives }) => alternatives === 1).length,
    whatIfDepth,
    lockOnly: settled && counts.lock === steps.length,
  }
}
