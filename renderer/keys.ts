/** Which key press means which command: letters by `event.key`, and by `event.code` where the layout is not Latin; symbols by `event.key`. */

/** The parts of a KeyboardEvent that matter here. */
export interface KeyPress {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/** `Ctrl+Shift+Z`, `F8`, `?`: the form shown to the user; Ctrl is also the Mac's command key. */
export type KeyText = string

/** Keys whose press is named by what it writes. */
const NAMED: Readonly<Record<string, string>> = { Space: ' ' }

const isLetter = (key: string): boolean => /^[a-z]$/i.test(key)

/** The Latin letter of a press, lower case; by its place on the keyboard where the layout has no Latin letter there. */
function letterOf(press: KeyPress): string | undefined {
  if (isLetter(press.key)) return press.key.toLowerCase()
  const isAscii = press.key.length === 1 && press.key.charCodeAt(0) < 128
  if (isAscii || press.key.length > 1) return undefined
  return /^Key([A-Z])$/.exec(press.code)?.[1]?.toLowerCase()
}

export function isPress(press: KeyPress, text: KeyText): boolean {
  const parts = text === '+' || text.endsWith('++') ? [...text.slice(0, -1).split('+').filter(Boolean), '+'] : text.split('+')
  const name = parts.at(-1) ?? ''
  const wants = (modifier: string): boolean => parts.slice(0, -1).includes(modifier)
  if (wants('Ctrl') !== (press.ctrlKey || press.metaKey) || wants('Alt') !== press.altKey) return false
  if (isLetter(name)) return letterOf(press) === name.toLowerCase() && wants('Shift') === press.shiftKey
  if (/^\d$/.test(name) && press.code === `Digit${name}`) return wants('Shift') === press.shiftKey
  // A symbol's place, and so its Shift, differs by layout; named keys (F8, Escape) and digits mean themselves.
  const isSymbol = name.length === 1 && !/\d/.test(name)
  return press.key === (NAMED[name] ?? name) && (isSymbol || wants('Shift') === press.shiftKey)
}

const SHORT: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  ContextMenu: 'Menu',
}

/** How many keys have a digit of their own, 0 left out. */
const DIGITS = 9

/** The key of a tool's swatch, counted from 0; the tenth and later ones have none. */
export const swatchKey = (index: number): KeyText | undefined => (index < DIGITS ? String(index + 1) : undefined)

/** A key as it is printed on keyboards. */
export const keyLabel = (text: KeyText | undefined): string | undefined => text?.replace(/[A-Za-z]+$/, (name) => SHORT[name] ?? name)

/** True for presses that belong to an input method: they are part of a word in the making, not commands. */
export const isComposing = (event: { readonly isComposing: boolean; readonly keyCode: number }): boolean =>
  event.isComposing || event.keyCode === 229

/** True where letters belong to what has the focus: a text field, or an open menu, which finds its items by them. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input:not([type=range]), textarea, select, [role="menu"]') !== null)
