/** Jelly, assembled. */
import type { Kind } from '../../kind.ts'
import { actions } from './actions.ts'
import { analyse } from './analyse.ts'
import { check } from './check.ts'
import { describeCell } from './describe.ts'
import { draw, drawMove, gesture } from './draw.ts'
import { grow } from './generate.ts'
import { parse, serialise } from './level.ts'
import { likeness } from './likeness.ts'
import { readMove, writeMove } from './moves.ts'
import { deadEnd } from './obstacles.ts'
import { palette } from './palette.ts'
import { resize } from './resize.ts'
import { rules } from './rules.ts'
import { piece, pieceAt } from './selection.ts'
import { searches, solve } from './solve.ts'
import { blank, type Stage } from './stage.ts'
import { join } from './team/member.ts'
import { tools } from './tools.ts'

export const jelly: Kind<Stage, 'jelly'> = {
  id: 'jelly',
  blank,
  likeness,
  parse,
  serialise,
  check,
  rules,
  writeMove,
  readMove,
  deadEnd,
  searches,
  solve,
  join,
  analyse,
  generators: [grow],
  tools,
  actions,
  resize,
  pieceAt,
  piece,
  // A cell is not always in the same piece.
  movedPiece: () => undefined,
  draw,
  drawMove,
  gesture,
  palette,
  describeCell,
}
