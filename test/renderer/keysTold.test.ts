/** Keys that are told of: what the desktop's menus and the README name are keys of the editor, and the help sheet has those of the kind that is open. */
import { afterAll, expect, test, vi } from 'vitest'
import { menuTemplate } from '../../app/electron/menu.ts'
import { makeWords } from '../../app/host/words.ts'
import type { MenuCommand } from '../../core/contract.ts'
import { kinds } from '../../core/kinds/index.ts'
import { keyLabel } from '../../renderer/keys.ts'
import { readSource } from '../sources.ts'

// The editor's commands reach for the host of their page as soon as they are loaded: here one that never answers.
vi.stubGlobal('window', { levelwright: { call: () => {}, cancel: () => {}, onReply: () => {} } })
const { commands } = await import('../../renderer/commands.ts')
const { keySheet } = await import('../../renderer/dialogs/keySheet.ts')
afterAll(() => vi.unstubAllGlobals())

/** As the editor writes it. */
const plain = (accelerator: string): string =>
  accelerator
    .replace('CmdOrCtrl', 'Ctrl')
    .replace(/\+(Up|Down)$/, '+Arrow$1')
    .replace(/Plus$/, '+')

test('every key in the menus is one of its command', () => {
  const pressed: MenuCommand[] = []
  const nothing = () => {}
  const menus = menuTemplate({
    words: makeWords('en'),
    platform: 'linux',
    recent: [],
    devTools: false,
    run: (command) => pressed.push(command),
    open: nothing,
    forgetRecent: nothing,
    showLog: nothing,
  })
  const shown = menus
    .flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []))
    .flatMap(({ click, accelerator }) => {
      pressed.length = 0
      ;(click as (() => void) | undefined)?.()
      const [command] = pressed
      return command === undefined || accelerator === undefined ? [] : [[command, plain(accelerator as string)] as const]
    })
  expect(shown.length).toBeGreaterThan(20)
  for (const [command, key] of shown) expect([command, commands[command].keys]).toEqual([command, expect.arrayContaining([key])])
})

test('every key in the README is one of the editor', () => {
  const table = /^## Keys$([\s\S]+?)^## /m.exec(readSource('README.md'))?.[1] ?? ''
  const told = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, keys]) => [...keys!.matchAll(/`([^`]+)`/g)].map(([, key]) => key!))
  expect(told.length).toBeGreaterThan(30)
  const known = new Set([
    ...Object.values(commands).flatMap(({ keys }) => keys.map(keyLabel)),
    ...kinds.flatMap(({ tools }) => tools.map(({ key }) => key)),
    // Of the board itself, and held while another thing is pressed.
    ...['Space', 'Enter', 'Ctrl', 'Shift'],
  ])
  expect(told.filter((key) => !known.has(key))).toEqual([])
})

test.each(kinds.map((kind) => [kind.id, kind] as const))('on the help sheet of %s no key of editing is told twice', (id, { tools }) => {
  const told = [...tools.map(({ key }) => key), ...keySheet(id).editing.flatMap(({ keys }) => keys)]
  expect(told.filter((key, i) => told.indexOf(key) !== i)).toEqual([])
})

test('the help sheet has what the kind that is open can do, and nothing of another kind', () => {
  const words = (kindId: string) => {
    const { editing, running } = keySheet(kindId)
    return [...editing, ...running].map(({ word }) => word)
  }
  const special = ['turnPiece', 'removePiece', 'switchLayer', 'drawAnew', 'film', 'compare', 'turnBack', 'pin']
  const had = (kindId: string) => special.filter((word) => (words(kindId) as string[]).includes(word))
  expect(had('jelly')).toEqual(['removePiece'])
  expect(had('parkout')).toEqual(['turnPiece', 'removePiece'])
  expect(had('signal')).toEqual(['switchLayer', 'drawAnew', 'film', 'compare', 'turnBack', 'pin'])
  expect(keySheet('jelly').swatches).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  expect([keySheet('parkout').swatches, keySheet('signal').swatches]).toEqual([[], []])
  expect(keySheet('jelly').running.map(({ word }) => word)).toContain('hint')
  expect(keySheet('jelly').editing.map(({ word }) => word)).toContain('play')
})
