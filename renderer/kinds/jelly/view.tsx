/** Jelly's tools as drawings, and its colours as small jellies with their marks. */
import { Anchor, BrickWall, Eraser, Link2, MousePointer2, PaintBucket } from 'lucide-react'
import { GRADE_ENDS, SCORE_WEIGHTS } from '../../../core/kinds/jelly/difficulty.ts'
import { MARGIN } from '../../../core/kinds/jelly/drawing/ground.ts'
import { markShapes } from '../../../core/kinds/jelly/drawing/signs.ts'
import { palette } from '../../../core/kinds/jelly/palette.ts'
import { COLOURS, MAX_SIDE } from '../../../core/kinds/jelly/stage.ts'
import type { PictureShape } from '../../../core/picture.ts'
import { type Theme, toSvg } from '../../../core/svg.ts'
import { Drawing } from '../drawing.tsx'
import type { KindView } from '../view.ts'

const Soft = ({ size }: { size?: number }) => (
  <Drawing size={size}>
    <path d="M3 9a6 6 0 0 1 6-6h6a6 6 0 0 1 6 6v6a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6z" />
    <path d="M9 10v.01M15 10v.01" strokeWidth={3} />
  </Drawing>
)

const Block = ({ size }: { size?: number }) => (
  <Drawing size={size}>
    <path d="M3 4.5A1.5 1.5 0 0 1 4.5 3h15A1.5 1.5 0 0 1 21 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 19.5z" fill="currentColor" />
  </Drawing>
)

const Hidden = ({ size }: { size?: number }) => (
  <Drawing size={size}>
    <path d="M3 3v18h9V3z" />
    <path d="M12 7a5 5 0 0 1 0 10" fill="currentColor" />
    <path d="M19 12h3m-1.5-1.5L22 12l-1.5 1.5" strokeWidth={1.5} />
  </Drawing>
)

const Tied = ({ size }: { size?: number }) => (
  <Drawing size={size}>
    <path d="M3 3v18h9V3z" />
    <path d="M12 7a5 5 0 0 1 0 10" fill="currentColor" />
    <path d="M6 12h5" strokeWidth={3} />
  </Drawing>
)

const Rectangle = ({ size }: { size?: number }) => (
  <Drawing size={size}>
    <rect x="3" y="5" width="18" height="14" rx="2" strokeDasharray="4 3" />
    <rect x="7" y="9" width="10" height="6" rx="1" fill="currentColor" />
  </Drawing>
)

/** In pixels. */
const CHIP = 24

const chipShapes = (swatch: string): readonly PictureShape[] => {
  const body = (role: string, inset: number, radius: number): PictureShape => ({
    is: 'rect',
    role,
    x: inset,
    y: inset,
    width: 1 - 2 * inset,
    height: 1 - 2 * inset,
    radius,
  })
  if (!COLOURS.includes(swatch)) return [body(`${swatch}-edge`, 0.08, 0.1), body(swatch, 0.15, 0.06)]
  return [body(`${swatch}-edge`, 0.04, 0.34), body(swatch, 0.11, 0.28), ...markShapes(swatch, `${swatch}-mark`, [0.5, 0.5], 0.2)]
}

function Chip({ swatch, theme }: { readonly swatch: string; readonly theme: Theme }) {
  const svg = toSvg({ extent: { width: 1, height: 1 }, shapes: chipShapes(swatch) }, palette, theme, CHIP)
  return <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} width={CHIP} height={CHIP} alt="" draggable={false} />
}

export const jelly: KindView = {
  icons: {
    jelly: Soft,
    anchor: Anchor,
    wall: BrickWall,
    block: Block,
    link: Link2,
    hidden: Hidden,
    tied: Tied,
    rectangle: Rectangle,
    fill: PaintBucket,
    move: MousePointer2,
    erase: Eraser,
  },
  swatch: Chip,
  drags: ['link', 'hidden', 'tied', 'rectangle', 'move'],
  frame: 0,
  border: MARGIN,
  sizes: { usual: 8, min: 1, max: MAX_SIDE },
  grade: { is: 'score', weights: SCORE_WEIGHTS, ends: GRADE_ENDS, also: ['forced', 'narrowest', 'positions', 'alive'] },
}
