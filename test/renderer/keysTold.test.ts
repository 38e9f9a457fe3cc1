/** Keys that are told of elsewhere: what the desktop's menus and the README name are keys of the editor. */
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
