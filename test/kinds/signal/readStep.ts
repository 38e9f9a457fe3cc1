/** What a step of a deduction claims, read back from its sentence alone. */
import { BITS, type Mask } from '../../../core/kinds/signal/masks.ts'
import type { DeductionStep } from '../../../core/solving.ts'

const ARROWS = ['↑', '→', '↓', '←']

const maskOf = (arms: string | number | undefined): Mask =>
  [...String(arms)].reduce((mask, arrow) => mask | BITS[ARROWS.indexOf(arrow)]!, 0)

/** Whether a tile lying as `mask` agrees with the step's claim about its cell; one that claims there is no answer agrees with none. */
export function agrees({ says }: DeductionStep, mask: Mask): boolean {
  const details = says.details ?? {}
  const name = says.key.replace('deduction.signal.', '')
  if (name.startsWith('none')) return false
  if (name === 'lock') return mask === maskOf(details.arms)
  if (name === 'edge-joined') return (mask & maskOf(details.side)) !== 0
  if (name === 'edge-border' || name === 'edge-apart') return (mask & maskOf(details.side)) === 0
  return mask !== maskOf(details.arms)
}

/** The cell in its sentence. */
export const cellOf = ({ says }: DeductionStep, width: number): number =>
  (Number(says.details?.row) - 1) * width + Number(says.details?.column) - 1
