/** Of a long list of rows of one height only those in sight are made; the chosen one is brought into sight. */
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** Rows made beyond those in sight, each way, so that scrolling meets no gap. */
const SPARE = 8

export interface Rows {
  /** Made: from `first` up to, not including, `end`. */
  readonly first: number
  readonly end: number
}

export function rowsInSight(scrollTop: number, height: number, rowHeight: number, count: number): Rows {
  const first = Math.max(0, Math.min(count, Math.floor(scrollTop / rowHeight)) - SPARE)
  return { first, end: Math.min(count, Math.ceil((scrollTop + height) / rowHeight) + SPARE) }
}

/** `chosen`: the index of a row, -1: none; brought into sight when it changes and whenever `again` does. */
export function useRows(list: RefObject<HTMLElement | null>, rowHeight: number, count: number, chosen: number, again: unknown): Rows {
  const [sight, setSight] = useState({ top: 0, height: 0 })
  useLayoutEffect(() => {
    const target = list.current
    if (target === null) return
    const look = () => setSight({ top: target.scrollTop, height: target.clientHeight })
    look()
    const observer = new ResizeObserver(look)
    observer.observe(target)
    target.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      target.removeEventListener('scroll', look)
    }
  }, [list])
  useEffect(() => {
    const target = list.current
    if (target === null || chosen < 0) return
    const top = chosen * rowHeight
    if (top < target.scrollTop) target.scrollTop = top
    else if (top + rowHeight > target.scrollTop + target.clientHeight) target.scrollTop = top + rowHeight - target.clientHeight
  }, [list, rowHeight, chosen, again])
  return rowsInSight(sight.top, sight.height, rowHeight, count)
}
