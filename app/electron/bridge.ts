/** The host's end of the desktop's pipe: the only use of ipcMain, and only for the page that we loaded ourselves. */
import type { IpcMain, IpcMainEvent, WebContents } from 'electron'
import { dispatch, type Handlers, type HostEnd, type Log } from '../host/dispatch.ts'
import { FROM_HOST, ORIGIN, TO_HOST } from './channels.ts'

export interface BridgeOptions {
  readonly ipc: IpcMain
  readonly handlers: Handlers
  /** Whether these are the contents of a window of ours. */
  readonly isOurs: (contents: WebContents) => boolean
  readonly log: Log
}

/** The top frame of our own page, in our own window: anybody else is refused, whatever he asks. */
function isTrusted({ sender, senderFrame }: IpcMainEvent, isOurs: BridgeOptions['isOurs']): boolean {
  return (
    isOurs(sender) &&
    senderFrame !== null &&
    senderFrame.parent === null &&
    senderFrame.origin === ORIGIN &&
    senderFrame.url.startsWith(`${ORIGIN}/`)
  )
}

/** Serves every page that is ours until it is gone. */
export function openBridge({ ipc, handlers, isOurs, log }: BridgeOptions): void {
  const ends = new Map<WebContents, HostEnd>()

  function endOf(page: WebContents): HostEnd {
    const known = ends.get(page)
    if (known) return known
    const end = dispatch(
      handlers,
      (message) => {
        if (!page.isDestroyed()) page.send(FROM_HOST, message)
      },
      log,
    )
    ends.set(page, end)
    const gone = () => {
      page.off('destroyed', gone)
      page.off('render-process-gone', gone)
      ends.delete(page)
      end.close()
    }
    page.on('destroyed', gone)
    page.on('render-process-gone', gone)
    return end
  }

  ipc.on(TO_HOST, (event, message: unknown) => {
    if (isTrusted(event, isOurs)) endOf(event.sender).receive(message)
    else log(new Error(`A message was refused: it came from ${event.senderFrame?.url ?? 'a frame that is gone'}`))
  })
}
