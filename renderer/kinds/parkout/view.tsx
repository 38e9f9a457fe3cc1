/** Park Out's tools as drawings: cars look like the cars on the board. */
import { BrickWall, Eraser, MousePointer2, RefreshCw } from 'lucide-react'
import { GRADE_ENDS, SCORE_WEIGHTS } from '../../../core/kinds/parkout/difficulty.ts'
import { MAX_SIDE } from '../../../core/kinds/parkout/lot.ts'
import { Drawing } from '../drawing.tsx'
import type { KindView } from '../view.ts'

const Car = ({ size }: { size?: number }) => (
  <Drawing size={size}>
    <rect x="1.5" y="6" width="21" height="12" rx="3.5" />
    <path d="m14 9 3 3-3 3" />
  </Drawing>
)

const ImmobileCar = ({ size }: { size?: number }) => (
  <Drawing size={size}>
    <rect x="1.5" y="6" width="21" height="12" rx="3.5" />
    <path d="m10 10 4 4m0-4-4 4" />
  </Drawing>
)

const Gate = ({ size }: { size?: number }) => (
  <Drawing size={size}>
    <path d="M20 3v5m0 8v5" />
    <path d="M3 12h13m-4-4 4 4-4 4" />
  </Drawing>
)

export const parkout: KindView = {
  icons: { car: Car, immobile: ImmobileCar, wall: BrickWall, gate: Gate, move: MousePointer2, turn: RefreshCw, erase: Eraser },
  drags: ['car', 'immobile', 'move'],
  frame: 1,
  sizes: { usual: 6, min: 1, max: MAX_SIDE },
  grade: { is: 'score', weights: SCORE_WEIGHTS, ends: GRADE_ENDS, also: ['slides', 'knots', 'setup', 'alive'] },
}
