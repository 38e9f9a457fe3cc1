/** The desktop's smaller modules: what they are asked is written down, what they answer is the user who cancels, until a test says otherwise. */
import type { Desk, DeskOptions, SchemeHandler } from './desk.ts'
import { strict, unsupported } from './strict.ts'

const asked =
  <Answer>(desk: Desk, name: string, answer: Answer) =>
  async (...values: unknown[]): Promise<Answer> => {
    // The window that a dialog belongs to is no message.
    desk.calls.push([name, ...values.filter((value) => typeof value !== 'object' || value === null || !('webContents' in value))])
    return answer
  }

export const makeDialog = (desk: Desk) =>
  strict('dialog', {
    showOpenDialog: asked(desk, 'showOpenDialog', { canceled: true, filePaths: [] as string[] }),
    showSaveDialog: asked(desk, 'showSaveDialog', { canceled: true, filePath: '' }),
    showMessageBox: asked(desk, 'showMessageBox', { response: 0, checkboxChecked: false }),
    showErrorBox: (title: string, content: string) => void desk.calls.push(['showErrorBox', title, content]),
  })

/** Apart from Chromium's own, which answers no one but its pages. */
export function makeClipboard() {
  let held = ''
  return strict('clipboard', {
    readText: async () => held,
    async writeText(text: string) {
      held = text
    },
  })
}

export const makeSystemShell = (desk: Desk) =>
  strict('shell', { showItemInFolder: (path: string) => void desk.calls.push(['showItemInFolder', path]) })

export const makeProtocol = (desk: Desk) =>
  strict('protocol', {
    registerSchemesAsPrivileged(schemes: readonly { readonly scheme: string; readonly privileges: Readonly<Record<string, boolean>> }[]) {
      if (desk.context !== null) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready')
      for (const { scheme, privileges } of schemes) {
        if (!privileges.standard || !privileges.secure || privileges.bypassCSP) unsupported(`the scheme ${scheme} with these privileges`)
        desk.schemes.set(scheme, null)
      }
    },
    handle(scheme: string, handler: SchemeHandler) {
      if (!desk.schemes.has(scheme)) unsupported(`the scheme ${scheme} without privileges`)
      desk.schemes.set(scheme, handler)
    },
  })

export function makeSession(desk: Desk) {
  const early = (what: string) => {
    if (desk.windows.size > 0) unsupported(`${what} once there is a window`)
  }
  const defaultSession = strict('session', {
    setPermissionRequestHandler(handler: Desk['permissions']['request']) {
      early('setPermissionRequestHandler')
      desk.permissions.request = handler
    },
    setPermissionCheckHandler(handler: Desk['permissions']['check']) {
      early('setPermissionCheckHandler')
      desk.permissions.check = handler
    },
  })
  return strict('session', { defaultSession })
}

export const makeScreen = ({ screens }: DeskOptions) =>
  strict('screen', {
    getAllDisplays: () => screens.map((workArea) => ({ workArea })),
    getPrimaryDisplay: () => ({ workArea: screens[0] }),
  })

export const makeNativeTheme = () => strict('nativeTheme', { shouldUseDarkColors: false })

interface Item {
  readonly label?: string
  readonly role?: string
  readonly type?: string
  readonly accelerator?: string
  readonly submenu?: readonly Item[]
  readonly [more: string]: unknown
}

/** What an app that sets no menu gets: it can load the page anew. */
const USUAL_MENU: readonly Item[] = [{ label: 'View', submenu: [{ role: 'reload' }, { role: 'forceReload' }, { role: 'toggleDevTools' }] }]
const ACCELERATOR = /^(?:(?:CmdOrCtrl|Alt|Shift)\+)*(?:[A-Z0-9]|F\d{1,2}|Plus|-|'|Up|Down|PageUp|PageDown)$/

function build(items: readonly Item[]): { readonly items: readonly Item[] } {
  return {
    items: items.map((item) => {
      if (item.label === undefined && item.role === undefined && item.type === undefined)
        throw new Error('Invalid template for MenuItem: must have at least one of label, role or type')
      if (item.accelerator !== undefined && !ACCELERATOR.test(item.accelerator)) unsupported(`the accelerator ${item.accelerator}`)
      return { ...item, ...(item.submenu && { submenu: build(item.submenu).items }) }
    }),
  }
}

export function makeMenu() {
  let menu = build(USUAL_MENU)
  return strict('Menu', {
    buildFromTemplate: build,
    setApplicationMenu(now: typeof menu) {
      menu = now
    },
    getApplicationMenu: () => menu,
  })
}
