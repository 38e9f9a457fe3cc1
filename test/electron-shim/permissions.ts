/** Permissions as Electron decides them: granted, unless a handler of the app says otherwise. */
import type { BrowserContext } from 'playwright-core'
import type { Desk } from './desk.ts'

/** Electron's word for it, and Chromium's. */
const PERMISSIONS = { geolocation: 'geolocation', notifications: 'notifications', 'clipboard-read': 'clipboard-read' } as const

/** Asks the app's handlers once for every permission, and tells Chromium, which then answers every page. */
export async function applyPermissions(desk: Desk, context: BrowserContext, contents: unknown): Promise<void> {
  const { request, check } = desk.permissions
  const granted = Object.entries(PERMISSIONS).filter(([permission]) => {
    if (check && !check(contents, permission, '')) return false
    let answer = request === null
    request?.(contents, permission, (given) => {
      answer = given
    })
    return answer
  })
  await context.clearPermissions()
  if (granted.length > 0) await context.grantPermissions(granted.map(([, name]) => name))
}
