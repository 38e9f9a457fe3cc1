/** Which press is which command, on more than one keyboard. */
import { expect, test } from 'vitest'
import { isComposing, isPress, type KeyPress, keyLabel } from '../../renderer/keys.ts'

type Modifier = 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'
const press = (key: string, code: string, ...held: readonly Modifier[]): KeyPress => ({
  key,
  code,
  ctrlKey: held.includes('ctrlKey'),
  metaKey: held.includes('metaKey'),
  shiftKey: held.includes('shiftKey'),
  altKey: held.includes('altKey'),
})

test('letters go by what they write, and by their place where the layout writes no Latin', () => {
  expect(isPress(press('z', 'KeyZ', 'ctrlKey'), 'Ctrl+Z')).toBe(true)
  expect(isPress(press('z', 'KeyZ', 'metaKey'), 'Ctrl+Z')).toBe(true)
  expect(isPress(press('z', 'KeyY', 'ctrlKey'), 'Ctrl+Z')).toBe(true)
  expect(isPress(press('y', 'KeyZ', 'ctrlKey'), 'Ctrl+Z')).toBe(false)
  expect(isPress(press('я', 'KeyZ', 'ctrlKey'), 'Ctrl+Z')).toBe(true)
  expect(isPress(press('с', 'KeyC'), 'C')).toBe(true)
})

test('modifiers must be as written', () => {
  expect(isPress(press('Z', 'KeyZ', 'ctrlKey', 'shiftKey'), 'Ctrl+Shift+Z')).toBe(true)
  expect(isPress(press('Z', 'KeyZ', 'ctrlKey', 'shiftKey'), 'Ctrl+Z')).toBe(false)
  expect(isPress(press('c', 'KeyC', 'ctrlKey'), 'C')).toBe(false)
  expect(isPress(press('n', 'KeyN', 'ctrlKey', 'altKey'), 'Ctrl+Alt+N')).toBe(true)
  expect(isPress(press('F8', 'F8', 'shiftKey'), 'F8')).toBe(false)
  expect(isPress(press('F8', 'F8', 'shiftKey'), 'Shift+F8')).toBe(true)
})

test('symbols go by what they write, wherever the layout has them', () => {
  expect(isPress(press('?', 'Slash', 'shiftKey'), '?')).toBe(true)
  expect(isPress(press('+', 'Semicolon', 'ctrlKey', 'shiftKey'), 'Ctrl++')).toBe(true)
  expect(isPress(press('+', 'NumpadAdd', 'ctrlKey'), 'Ctrl++')).toBe(true)
  expect(isPress(press('-', 'Minus', 'ctrlKey'), 'Ctrl+-')).toBe(true)
  expect(isPress(press('[', 'BracketRight'), '[')).toBe(true)
  expect(isPress(press(']', 'BracketRight'), '[')).toBe(false)
})

test('a digit with Shift is found by its place', () => {
  expect(isPress(press('!', 'Digit1', 'shiftKey'), 'Shift+1')).toBe(true)
  expect(isPress(press('1', 'Digit1'), 'Shift+1')).toBe(false)
  expect(isPress(press('0', 'Digit0', 'ctrlKey'), 'Ctrl+0')).toBe(true)
})

test('presses of an input method are no commands', () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true)
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true)
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false)
})

test('keys are shown as they are printed', () => {
  expect(keyLabel('Alt+ArrowUp')).toBe('Alt+↑')
  expect(keyLabel('Ctrl+PageDown')).toBe('Ctrl+PgDn')
  expect(keyLabel('Ctrl++')).toBe('Ctrl++')
  expect(keyLabel('F8')).toBe('F8')
})
