/**
 * The clipboard. Its events need no permission and carry two forms of a level: text for chat and mail, and a pack for another window.
 * A command has no event; it asks the host, and where that is a browser's the browser.
 */
import { Fault } from '../core/fault.ts'
import { packTextOf, pasteLevels, textOf } from './levelText.ts'
import { host } from './session.ts'
import { currentLevel, type Notice, tell, useEditor } from './store.ts'
import { wordsIn } from './words.ts'

const { getState, setState } = useEditor

/** The types of the two forms; `text` is what a DataTransfer takes for `text/plain`. */
const TEXT_TYPE = 'text'
const PACK_TYPE = 'application/x-levelwright-pack'

/** A newer word on the clipboard takes the place of the older. */
const isOfOther = ({ word }: Notice): boolean => word !== 'copyFailed' && word !== 'pasteFailed'

/** Where the level is played or a stroke is being drawn, that nothing is taken out or put in. */
export function sayOnlyEditing(): void {
  const { run, stroke } = getState()
  if (run !== null || stroke !== null) setState({ said: { word: 'onlyEditing', details: {} } })
}

function sayCopied(): void {
  const { language, notices } = getState()
  const title = currentLevel(getState())?.title || wordsIn(language).t('untitledLevel')
  setState({ said: { word: 'copied', details: { title } }, notices: notices.filter(isOfOther) })
}

/** Of a `copy` event: the level on screen, as text and as a pack. */
export function copyInto(data: DataTransfer): void {
  const level = currentLevel(getState())
  if (level === undefined) return
  data.setData(TEXT_TYPE, textOf(level))
  data.setData(PACK_TYPE, packTextOf(level))
  sayCopied()
}

/** Of a `paste` event: another window's level with all it has, else whatever the text is. */
export const pasteFrom = (data: DataTransfer): void => paste(data.getData(PACK_TYPE) || data.getData(TEXT_TYPE))

function paste(text: string): void {
  setState({ notices: getState().notices.filter(isOfOther) })
  pasteLevels(text)
}

/** null: the host has no clipboard, or is lost. */
const none = (error: unknown): null => {
  if (error instanceof Fault) return null
  throw error
}

export async function copyText(): Promise<void> {
  const level = currentLevel(getState())
  if (level === undefined) return
  const text = textOf(level)
  try {
    if ((await host.call('clipboard.write', { text }).catch(none)) === null) await navigator.clipboard.writeText(text)
    sayCopied()
  } catch {
    tell({ word: 'copyFailed', code: 'clipboard/not-written', details: {} })
  }
}

/** undefined: nobody lets us read it, and that was said. */
async function clipboardText(): Promise<string | undefined> {
  try {
    return (await host.call('clipboard.read', {}).catch(none))?.text ?? (await navigator.clipboard.readText())
  } catch {
    tell({ word: 'pasteFailed', code: 'clipboard/not-read', details: {} })
    return undefined
  }
}

export async function pasteText(): Promise<void> {
  const { history, levelId } = getState()
  const text = await clipboardText()
  // A browser may have asked the user first, and much may have happened meanwhile.
  const now = getState()
  if (text !== undefined && now.history === history && now.levelId === levelId && now.run === null && now.stroke === null) paste(text)
}

/** Into the text field that has the focus, as any paste of plain text. */
export async function pasteWords(): Promise<void> {
  const text = await clipboardText()
  if (text !== undefined) document.execCommand('insertText', false, text)
}
