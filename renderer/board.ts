/** What the screen asks of a level's board, each answer worked out once per board: boards are frozen values. */
import type { Issue } from '../core/fault.ts'
import type { Point } from '../core/grid.ts'
import type { Kind } from '../core/kind.ts'
import type { Marks, Picture } from '../core/picture.ts'
import type { Rows, State } from '../core/play.ts'
import { kindOf } from '../core/registry.ts'
import { type Subject, subjectOf } from './live.ts'

/** Throws for an unknown kind (a bug: a pack's reader keeps such a level as text). */
export function kindNamed(id: string): Kind<unknown> {
  const kind = kindOf(id)
  if (kind === undefined) throw new Error(`no kind ${id}`)
  return kind
}

/** `make` with its last answers kept per board. */
export function perBoard<T>(make: (kind: Kind<unknown>, board: unknown) => T): (kindId: string, board: unknown) => T {
  const known = new WeakMap<object, T>()
  return (kindId, board) => {
    const key = board as object
    const old = known.get(key)
    if (old !== undefined) return old
    const made = make(kindNamed(kindId), board)
    known.set(key, made)
    return made
  }
}

export const rowsOf: (kindId: string, board: unknown) => Rows = perBoard((kind, board) => kind.serialise(board))

export const issuesOf: (kindId: string, board: unknown) => readonly Issue[] = perBoard((kind, board) => kind.check(board))

/** The board as it crosses to the host; its key says whether two boards are the same. */
export const subjectFor: (kindId: string, board: unknown) => Subject = perBoard((kind, board) => subjectOf(kind.id, rowsOf(kind.id, board)))

export const NO_MARKS: Marks = { errors: [], warnings: [] }

/** Every cell with an issue, the blocking ones apart, and the selected piece. */
export function marksOf(issues: readonly Issue[], selected: string | null): Marks {
  return {
    ...(selected !== null && { selected }),
    errors: issues.filter((issue) => issue.blocks).flatMap((issue) => issue.at),
    warnings: issues.filter((issue) => !issue.blocks).flatMap((issue) => issue.at),
  }
}

/** `state` left out: the board at its start. */
export function pictureOf(kindId: string, board: unknown, marks: Marks, state?: State): Picture {
  const kind = kindNamed(kindId)
  if (state !== undefined) return kind.draw(board, state, marks)
  const rules = kind.rules(board)
  const start = new Uint8Array(rules.stride)
  rules.start(start)
  return kind.draw(board, start, marks)
}

/** The board's rows and columns, its frame included. */
export const extentOf: (kindId: string, board: unknown) => Picture['extent'] = perBoard(
  (kind, board) => pictureOf(kind.id, board, NO_MARKS).extent,
)

/** All cells of it, row by row. */
export function cellsOf(kindId: string, board: unknown): readonly Point[] {
  const { width, height } = extentOf(kindId, board)
  return Array.from({ length: width * height }, (_, i): Point => [i % width, Math.floor(i / width)])
}
