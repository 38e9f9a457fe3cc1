/** New, open and save. Nothing unsaved is given up unasked, no failed save passes for one that went well. */
import { applyEdit } from '../core/document/edit.ts'
import { draftRefused, type LevelGate, saveGate } from '../core/document/gate.ts'
import { commit, isDirty, markSaved } from '../core/document/history.ts'
import { emptyPack, type Level, type Pack } from '../core/document/pack.ts'
import { type PackFile, readPack, writePack } from '../core/document/packText.ts'
import { Fault } from '../core/fault.ts'
import { kindIds, kindOf } from '../core/registry.ts'
import { kindNamed, subjectFor } from './board.ts'
import type { Dialog, FileChoice } from './dialog.ts'
import { viewOf } from './kinds/index.ts'
import { proveLevels } from './prove.ts'
import { caller, host } from './session.ts'
import { openPack, rememberVerdict, selectLevel, tell, useEditor } from './store.ts'
import { showCells } from './zoom.ts'

const { getState, setState } = useEditor

function ask<Answer>(open: (answer: (choice: Answer) => void) => Dialog): Promise<Answer> {
  return new Promise((resolve) => {
    const answer = (choice: Answer) => {
      setState({ dialog: null })
      resolve(choice)
    }
    setState({ dialog: open(answer) })
  })
}

/** A pack of one blank level, of the first kind. */
function blankPack(): Pack {
  const kind = kindNamed(kindIds[0] ?? '')
  const { usual } = viewOf(kind.id).sizes
  const level: Level = {
    id: 'level-1',
    kind: kind.id,
    title: '',
    board: kind.blank({ width: usual, height: usual }),
    draft: false,
    rest: [],
  }
  return { ...emptyPack, levels: [level] }
}

export const startFirstPack = (): void => openPack(blankPack(), null)

/** Whether the pack on screen may make room for another; saves it first if that is wished. */
async function mayLeave(): Promise<boolean> {
  if (!isDirty(getState().history)) return true
  const choice = await ask<'save' | 'discard' | 'cancel'>((answer) => ({ is: 'discard', answer }))
  return choice === 'discard' || (choice === 'save' && (await save()))
}

export async function newPack(): Promise<void> {
  if (await mayLeave()) startFirstPack()
}

export async function openFile(): Promise<void> {
  if (!(await mayLeave())) return
  const name = getState().file?.path ?? ''
  const native = await chooseBySystem('open', name)
  const choice = native
    ? native.choice
    : await ask<FileChoice | null>((answer) => ({ is: 'files', mode: 'open', name, refused: null, answer }))
  if (choice !== null) await load(choice.path)
}

/** null: the host has no dialog of its own. */
const chooseBySystem = (mode: 'open' | 'save', name: string) => host.call('file.choose', { mode, name }).catch(lost)

/** Our own dialog says what is wrong with the host. */
const lost = (error: unknown): null => {
  if (error instanceof Fault) return null
  throw error
}

/** A file that the user named outside the page. */
export async function openNamed(path: string): Promise<void> {
  if (await mayClose()) await load(path)
}

/** Whether nothing would be lost without this page. What is being asked is withdrawn first: leaving is the newer wish. */
export async function mayClose(): Promise<boolean> {
  withdraw(getState().dialog)
  await saving
  return mayLeave()
}

function withdraw(dialog: Dialog | null): void {
  if (dialog === null) return
  if (dialog.is === 'files') dialog.answer(null)
  else if (dialog.is === 'gate-running') dialog.stop()
  else if ('answer' in dialog) dialog.answer('cancel')
  else setState({ dialog: null })
}

async function load(path: string): Promise<void> {
  const { history } = getState()
  try {
    const { text, stamp, readOnly } = await host.call('file.read', { path })
    const source = readPack(text, kindOf)
    // Reading takes a moment, and a stroke may have come in it.
    if (getState().history !== history && !(await mayLeave())) return
    openPack(source.pack, { path, stamp, readOnly, source })
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    tell({ word: 'openFailed', code: error.code, details: error.detail })
  }
}

/** One save at a time: Ctrl+S held down is one save. */
let saving: Promise<boolean> | null = null

function oneAtATime(work: () => Promise<boolean>): Promise<boolean> {
  if (saving) return Promise.resolve(false)
  setState({ said: null })
  saving = work().finally(() => {
    saving = null
  })
  return saving
}

/** Whether the pack is in its file now. */
export const save = (): Promise<boolean> =>
  oneAtATime(async () => {
    const { file } = getState()
    if (file === null) return saveUnderNewName()
    const drafts = await passGate()
    return drafts !== null && (await write(file.path, false, drafts)) === 'written'
  })

