/** What a kind needs on screen beyond core's picture and words. */
import type { ComponentType } from 'react'
import type { Size } from '../../core/grid.ts'

export interface KindView {
  /** A drawing for each tool, by its id. */
  readonly icons: Readonly<Record<string, ComponentType<{ readonly size?: number }>>>
  /** Tools whose stroke has a start and an end: the keyboard sets them down with one press and finishes with the next. */
  readonly drags: readonly string[]
  /** Cells of frame on each side of the rows, which sizes leave out. */
  readonly frame: number
  /** The size of a new level, and its limits, in cells. */
  readonly sizes: { readonly usual: number; readonly min: number; readonly max: number }
}

/** A level's size as its designer counts it. */
export const sizeOf = ({ frame }: KindView, extent: Size): Size => ({
  width: extent.width - 2 * frame,
  height: extent.height - 2 * frame,
})
