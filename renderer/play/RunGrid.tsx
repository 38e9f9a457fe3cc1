/** The board in play for the keyboard and for screen readers: arrows go to a car, Enter takes hold of it, arrows slide it, Enter lets it go. */
import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react'
import type { Level } from '../../core/document/pack.ts'
import type { Point, Size } from '../../core/grid.ts'
import { ARROWS, cellWords } from '../canvas/BoardGrid.tsx'
import type { Hand } from '../canvas/useHand.ts'
import type { PointerHandlers } from '../canvas/usePointer.ts'
import { isComposing } from '../keys.ts'
import { viewOf } from '../kinds/index.ts'
import { sizeOf } from '../kinds/view.ts'
import { moveCursor } from '../paint.ts'
import { useEditor } from '../store.ts'
import { useWords } from '../words.ts'
import { grab } from './drag.ts'
import { grabAt, nudgeHeld, playOf, releaseHeld } from './play.ts'
import { type Run, stateOf } from './run.ts'

interface Props {
  readonly level: Level
  readonly run: Run
  readonly extent: Size
  readonly surface: RefObject<HTMLDivElement | null>
  readonly pointer: PointerHandlers
  readonly hand: RefObject<Hand>
  readonly ring: (cell: Point) => ReactNode
}

export function RunGrid({ level, run, extent, surface, pointer, hand, ring }: Props) {
  const words = useWords()
  const cursor = useEditor((state) => state.cursor)
  const pointed = useEditor((state) => state.pointed)
  const [isByKey, setByKey] = useState(false)
  const held = run.is === 'play' ? run.held : null
  const [column, row] = cursor

  const onKeyDown = (event: KeyboardEvent) => {
    if (run.is !== 'play' || isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const arrow = ARROWS[event.key]
    if (arrow === undefined && event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    setByKey(true)
    if (event.key === 'Enter') grabOrRelease()
    else if (arrow !== undefined && held !== null) nudgeHeld(arrow)
    else if (arrow !== undefined) moveCursor(...arrow)
    useEditor.setState((state) => ({ pointed: state.cursor }))
  }
  const grabOrRelease = () => {
    if (held !== null) {
      releaseHeld()
      return
    }
    grabAt(cursor)
    // What only a press moves is let go at once.
    if (playOf(useEditor.getState())?.held?.ways.length === 0) releaseHeld()
  }
  // Space moves the view while it is down.
  const onKeyUp = (event: KeyboardEvent) => {
    if (run.is === 'play' && event.key === ' ' && hand.current === 'open') grabOrRelease()
  }
  const onPointerDown: PointerHandlers['onPointerDown'] = (event) => {
    setByKey(false)
    pointer.onPointerDown(event)
  }
  const canGrab = run.is === 'play' && pointed !== null && grab(run.course, pointed) !== undefined
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
      aria-activedescendant={`cell-${column}`}
      data-grasp={held !== null ? 'holding' : canGrab ? 'open' : 'none'}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
      onBlur={() => setByKey(false)}
      onContextMenu={(event) => event.preventDefault()}
      {...pointer}
      onPointerDown={onPointerDown}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div className="unseen" role="row" tabIndex={-1} aria-rowindex={row + 1}>
        {Array.from({ length: extent.width }, (_, x) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <span key={x} id={`cell-${x}`} role="gridcell" tabIndex={-1} aria-colindex={x + 1} aria-selected={x === column}>
            {cellWords(words, level.kind, level.board, [x, row], stateOf(run))}
          </span>
        ))}
      </div>
      {isByKey && ring(cursor)}
      <p className={isByKey && held !== null ? 'hint' : 'unseen'} aria-live="polite">
        {isByKey && held !== null && words.t('holding')}
      </p>
    </div>
  )
}
