/** Dragging a level to another place of the list: a line shows where it would come to stand; letting go is one step of undo, Escape none. */
import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { moveLevel } from '../../core/document/edit.ts'
import { commitEdit, useEditor } from '../store.ts'

/** A press that moves less than this many pixels is a press. */
const SLOP = 5
/** Near an end of the list it scrolls by itself: pixels from the end, and pixels a frame. */
const NEAR = 28
const SPEED = 8

interface Drag {
  readonly id: string
  readonly pointerId: number
  readonly startY: number
  y: number
  /** Known at once: what is drawn follows later, and the pointer may be up by then. */
  isMoving: boolean
}

/** The gap nearest to a place in the list: 0 is before the first row. */
export const gapAt = (y: number, rowHeight: number, count: number): number => Math.max(0, Math.min(count, Math.round(y / rowHeight)))

export interface Reorder {
  readonly onPointerDown: (event: PointerEvent, id: string) => void
  /** The level on its way; null: none. */
  readonly moving: string | null
  readonly gap: number
}

export function useReorder(list: RefObject<HTMLElement | null>, rowHeight: number, count: number): Reorder {
  const drag = useRef<Drag | null>(null)
  const [moving, setMoving] = useState<string | null>(null)
  const [gap, setGap] = useState(0)

  useEffect(() => {
    const gapOf = (y: number): number => {
      const target = list.current
      return target === null ? 0 : gapAt(y - target.getBoundingClientRect().y + target.scrollTop, rowHeight, count)
    }
    const end = () => {
      drag.current = null
      setMoving(null)
    }
    const onMove = (event: globalThis.PointerEvent) => {
      const held = drag.current
      if (held === null || held.pointerId !== event.pointerId) return
      held.y = event.clientY
      if (!held.isMoving && Math.abs(held.y - held.startY) < SLOP) return
      held.isMoving = true
      setMoving(held.id)
      setGap(gapOf(held.y))
    }
    const onUp = (event: globalThis.PointerEvent) => {
      const held = drag.current
      if (held === null || held.pointerId !== event.pointerId) return
      if (held.isMoving) drop(held.id, gapOf(event.clientY))
      end()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !drag.current?.isMoving) return
      event.preventDefault()
      event.stopPropagation()
      end()
    }
    window.addEventListener('pointermove', onMove)
    window.addEventListener('pointerup', onUp)
    window.addEventListener('pointercancel', end)
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      window.removeEventListener('pointermove', onMove)
      window.removeEventListener('pointerup', onUp)
      window.removeEventListener('pointercancel', end)
      window.removeEventListener('keydown', onKeyDown, { capture: true })
    }
  }, [list, rowHeight, count])

  useEffect(() => {
    if (moving === null) return
    let frame = requestAnimationFrame(function scroll() {
      const target = list.current
      const held = drag.current
      if (target !== null && held !== null) {
        const { top, bottom } = target.getBoundingClientRect()
        if (held.y < top + NEAR) target.scrollTop -= SPEED
        else if (held.y > bottom - NEAR) target.scrollTop += SPEED
      }
      frame = requestAnimationFrame(scroll)
    })
    return () => cancelAnimationFrame(frame)
  }, [list, moving])

  const onPointerDown = useCallback((event: PointerEvent, id: string) => {
    const isPlain = event.button === 0 && !(event.target instanceof Element && event.target.closest('button, input') !== null)
    if (isPlain) drag.current = { id, pointerId: event.pointerId, startY: event.clientY, y: event.clientY, isMoving: false }
  }, [])
  return { onPointerDown, moving, gap }
}

/** Into a gap between the rows as they stand, the level's own included. */
function drop(id: string, gap: number): void {
  const { pack } = useEditor.getState().history
  const from = pack.levels.findIndex((entry) => entry.id === id)
  if (from >= 0) commitEdit(moveLevel(pack, id, gap > from ? gap - 1 : gap))
}