export const saveAs = (): Promise<boolean> => oneAtATime(saveUnderNewName)

async function saveUnderNewName(): Promise<boolean> {
  const drafts = await passGate()
  if (drafts === null) return false
  const { file, history } = getState()
  const name = file?.path ?? `${history.pack.title.trim().replace(/[\\/:*?"<>|]+/g, '-') || 'untitled'}.pack.json`
  const native = await chooseBySystem('save', name)
  if (native === null) return saveByOwnDialog(name, drafts)
  return native.choice !== null && (await write(native.choice.path, native.choice.overwrite, drafts)) === 'written'
}

/** It stays open, with what was typed in it, until the choice is written or given up. */
async function saveByOwnDialog(name: string, drafts: Drafts): Promise<boolean> {
  const choose = (refused: Fault | null) =>
    new Promise<FileChoice | null>((answer) => setState({ dialog: { is: 'files', mode: 'save', name, refused, answer } }))
  let end: Written | null = null
  do {
    const choice: FileChoice | null = await choose(end instanceof Fault ? end : null)
    end = choice && (await write(choice.path, choice.overwrite, drafts))
  } while (end instanceof Fault)
  setState({ dialog: null })
  return end === 'written'
}

/** Levels that are not ready and become drafts by the save, should it come to it. */
type Drafts = readonly LevelGate[]

/** Solves what has no answer yet and asks about what is not ready; null: no save. A pack that nobody edited is written as it was read. */
async function passGate(): Promise<Drafts | null> {
  const { history, file } = getState()
  if (file !== null && !isDirty(history)) return []
  const { pack } = history
  const stopped = new AbortController()
  try {
    await proveLevels(pack, {
      client: host,
      caller,
      signal: stopped.signal,
      recall: (key) => getState().verdicts.get(key),
      remember: rememberVerdict,
      onLevel: ({ title }, done, total) => setState({ dialog: { is: 'gate-running', done, total, title, stop: () => stopped.abort() } }),
    })
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    if (error.code !== 'call/cancelled') tell({ word: 'saveFailed', code: error.code, details: error.detail })
    return null
  } finally {
    if (getState().dialog?.is === 'gate-running') setState({ dialog: null })
  }
  const gates = saveGate(pack, kindOf, ({ kind, board }) => getState().verdicts.get(subjectFor(kind, board).key))
  const refused = gates.filter((gate) => gate.outcome === 'refused')
  return refused.length === 0 ? [] : settleGate(refused)
}

async function settleGate(refused: readonly LevelGate[]): Promise<Drafts | null> {
  const choice = await ask<'draft' | 'cancel' | LevelGate>((answer) => ({ is: 'gate', refused, answer }))
  if (choice === 'draft') return refused
  if (choice !== 'cancel') {
    selectLevel(choice.id)
    showCells(choice.reasons.find((reason) => reason.at.length > 0)?.at ?? [])
  }
  return null
}

/** `kept`: the user would rather not. */
type Written = 'written' | 'kept' | Fault

async function write(path: string, overwrite: boolean, drafts: Drafts): Promise<Written> {
  const { history, file } = getState()
  const marking = draftRefused(history.pack, drafts)
  const pack = marking === undefined ? history.pack : applyEdit(history.pack, marking)
  const text = writePack(pack, kindOf, file?.source)
  const known = file?.path === path && !overwrite ? file.stamp : null
  try {
    const { stamp } = await host.call('file.write', { path, text, stamp: known, overwrite })
    const source: PackFile = { text, pack, sources: readPack(text, kindOf).sources }
    const now = getState().history
    // An edit may have come while it was written, and stays.
    const marked = now === history ? marking : draftRefused(now.pack, drafts)
    setState({
      history: markSaved(marked === undefined ? now : commit(now, marked), pack),
      file: { path, stamp, readOnly: false, source },
      said: { word: 'saved', details: { path } },
      notices: [],
    })
    return 'written'
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    if (error.code === 'file/changed') return settleChange(path, drafts)
    tell({ word: 'saveFailed', code: error.code, details: error.detail })
    return error
  }
}

async function settleChange(path: string, drafts: Drafts): Promise<Written> {
  const choice = await ask<'reload' | 'overwrite' | 'cancel'>((answer) => ({ is: 'changed', path, answer }))
  if (choice === 'overwrite') return write(path, true, drafts)
  if (choice === 'reload') await load(path)
  return 'kept'
}
