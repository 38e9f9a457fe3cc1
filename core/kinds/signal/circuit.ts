/** A Signal board: tiles that can be turned, some of them locked, and the answer its designer has in mind. */
import type { Mask } from './masks.ts'

export const MAX_SIDE = 40

/** Tiles as they lie, row-major: `masks[y * width + x]`. What every search takes. */
export interface Tiles {
  readonly width: number
  readonly height: number
  readonly masks: readonly Mask[]
}

/** The tiles are the start. */
export interface Circuit extends Tiles {
  /** By cell: it cannot be turned, neither by the player nor by any search. */
  readonly locks: readonly boolean[]
  /** By cell: a rotation of the start's tile, the same where it is locked. Absent: none was drawn. */
  readonly answer?: readonly Mask[]
}

/** The reason where conclusions leave no way for a tile to lie: some of them may rest on locks. */
export const noFitReason = ({ locks }: Circuit): string => (locks.some(Boolean) ? 'signal/no-fit-locked' : 'signal/no-fit')
