/** At each edge of the board, a handle that adds a row or column there or takes one away. Seen when the pointer is over the pane. */
import { Minus, Plus } from 'lucide-react'
import type { CSSProperties, MouseEvent } from 'react'
import type { Level } from '../../core/document/pack.ts'
import type { Anchor, Size } from '../../core/grid.ts'
import { kindNamed } from '../board.ts'
import { Tip } from '../controls/Tip.tsx'
import { isSize, levelSize, resizeBoard } from '../resize.ts'
import { useEditor } from '../store.ts'
import { useWords, type Word } from '../words.ts'
import type { View } from './view.ts'

interface Edge {
  readonly side: 'left' | 'right' | 'up' | 'down'
  /** What the resize holds on to: the far edge. */
  readonly anchor: Anchor
  readonly add: Word
  readonly remove: Word
}

const EDGES: readonly Edge[] = [
  { side: 'left', anchor: [2, 0], add: 'addColumnLeft', remove: 'removeColumnLeft' },
  { side: 'right', anchor: [0, 0], add: 'addColumnRight', remove: 'removeColumnRight' },
  { side: 'up', anchor: [0, 2], add: 'addRowTop', remove: 'removeRowTop' },
  { side: 'down', anchor: [0, 0], add: 'addRowBottom', remove: 'removeRowBottom' },
]

/** Distance between what is drawn and a handle's middle, in CSS pixels: half the margin that a fitted board has. */
const AWAY = 12

function placeOf(side: Edge['side'], { x, y, cell }: View, { width, height }: Size, around: number): CSSProperties {
  const [w, h] = [width * cell, height * cell]
  const away = around + AWAY
  if (side === 'left' || side === 'right') return { left: side === 'left' ? x - away : x + w + away, top: y + h / 2 }
  return { left: x + w / 2, top: side === 'up' ? y - away : y + h + away }
}

const resized = ({ width, height }: Size, side: Edge['side'], by: 1 | -1): Size =>
  side === 'left' || side === 'right' ? { width: width + by, height } : { width, height: height + by }

/** What a handle takes away, and what is lost with it. */
function Removal({ edge, level, size }: { readonly edge: Edge; readonly level: Level; readonly size: Size }) {
  const { t, code } = useWords()
  const { lost } = kindNamed(level.kind).resize(level.board, size, edge.anchor)
  if (lost.length === 0) return t(edge.remove)
  return t('cutsOff', { action: t(edge.remove), what: lost.map(({ what }) => code(what.key, what.details)).join(', ') })
}

interface Props {
  readonly level: Level
  readonly extent: Size
  readonly view: View
  /** What is drawn around the board, in CSS pixels. */
  readonly around: number
}

export function EdgeHandles({ level, extent, view, around }: Props) {
  const isPainting = useEditor((state) => state.stroke !== null)
  return (
    <div className="edges" hidden={isPainting}>
      {EDGES.map((edge) => (
        <Handle key={edge.side} edge={edge} level={level} style={placeOf(edge.side, view, extent, around)} />
      ))}
    </div>
  )
}

function Handle({ edge, level, style }: { readonly edge: Edge; readonly level: Level; readonly style: CSSProperties }) {
  const { t } = useWords()
  const size = levelSize(level)
  const larger = resized(size, edge.side, 1)
  const smaller = resized(size, edge.side, -1)
  const change = (to: Size) => resizeBoard(to, edge.anchor)
  const onContextMenu = (event: MouseEvent) => {
    event.preventDefault()
    change(smaller)
  }
  const canShrink = isSize(level.kind, smaller)
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons at a place, not fields of a form.
    <div role="group" className={`edge ${edge.side}`} style={style} onContextMenu={onContextMenu}>
      <Tip label={t(edge.add)} keys={t('rightButtonRemoves')} side="top">
        {/* Not in the way of Tab: the resize dialog is the keyboard's way. */}
        <button type="button" tabIndex={-1} aria-label={t(edge.add)} disabled={!isSize(level.kind, larger)} onClick={() => change(larger)}>
          <Plus size={12} />
        </button>
      </Tip>
      <Tip label={canShrink ? <Removal edge={edge} level={level} size={smaller} /> : t(edge.remove)} side="top">
        <button type="button" tabIndex={-1} aria-label={t(edge.remove)} disabled={!canShrink} onClick={() => change(smaller)}>
          <Minus size={12} />
        </button>
      </Tip>
    </div>
  )
}
