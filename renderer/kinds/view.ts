/** What a kind needs on screen beyond core's picture and words. */
import type { ComponentType } from 'react'
import type { Size } from '../../core/grid.ts'
import type { Theme } from '../../core/svg.ts'

/** How a kind's grade comes about, from the factors of a level's report. */
export type GradeView = ScoreView | FiguresView

/** A score with its scale and its parts. */
export interface ScoreView {
  readonly is: 'score'
  /** The score is the sum of these factors, each times its weight. */
  readonly weights: Readonly<Record<string, number>>
  /** Grades from the lowest, each with the score it ends before; one more, open grade follows. */
  readonly ends: readonly (readonly [grade: string, end: number])[]
  /** Factors worth showing that are no part of the score. */
  readonly also: readonly string[]
}

/** Factors as they are, and how a person thinks. */
export interface FiguresView {
  readonly is: 'figures'
  /** Factors worth a row of their own beside the verdict. */
  readonly facts: readonly string[]
  /** Factors under the grade, in groups. */
  readonly groups: readonly (readonly string[])[]
  /** The kind's names for a person's techniques, from the easiest up. */
  readonly techniques: readonly string[]
}

export interface KindView {
  /** A drawing for each tool, by its id. */
  readonly icons: Readonly<Record<string, ComponentType<{ readonly size?: number }>>>
  /** How a tool's swatch looks; absent: by its id. */
  readonly swatch?: ComponentType<{ readonly swatch: string; readonly theme: Theme }>
  /** Tools whose stroke has a start and an end: the keyboard sets them down with one press and finishes with the next. */
  readonly drags: readonly string[]
  /** true: who plays may pin cells down, against moving them by mistake. */
  readonly pins?: boolean
  /** Cells of frame on each side of the rows, which sizes leave out. */
  readonly frame: number
  /** What is drawn around the rows on each side, in cells, where things may be too: the cursor goes there. Absent: nothing. */
  readonly border?: number
  /** The size of a new level, and its limits, in cells. */
  readonly sizes: { readonly usual: number; readonly min: number; readonly max: number }
  /** Absent: the kind's levels get no score. */
  readonly grade?: GradeView
}

/** A level's size as its designer counts it. */
export const sizeOf = ({ frame }: KindView, extent: Size): Size => ({
  width: extent.width - 2 * frame,
  height: extent.height - 2 * frame,
})
