/** Key presses of the whole window and its clipboard, and what must not lose work: reloading, leaving with unsaved changes. */
import { isDirty } from '../core/document/history.ts'
import { kindNamed } from './board.ts'
import { copyInto, pasteFrom, sayOnlyEditing } from './clipboard.ts'
import { type Command, type CommandId, canRun, commands } from './commands.ts'
import { isComposing, isPress, isTyping, swatchKey } from './keys.ts'
import { chooseSwatch, chooseTool, currentLevel, useEditor } from './store.ts'

/** Keys with which a browser would load the page anew and lose the work. */
const RELOAD_KEYS = ['Ctrl+R', 'Ctrl+Shift+R', 'F5', 'Ctrl+F5', 'Shift+F5']

/** The browser makes events of the clipboard of these, which no page need ask leave for. */
const CLIPBOARD_KEYS = ['Ctrl+C', 'Ctrl+V', 'Ctrl+Shift+V']

/** Commands that also work while a title is being typed. */
const ALWAYS: readonly CommandId[] = ['save', 'saveAs', 'open', 'newPack']

function onKeyDown(event: KeyboardEvent): void {
  if (isComposing(event) || event.defaultPrevented) return
  if (RELOAD_KEYS.some((key) => isPress(event, key))) event.preventDefault()
  const state = useEditor.getState()
  if (state.dialog !== null || CLIPBOARD_KEYS.some((key) => isPress(event, key))) return
  const typing = isTyping(event.target)
  const meant = (Object.entries(commands) as [CommandId, Command][]).filter(
    ([id, { keys }]) => !(typing && !ALWAYS.includes(id)) && !isForButton(event) && keys.some((key) => isPress(event, key)),
  )
  // A key may stand for several commands, of which one at most can be run at a time.
  const [, command] = meant.find(([id]) => canRun(id, state)) ?? []
  if (meant.length > 0) event.preventDefault()
  if (command !== undefined) command.run()
  else if (!typing && state.run === null) chooseByKey(event)
}

/** Space on a button presses it. */
const isForButton = ({ key, target }: KeyboardEvent): boolean =>
  key === ' ' && target instanceof HTMLElement && target.matches('button, [role="button"], a')

/** A tool by its letter, a swatch by its number. */
function chooseByKey(event: KeyboardEvent): void {
  const state = useEditor.getState()
  const level = currentLevel(state)
  if (level === undefined) return
  const { tools } = kindNamed(level.kind)
  const tool = tools.find(({ key }) => isPress(event, key))
  if (tool !== undefined) chooseTool(tool.id)
  const swatches = tools.find(({ id }) => id === state.toolId)?.swatches ?? []
  const swatch = swatches.find((_, i) => {
    const key = swatchKey(i)
    return key !== undefined && isPress(event, key)
  })
  if (swatch !== undefined) chooseSwatch(state.toolId, swatch)
}

/** The level's turn, not that of words that are typed or selected, nor of a dialog. */
function isOfLevel(event: ClipboardEvent, id: CommandId): boolean {
  if (event.defaultPrevented || useEditor.getState().dialog !== null || isTyping(event.target)) return false
  const can = canRun(id, useEditor.getState())
  if (!can) sayOnlyEditing()
  return can
}

function onCopy(event: ClipboardEvent): void {
  // What cannot be selected by hand may be in a selection, but gives no words.
  const hasWords = String(document.getSelection() ?? '') !== ''
  if (event.clipboardData === null || hasWords || !isOfLevel(event, 'copyText')) return
  event.preventDefault()
  copyInto(event.clipboardData)
}

function onPaste(event: ClipboardEvent): void {
  if (event.clipboardData === null || !isOfLevel(event, 'pasteText')) return
  event.preventDefault()
  pasteFrom(event.clipboardData)
}

export function listenToKeys(): void {
  window.addEventListener('keydown', onKeyDown)
  window.addEventListener('copy', onCopy)
  window.addEventListener('paste', onPaste)
  window.addEventListener('beforeunload', (event) => {
    if (isDirty(useEditor.getState().history)) event.preventDefault()
  })
}
