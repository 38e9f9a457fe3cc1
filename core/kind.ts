/**
 * THE interface: a puzzle kind is one plain object of pure functions on plain data, in parts: text and play, solving, making, editing, picture.
 * Core, host, command line and panels speak `Kind` and know no kind by name.
 */
import type { KindEditing } from './editing.ts'
import type { KindMaking } from './generator.ts'
import type { KindPicture } from './picture.ts'
import type { KindPlay, KindText } from './play.ts'
import type { KindSolving } from './solving.ts'

/** One puzzle kind. B is its board: plain, frozen data that only ever travels beside its kind. Id: spelt out, so that what lacks a kind does not compile. */
export interface Kind<B, Id extends string = string>
  extends KindText<B>,
    KindPlay<B>,
    KindSolving<B>,
    KindMaking<B>,
    KindEditing<B>,
    KindPicture<B> {
  readonly id: Id
}
