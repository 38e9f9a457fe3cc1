/** The native menus. Whatever concerns the document goes to the page as a command; the page takes the keys itself, so they are only shown here. */
import { basename } from 'node:path'
import type { MenuItemConstructorOptions } from 'electron'
import type { MenuCommand } from '../../core/contract.ts'
import type { Words } from '../host/words.ts'

export interface MenuOptions {
  readonly words: Words
  readonly platform: NodeJS.Platform
  /** Absolute paths, the newest first. */
  readonly recent: readonly string[]
  /** Tools for developers: never in a packed editor. */
  readonly devTools: boolean
  readonly run: (command: MenuCommand) => void
  readonly open: (path: string) => void
  readonly forgetRecent: () => void
  readonly showLog: () => void
}

const KEYS: Readonly<Partial<Record<MenuCommand, string>>> = {
  newPack: 'CmdOrCtrl+N',
  open: 'CmdOrCtrl+O',
  save: 'CmdOrCtrl+S',
  saveAs: 'CmdOrCtrl+Shift+S',
  undo: 'CmdOrCtrl+Z',
  redo: 'CmdOrCtrl+Shift+Z',
  copyText: 'CmdOrCtrl+Shift+C',
  pasteText: 'CmdOrCtrl+Shift+V',
  newLevel: 'CmdOrCtrl+Shift+L',
  generate: 'CmdOrCtrl+Shift+G',
  duplicateLevel: 'CmdOrCtrl+D',
  renameLevel: 'F2',
  levelUp: 'Alt+Up',
  levelDown: 'Alt+Down',
  previousLevel: 'PageUp',
  nextLevel: 'PageDown',
  resize: 'Shift+S',
  zoomIn: 'CmdOrCtrl+Plus',
  zoomOut: 'CmdOrCtrl+-',
  zoomActual: 'CmdOrCtrl+0',
  zoomFit: 'Shift+1',
  zoomSelection: 'Shift+2',
  grid: "CmdOrCtrl+'",
  nextIssue: 'F8',
  previousIssue: 'Shift+F8',
  play: 'F5',
  playBack: 'Shift+P',
  help: 'F1',
}

const LINE: MenuItemConstructorOptions = { type: 'separator' }

/** No menu loads the page anew: that would lose the work on it. */
export function menuTemplate(options: MenuOptions): MenuItemConstructorOptions[] {
  const { say } = options.words
  const isMac = options.platform === 'darwin'
  const role = (name: NonNullable<MenuItemConstructorOptions['role']>): MenuItemConstructorOptions => ({
    role: name,
    label: say(`menu.${name}`, { app: 'Levelwright' }),
  })
  const command = (id: MenuCommand): MenuItemConstructorOptions => ({
    label: say(`menu.${id}`),
    // A Mac takes the key for the menu in any case: a plain one would be missing where titles are typed.
    accelerator: isMac && !KEYS[id]?.startsWith('CmdOrCtrl') ? undefined : KEYS[id],
    registerAccelerator: false,
    click: () => options.run(id),
  })
  const menu = (key: string, submenu: MenuItemConstructorOptions[]): MenuItemConstructorOptions => ({ label: say(key), submenu })

  const recent: MenuItemConstructorOptions = {
    ...menu('menu.recent', [
      ...options.recent.map((path) => ({ label: basename(path), toolTip: path, click: () => options.open(path) })),
      LINE,
      { label: say('menu.forget-recent'), click: options.forgetRecent },
    ]),
    enabled: options.recent.length > 0,
  }
  const ownMenu = [role('about'), LINE, role('services'), LINE, role('hide'), role('hideOthers'), role('unhide'), LINE, role('quit')]
  return [
    ...(isMac ? [{ label: 'Levelwright', submenu: ownMenu }] : []),
    menu('menu.file', [
      command('newPack'),
      command('open'),
      recent,
      LINE,
      command('save'),
      command('saveAs'),
      LINE,
      role(isMac ? 'close' : 'quit'),
    ]),
    menu('menu.edit', [
      command('undo'),
      command('redo'),
      LINE,
      role('cut'),
      role('copy'),
      role('paste'),
      role('selectAll'),
      LINE,
      command('copyText'),
      command('pasteText'),
    ]),
    menu('menu.level', [
      command('newLevel'),
      command('generate'),
      command('duplicateLevel'),
      command('renameLevel'),
      command('deleteLevel'),
      LINE,
      command('levelUp'),
      command('levelDown'),
      command('resize'),
      LINE,
      command('previousLevel'),
      command('nextLevel'),
      LINE,
      command('nextIssue'),
      command('previousIssue'),
      LINE,
      command('play'),
      command('playBack'),
    ]),
    menu('menu.view', [
      command('zoomIn'),
      command('zoomOut'),
      command('zoomActual'),
      command('zoomFit'),
      command('zoomSelection'),
      LINE,
      command('grid'),
      LINE,
      role('togglefullscreen'),
      ...(options.devTools ? [role('toggleDevTools')] : []),
    ]),
    menu('menu.help-menu', [
      command('help'),
      { label: say('menu.show-log'), click: options.showLog },
      ...(isMac ? [] : [LINE, role('about')]),
    ]),
  ]
}
