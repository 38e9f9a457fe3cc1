/** Signal, assembled. */
import type { Kind } from '../../kind.ts'
import { actions } from './actions.ts'
import { analyse } from './analyse.ts'
import { v3 } from './article/generate.ts'
import { check } from './check.ts'
import type { Circuit } from './circuit.ts'
import { describeCell } from './describe.ts'
import { draw, drawMove, gesture, layerState } from './draw.ts'
import { perturb } from './fast/perturb.ts'
import { MENDINGS, repairs } from './fast/repairs.ts'
import { layers } from './layers.ts'
import { blank, likeness, parse, serialise, startRows } from './level.ts'
import { backMoves, readMove, writeMove } from './moves.ts'
import { palette } from './palette.ts'
import { resize } from './resize.ts'
import { rules } from './rules.ts'
import { searches, solve } from './solve.ts'
import { tools } from './tools.ts'

export const signal: Kind<Circuit, 'signal'> = {
  id: 'signal',
  blank,
  likeness,
  parse,
  serialise,
  startRows,
  check,
  rules,
  writeMove,
  readMove,
  backMoves,
  searches,
  needsOneAnswer: true,
  solve,
  analyse,
  repairWays: MENDINGS,
  repairs,
  generators: [perturb, v3],
  tools,
  actions,
  layers,
  resize,
  // A tile has no name of its own.
  pieceAt: () => undefined,
  piece: () => undefined,
  movedPiece: () => undefined,
  draw,
  layerState,
  drawMove,
  gesture,
  palette,
  describeCell,
}
