/** What no page may do here, ours included: go elsewhere, open windows, embed others, use the machine's devices. */
import type { App, Session, WebContents } from 'electron'
import type { Log } from '../host/dispatch.ts'

/** For every page that is ever made, by whomever. */
export function lockDown(app: App, log: Log): void {
  const refused = (what: string, url: string) => log(new Error(`Refused: ${what} ${url}`))
  app.on('web-contents-created', (_event, contents: WebContents) => {
    contents.on('will-frame-navigate', (event) => {
      event.preventDefault()
      refused('navigation to', event.url)
    })
    contents.on('will-attach-webview', (event, _preferences, { src }) => {
      event.preventDefault()
      refused('a web view of', src ?? '')
    })
    contents.setWindowOpenHandler(({ url }) => {
      refused('a window of', url)
      return { action: 'deny' }
    })
  })
}

/** Asked or merely looked at, every permission is refused: the editor needs none. */
export function refusePermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setPermissionCheckHandler(() => false)
}
