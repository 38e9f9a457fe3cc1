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

export interface Sight {
  readonly top: number
  readonly height: number
  /** Without its padding. */
  readonly width: number
}

/** What a scrolled element shows of its content, in CSS pixels; nothing until it is there. */
export function useSight(list: RefObject<HTMLElement | null>): Sight {
  const [sight, setSight] = useState<Sight>({ top: 0, height: 0, width: 0 })
  useLayoutEffect(() => {
    const target = list.current
    if (target === null) return
    const look = () => setSight((old) => ({ ...old, top: target.scrollTop, height: target.clientHeight }))
    const measure = (width: number) => {
      look()
      setSight((old) => ({ ...old, width }))
    }
    const { paddingLeft, paddingRight } = getComputedStyle(target)
    measure(target.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight))
    const observer = new ResizeObserver(([entry]) => entry !== undefined && measure(entry.contentRect.width))
    observer.observe(target)
    target.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      target.removeEventListener('scroll', look)
    }
  }, [list])
  return sight
}

/** Brings a row into sight; -1: none. */
export function scrollToRow(list: HTMLElement | null, rowHeight: number, row: number): void {
  if (list === null || row < 0) return
  const top = row * rowHeight
  if (top < list.scrollTop) list.scrollTop = top
  else if (top + rowHeight > list.scrollTop + list.clientHeight) list.scrollTop = top + rowHeight - list.clientHeight
}

/** `chosen`: the index of a row, -1: none; brought into sight when it changes and whenever `again` does. */
export function useRows(list: RefObject<HTMLElement | null>, rowHeight: number, count: number, chosen: number, again: unknown): Rows {
  const { top, height } = useSight(list)
  useEffect(() => scrollToRow(list.current, rowHeight, chosen), [list, rowHeight, chosen, again])
  return rowsInSight(top, height, rowHeight, count)
}
