/** The board for the keyboard and for screen readers: a focusable grid over the canvas, of which the cursor's row is spelt out. */
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { Level } from '../../core/document/pack.ts'
import type { Point, Size } from '../../core/grid.ts'
import type { State } from '../../core/play.ts'
import { kindNamed } from '../board.ts'
import { isComposing } from '../keys.ts'
import { viewOf } from '../kinds/index.ts'
import { sizeOf } from '../kinds/view.ts'
import { shownState } from '../layers.ts'
import { moveCursor, pressCursor } from '../paint.ts'
import { useEditor } from '../store.ts'
import { useWords, type Words } from '../words.ts'
import type { Hand } from './useHand.ts'
import type { PointerHandlers } from './usePointer.ts'

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A cell in words: what stands in it, at the start or in a position of play, and where it is. */
export function cellWords(words: Words, kindId: string, board: unknown, cell: Point, state?: State): string {
  const { key, details } = kindNamed(kindId).describeCell(board, cell, state)
  return words.t('cellWords', { what: words.code(key, details), row: cell[1], column: cell[0] })
}

interface Props {
  readonly level: Level
  readonly board: unknown
  readonly extent: Size
  readonly surface: RefObject<HTMLDivElement | null>
  readonly pointer: PointerHandlers
  readonly hand: RefObject<Hand>
  /** Where the cursor's ring goes; shown while the keyboard is at the board. */
  readonly ring: (cell: Point) => ReactNode
}

export function BoardGrid({ level, board, extent, surface, pointer, hand, ring }: Props) {
  const words = useWords()
  const cursor = useEditor((state) => state.cursor)
  const flash = useEditor((state) => state.flash)
  /** Whether the keyboard is at the board: its ring stands for the focus outline. */
  const [isByKey, setByKey] = useState(false)
  // A stroke that outlives its press was set down by the keyboard, and waits for the second.
  const isAnchored = useEditor((state) => state.stroke !== null) && isByKey
  const layer = useEditor((state) => state.layer)
  const shown = shownState(level.kind, board, layer)
  const [, row] = cursor

  useEffect(() => {
    if (flash !== null) surface.current?.focus({ preventScroll: true })
  }, [flash, surface])

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const arrow = ARROWS[event.key]
    if (arrow === undefined && event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    setByKey(true)
    if (arrow !== undefined) moveCursor(...arrow)
    else if (event.key === 'Enter') pressCursor()
  }
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === ' ' && hand.current === 'open') pressCursor()
  }
  const onPointerDown: PointerHandlers['onPointerDown'] = (event) => {
    pointer.onPointerDown(event)
    setByKey(false)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a canvas cannot be laid over a table's cells; this is a grid of one spelt-out row.
    <div
      ref={surface}
      className="board-grid"
      role="grid"
      tabIndex={0}
      aria-label={words.t('board', { title: level.title || words.t('untitledLevel'), ...sizeOf(viewOf(level.kind), extent) })}
      aria-rowcount={extent.height}
      aria-colcount={extent.width}
      aria-activedescendant={`cell-${cursor[0]}`}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
      onFocus={(event) => setByKey(event.currentTarget.matches(':focus-visible'))}
      onBlur={() => setByKey(false)}
      onContextMenu={(event) => event.preventDefault()}
      {...pointer}
      onPointerDown={onPointerDown}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div className="unseen" role="row" tabIndex={-1} aria-rowindex={row + 1}>
        {Array.from({ length: extent.width }, (_, column) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <span
            key={column}
            id={`cell-${column}`}
            role="gridcell"
            tabIndex={-1}
            aria-colindex={column + 1}
            aria-selected={column === cursor[0]}
          >
            {cellWords(words, level.kind, board, [column, row], shown)}
          </span>
        ))}
      </div>
      {isByKey && ring(cursor)}
      <p className={isAnchored ? 'hint' : 'unseen'} aria-live="polite">
        {isAnchored && words.t('anchored')}
      </p>
    </div>
  )
}
