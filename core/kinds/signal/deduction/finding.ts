/** One conclusion about one cell, in numbers; `steps.ts` puts it in words. */

/** From the easiest up. */
export const TECHNIQUES = ['lock', 'edge', 'island', 'loop', 'reach', 'what-if'] as const
export type Technique = (typeof TECHNIQUES)[number]

export interface Finding {
  readonly technique: Technique
  /** `lock` and `edge`: 1. `island`: the tiles it would close off. `loop`: the tiles of the network it would close in itself. `reach`: the tiles that could be connected at most. `what-if`: the steps to the contradiction. */
  readonly size: number
  readonly cell: number
  /** The ways left to the cell, as a set of clockwise quarter turns; 0: none, so the board has no answer. */
  readonly keeps: number
  /** Where one way alone was judged: the mask that is ruled out. */
  readonly against?: number
  /** Of `edge`: the direction of the side that is known. */
  readonly side?: number
  /** Equally cheap ones at hand, itself included. */
  readonly alternatives: number
}
