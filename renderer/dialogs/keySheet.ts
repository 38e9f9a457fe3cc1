/** Which keys the help sheet lists: those that do something at a level of the kind that is open. */
import type { Kind } from '../../core/kind.ts'
import { kindNamed } from '../board.ts'
import { type Command, type CommandId, commands } from '../commands.ts'
import { type KeyText, swatchKey } from '../keys.ts'
import { viewOf } from '../kinds/index.ts'
import type { KindView } from '../kinds/view.ts'
import { MOVE, TURN } from '../pieces.ts'
import { runCommands } from '../play/commands.ts'

type Has = (kind: Kind<unknown>, view: KindView) => boolean

const hasPieces: Has = ({ tools }) => tools.some(({ id }) => id === MOVE)
const hasPresses: Has = ({ backMoves }) => backMoves !== undefined
const hasOneAnswer: Has = ({ needsOneAnswer }) => needsOneAnswer === true

/** What a command asks of the kind; the others are of use with any. */
const NEEDS: Readonly<Partial<Record<CommandId, Has>>> = {
  turnPiece: (kind, view) => hasPieces(kind, view) && kind.tools.some(({ id }) => id === TURN),
  removePiece: hasPieces,
  nudgeLeft: hasPieces,
  nudgeRight: hasPieces,
  nudgeUp: hasPieces,
  nudgeDown: hasPieces,
  zoomSelection: hasPieces,
  layer: ({ layers }) => layers !== undefined,
  drawAnew: ({ actions }) => actions.some(({ isSeeded }) => isSeeded),
  film: (_, { grade }) => grade?.is === 'figures',
  compare: hasOneAnswer,
  swapAnswers: hasOneAnswer,
  turnOn: hasPresses,
  turnBack: hasPresses,
  turnTwice: hasPresses,
  pin: (_, { pins }) => pins === true,
}

/** They begin what the other commands of a run are in. */
const STARTS: readonly string[] = ['play', 'playBack', 'film', 'compare'] satisfies readonly CommandId[]

interface KeySheet {
  /** While a level is edited. */
  readonly editing: readonly Command[]
  /** While it is played or its solution shown. */
  readonly running: readonly Command[]
  /** Of the swatches of the tool that has most. */
  readonly swatches: readonly KeyText[]
}

const swatchKeys = (count: number): readonly KeyText[] => Array.from({ length: count }, (_, i) => swatchKey(i) ?? []).flat()

/** `kindId` undefined: no level is open, and what asks for one is left out. */
export function keySheet(kindId: string | undefined): KeySheet {
  const kind = kindId === undefined ? undefined : kindNamed(kindId)
  const listed = (Object.entries(commands) as [CommandId, Command][]).filter(([id, { keys }]) => {
    const needs = NEEDS[id]
    return keys.length > 0 && (needs === undefined || (kind !== undefined && needs(kind, viewOf(kind.id))))
  })
  const isOfRun = (id: string): boolean => Object.hasOwn(runCommands, id) && !STARTS.includes(id)
  return {
    editing: listed.flatMap(([id, command]) => (isOfRun(id) ? [] : [command])),
    running: listed.flatMap(([id, command]) => (isOfRun(id) ? [command] : [])),
    swatches: swatchKeys(Math.max(0, ...(kind?.tools ?? []).map((tool) => tool.swatches.length))),
  }
}
