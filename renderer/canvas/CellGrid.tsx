/** The board for the keyboard and for screen readers: a focusable grid over the canvas, of which the cursor's row is spelt out. */
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { Level } from '../../core/document/pack.ts'
import type { Point, Size } from '../../core/grid.ts'
import type { State } from '../../core/play.ts'
import { kindNamed } from '../board.ts'
import { isComposing } from '../keys.ts'
import { viewOf } from '../kinds/index.ts'
import { sizeOf } from '../kinds/view.ts'
import { useEditor } from '../store.ts'
import { useWords, type Words } from '../words.ts'
import type { Hand } from './useHand.ts'
import type { PointerHandlers } from './usePointer.ts'

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A cell in words: what stands in it, at the start or in a position of play, and where it is. */
export function cellWords(words: Words, kindId: string, board: unknown, cell: Point, state?: State): string {
  const { key, details } = kindNamed(kindId).describeCell(board, cell, state)
  // Counted from 1 inside the frame.
  const from = 1 - viewOf(kindId).frame
  return words.t('cellWords', { what: words.code(key, details), row: cell[1] + from, column: cell[0] + from })
}

/** Where the board lies and how it is pressed: the same for editing and for play. */
export interface GridFrame {
  readonly level: Level
  readonly extent: Size
  readonly surface: RefObject<HTMLDivElement | null>
  readonly pointer: PointerHandlers
  readonly hand: RefObject<Hand>
  /** Where the cursor's ring goes; shown while the keyboard is at the board and does something there. */
  readonly ring: (cell: Point) => ReactNode
}

interface Props extends GridFrame {
  readonly board: unknown
  /** The position drawn; absent: the start. */
  readonly state?: State
  /** null: nothing here is the keyboard's. */
  readonly keys: { readonly arrow: (step: Point) => void; readonly press: () => void } | null
  /** What the keyboard is in the middle of. */
  readonly hint: string | null
  readonly grasp?: 'holding' | 'open' | 'none'
}

export function CellGrid({ level, board, state, extent, surface, pointer, hand, ring, keys, hint, grasp }: Props) {
  const words = useWords()
  const cursor = useEditor((editor) => editor.cursor)
  const flash = useEditor((editor) => editor.flash)
  /** Whether the keyboard is at the board: its ring stands for the focus outline. */
  const [isByKey, setByKey] = useState(false)
  const [column, row] = cursor

  useEffect(() => {
    if (flash !== null) surface.current?.focus({ preventScroll: true })
  }, [flash, surface])

  const onKeyDown = (event: KeyboardEvent) => {
    if (keys === null || isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const arrow = ARROWS[event.key]
    if (arrow === undefined && event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    setByKey(true)
    if (arrow !== undefined) keys.arrow(arrow)
    else if (event.key === 'Enter') keys.press()
  }
  // Space moves the view while it is down.
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === ' ' && hand.current === 'open') keys?.press()
  }
  const onPointerDown: PointerHandlers['onPointerDown'] = (event) => {
    pointer.onPointerDown(event)
    setByKey(false)
  }
  const said = isByKey ? hint : null
  /** The border, where things may be in it. */
  const out = viewOf(level.kind).border === undefined ? 0 : 1
  return (
    // biome-ignore lint/a11y/useSemanticElements: a canvas cannot be laid over a table's cells; this is a grid of one spelt-out row.
    <div
      ref={surface}
      className="board-grid"
      role="grid"
      tabIndex={0}
      aria-label={words.t('board', { title: level.title || words.t('untitledLevel'), ...sizeOf(viewOf(level.kind), extent) })}
      aria-rowcount={extent.height + 2 * out}
      aria-colcount={extent.width + 2 * out}
      aria-activedescendant={`cell-${column}`}
      data-grasp={grasp}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
      onFocus={(event) => setByKey(event.currentTarget.matches(':focus-visible'))}
      onBlur={() => setByKey(false)}
      onContextMenu={(event) => event.preventDefault()}
      {...pointer}
      onPointerDown={onPointerDown}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div className="unseen" role="row" tabIndex={-1} aria-rowindex={row + 1 + out}>
        {Array.from({ length: extent.width + 2 * out }, (_, i) => i - out).map((x) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <span key={x} id={`cell-${x}`} role="gridcell" tabIndex={-1} aria-colindex={x + 1 + out} aria-selected={x === column}>
            {cellWords(words, level.kind, board, [x, row], state)}
          </span>
        ))}
      </div>
      {isByKey && keys !== null && ring(cursor)}
      <p className={said === null ? 'unseen' : 'hint'} aria-live="polite">
        {said}
      </p>
    </div>
  )
}
