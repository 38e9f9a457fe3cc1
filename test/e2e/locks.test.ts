/** The desktop's locks: each holds, and each would be missed. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Desktop } from '../electron-shim/launch.ts'
import { ROOT } from '../sources.ts'
import { askHost, locks, withDesktop } from './desktop.ts'
import { type Fault, plant } from './planted.ts'

const TRUE_PRELOAD = join(ROOT, 'dist/electron/preload.cjs')

const holds = async (name: string, desktop: Desktop, preload: string) => [name, await locks[name]?.(desktop, preload)]

test('every lock holds, and no path leads out of what is served or named', () =>
  withDesktop({}, async (desktop) => {
    for (const name of Object.keys(locks)) expect(await holds(name, desktop, TRUE_PRELOAD)).toEqual([name, null])

    const { page } = desktop
    const paths = ['/index.html', '/../../package.json', '/..%2f..%2fpackage.json', '/%2e%2e/electron/main.mjs', '/assets', '/none']
    const statuses = await page.evaluate((all) => Promise.all(all.map(async (path) => (await fetch(path)).status)), paths)
    expect(statuses).toEqual([200, 404, 404, 404, 404, 404])
    for (const path of ['/etc/hostname', '../package.json', join(ROOT, 'package.json')]) {
      expect(await askHost(page, 'file.read', { path })).toMatchObject({
        is: 'fault',
        fault: { code: 'file/not-granted', detail: { path } },
      })
      const write = await askHost(page, 'file.write', { path, text: '', stamp: null, overwrite: true })
      expect(write).toMatchObject({ fault: { code: 'file/not-granted' } })
    }
    expect(await askHost(page, 'file.list', { folder: '' })).toMatchObject({ fault: { code: 'file/not-granted' } })
  }))

/** What each lock keeps out, let in. */
const FAULTS: readonly (Fault & { readonly lock: string })[] = [
  {
    lock: 'the page opens no window',
    file: 'app/electron/lockdown.ts',
    is: "return { action: 'deny' }",
    becomes: "return { action: 'allow' }",
  },
  {
    lock: 'no permission is granted',
    file: 'app/electron/main.ts',
    is: '    refusePermissions(session.defaultSession)\n',
    becomes: '',
  },
  {
    lock: 'nobody but the editor’s page is answered',
    file: 'app/electron/bridge.ts',
    is: 'if (isTrusted(event, isOurs))',
    becomes: 'if (isOurs !== undefined)',
  },
  {
    lock: 'no script but the editor’s own runs',
    file: 'app/host/pages.ts',
    is: "  'Content-Security-Policy': CONTENT_POLICY,\n",
    becomes: '',
  },
  {
    lock: 'no web view is attached',
    file: 'app/electron/lockdown.ts',
    is: "      event.preventDefault()\n      refused('a web view",
    becomes: "      refused('a web view",
  },
  // The last: whoever goes elsewhere has left the page that the others are tried on.
  {
    lock: 'the page goes nowhere',
    file: 'app/electron/lockdown.ts',
    is: "      event.preventDefault()\n      refused('navigation",
    becomes: "      refused('navigation",
  },
]

test('each lock that is taken off is missed', async () => {
  const folder = await plant('locks', FAULTS)
  await withDesktop({ main: join(folder, 'main.mjs') }, async (desktop) => {
    for (const { lock } of FAULTS) expect(await holds(lock, desktop, join(folder, 'preload.cjs'))).toEqual([lock, expect.any(String)])
  })
})

test('a preload that wants more than its sandbox has is missed', async () => {
  const folder = await plant('preload', [
    { file: 'app/electron/preload.ts', is: 'const bridge: Bridge', becomes: "require('node:fs')\nconst bridge: Bridge" },
  ])
  await withDesktop({ main: join(folder, 'main.mjs') }, async (desktop) => {
    const lock = 'the page has the three messages, and nothing of Node'
    expect(await holds(lock, desktop, TRUE_PRELOAD)).toEqual([lock, expect.any(String)])
  })
})

test('a window without its sandbox does not open', async () => {
  const folder = await plant('sandbox', [
    { file: 'app/electron/window.ts', is: 'sandbox: true', becomes: 'sandbox: false' },
    { file: 'app/electron/main.ts', is: '  app.enableSandbox()\n', becomes: '' },
  ])
  await expect(withDesktop({ main: join(folder, 'main.mjs') }, async () => {})).rejects.toThrow(
    'a window without a sandbox is not supported',
  )
})
