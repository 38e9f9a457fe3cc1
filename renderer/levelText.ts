/** Levels as text: what copying gives, and what is made of a text that is pasted. */
import { addLevels } from '../core/document/edit.ts'
import { emptyPack, isBroken, type Level } from '../core/document/pack.ts'
import { FORMAT } from '../core/document/packSchema.ts'
import { writePack } from '../core/document/packText.ts'
import { Fault, type Issue } from '../core/fault.ts'
import { type ReadLevel, type ReadText, readLevels } from '../core/formats/levelText.ts'
import { detailsOf, lineOf } from '../core/formats/place.ts'
import { kindIds, kindOf } from '../core/registry.ts'
import { rowsOf } from './board.ts'
import { commitEdit, currentEntry, type Notice, tell, useEditor } from './store.ts'

const { getState, setState } = useEditor

/** Its rows, as they stand in chat and mail and in the command line's input. */
export const textOf = (level: Level): string => `${rowsOf(level.kind, level.board).join('\n')}\n`

/** A pack of it alone: all that rows do not tell, its title among it. */
export const packTextOf = (level: Level): string => writePack({ ...emptyPack, levels: [level] }, kindOf)

/** What is no level at all; of a pack's text these would be flaws of the pack. */
const NO_LEVEL = ['text/unrecognised', 'text/empty', 'pack/not-a-pack', 'pack/not-json', 'pack/cut-short', 'pack/text-after-end']
const isNoLevel = ({ code }: Fault, text: string): boolean => NO_LEVEL.includes(code) && !text.includes(FORMAT)

/** The levels of `text` behind the one on screen, the first of them shown: one step of undo. A text with a flaw is refused as a whole. */
export function pasteLevels(text: string): void {
  const { history, levelId, notices } = getState()
  const prefer = currentEntry(getState())?.kind ?? undefined
  setState({ said: null, notices: notices.filter(({ word }) => word !== 'pasteFailed') })
  let read: ReadText
  try {
    read = readLevels(text, { kindIds, kindOf }, { prefer })
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    if (isNoLevel(error, text)) setState({ said: { word: 'noLevelText', details: {} } })
    else tell({ word: 'pasteFailed', code: error.code, details: error.detail })
    return
  }
  const { levels, file } = read
  const flaw = flawIn(levels)
  if (flaw !== undefined) tell(flaw)
  else if (levels.length === 0) setState({ said: { word: 'noLevelText', details: {} } })
  else {
    const index = history.pack.levels.findIndex(({ id }) => id === levelId) + 1
    // Only a pack has ids of its own.
    const entries = levels.map(({ entry }) => (file ? entry : { ...entry, id: 'level-1' }))
    commitEdit(addLevels(history.pack, entries, index, 'edit.paste-levels'))
    setState({ said: { word: 'pasted', details: { count: levels.length } } })
  }
}

/** The first thing that keeps the levels from being pasted, with its place in the text; undefined: nothing. */
function flawIn(levels: readonly ReadLevel[]): Omit<Notice, 'id'> | undefined {
  const flaws = levels.flatMap((level) =>
    isBroken(level.entry) ? level.entry.issues.filter(({ blocks }) => blocks).map((issue) => ({ level, issue })) : [],
  )
  const [first] = flaws
  if (first === undefined) return undefined
  const { level, issue } = first
  return { word: 'pasteFailed', ...sentence(level, issue), place: placeOf(level, issue), more: flaws.length - 1 }
}

/** A pack's own reader keeps a level of an unknown kind, which a paste does not. */
function sentence(level: ReadLevel, issue: Issue): Pick<Notice, 'code' | 'details'> {
  const details = detailsOf(level, issue) ?? {}
  if (issue.code === 'pack/unknown-kind') return { code: 'level/unknown-kind', details: { ...details, known: kindIds.join(', ') } }
  return { code: issue.code, details }
}

/** undefined: the sentence itself names it. */
function placeOf(level: ReadLevel, issue: Issue): Notice['place'] {
  if (issue.details?.line !== undefined) return undefined
  const [cell] = issue.at
  return { line: lineOf(level, issue), ...(cell !== undefined && { column: cell[0] + 1 }) }
}
