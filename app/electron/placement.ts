/** Where the window opens: where it was, if that is still on a screen. All in device-independent pixels. */
import type { State } from './state.ts'

export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Placement {
  /** Without a place the system puts it in the middle. */
  readonly bounds: { readonly width: number; readonly height: number; readonly x?: number; readonly y?: number }
  readonly maximized: boolean
}

const USUAL = { width: 1280, height: 800 } as const
/** So much of the title bar must lie on a screen, or nobody could drag the window. */
const GRIP = { width: 120, height: 24 } as const
const TITLE_HEIGHT = 40

const overlap = (from: number, length: number, other: number, otherLength: number): number =>
  Math.min(from + length, other + otherLength) - Math.max(from, other)

/** `areas` are the screens without their task bars, the main one first. */
export function placeWindow(saved: State['window'], areas: readonly Area[]): Placement {
  const main = areas[0] ?? { x: 0, y: 0, ...USUAL }
  const fitted = ({ width, height }: { width: number; height: number }, area: Area) => ({
    width: Math.min(width, area.width),
    height: Math.min(height, area.height),
  })
  if (saved === null) return { bounds: fitted(USUAL, main), maximized: false }
  const { x, y, maximized } = saved
  const home = areas.find(
    (area) =>
      overlap(x, saved.width, area.x, area.width) >= Math.min(GRIP.width, saved.width) &&
      overlap(y, TITLE_HEIGHT, area.y, area.height) >= GRIP.height,
  )
  return home ? { bounds: { x, y, ...fitted(saved, home) }, maximized } : { bounds: fitted(saved, main), maximized }
}
