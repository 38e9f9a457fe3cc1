/** What the screen tells: the room of an element, the pixel ratio, the theme in force. */
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import type { Size } from '../../core/grid.ts'
import type { Theme } from '../../core/svg.ts'
import { useEditor } from '../store.ts'

/** Calls `tell` with the inner size of an element, now and whenever it changes. */
export function useRoom(element: RefObject<HTMLElement | null>, tell: (room: Size) => void): void {
  useEffect(() => {
    const target = element.current
    if (target === null) return
    const measure = () => tell({ width: Math.max(1, target.clientWidth), height: Math.max(1, target.clientHeight) })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, tell])
}

/** devicePixelRatio, followed through browser zoom and moves between monitors. */
export function usePixelRatio(): number {
  const [ratio, setRatio] = useState(window.devicePixelRatio)
  useEffect(() => {
    const query = window.matchMedia(`(resolution: ${ratio}dppx)`)
    const changed = () => setRatio(window.devicePixelRatio)
    query.addEventListener('change', changed)
    return () => query.removeEventListener('change', changed)
  }, [ratio])
  return ratio
}

const darkQuery = window.matchMedia('(prefers-color-scheme: dark)')

function followSystem(changed: () => void): () => void {
  darkQuery.addEventListener('change', changed)
  return () => darkQuery.removeEventListener('change', changed)
}

/** The theme on screen: the user's choice, else the system's. */
export function useTheme(): Theme {
  const choice = useEditor((state) => state.theme)
  const isSystemDark = useSyncExternalStore(followSystem, () => darkQuery.matches)
  if (choice !== 'system') return choice
  return isSystemDark ? 'dark' : 'light'
}
