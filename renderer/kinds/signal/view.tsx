/** Signal's tools as drawings: wires look like the wires on the board. */
import { Eraser, LockKeyhole, RotateCw } from 'lucide-react'
import { MAX_SIDE } from '../../../core/kinds/signal/circuit.ts'
import { TECHNIQUES } from '../../../core/kinds/signal/deduction/finding.ts'
import { Drawing } from '../drawing.tsx'
import type { KindView } from '../view.ts'

const Wire = ({ size }: { size?: number }) => (
  <Drawing size={size}>
    <path d="M3 5h5a4 4 0 0 1 4 4v6a4 4 0 0 0 4 4h1" />
    <circle cx="19.5" cy="19" r="2.5" />
  </Drawing>
)

export const signal: KindView = {
  icons: { wire: Wire, turn: RotateCw, lock: LockKeyhole, erase: Eraser },
  drags: ['wire'],
  pins: true,
  frame: 0,
  sizes: { usual: 5, min: 1, max: MAX_SIDE },
  grade: {
    is: 'figures',
    facts: ['turnsBothWays'],
    groups: [
      ['score', 'variety', 'deduction'],
      ['boundaryFixed', 'localFixed', 'localRounds', 'globalRounds', 'remaining', 'largestRegion'],
      ['maxDepth', 'decisionPoints'],
      ['longest', 'bottlenecks', 'whatIfDepth'],
    ],
    techniques: TECHNIQUES,
  },
}
