/** Park Out, assembled. */
import type { Kind } from '../../kind.ts'
import { analyse } from './analyse.ts'
import { check } from './check.ts'
import { describeCell } from './describe.ts'
import { draw, drawMove } from './draw.ts'
import { anneal } from './generate.ts'
import { blank, likeness, parse, serialise } from './level.ts'
import type { Lot } from './lot.ts'
import { readMove, writeMove } from './moves.ts'
import { palette } from './palette.ts'
import { movedPiece, piece, pieceAt, renamePiece } from './pieces.ts'
import { resize } from './resize.ts'
import { rules } from './rules.ts'
import { searches, solve } from './solve.ts'
import { gesture } from './standing.ts'
import { tools } from './tools.ts'

export const parkout: Kind<Lot, 'parkout'> = {
  id: 'parkout',
  blank,
  likeness,
  parse,
  serialise,
  check,
  rules,
  writeMove,
  readMove,
  searches,
  solve,
  analyse,
  generators: [anneal],
  tools,
  actions: [],
  resize,
  pieceAt,
  piece,
  renamePiece,
  movedPiece,
  draw,
  drawMove,
  gesture,
  palette,
  describeCell,
}
