/** What stands around the page: a desktop window with menus and dialogs, or a browser, which has none of it. */
import type { Reply, Request } from '../../core/contract.ts'

export interface Shell {
  choose(request: Request<'file.choose'>): Promise<Reply<'file.choose'>>
  /** Rejects with Fault `call/cancelled` when `signal` aborts. */
  next(signal: AbortSignal): Promise<Reply<'shell.next'>>
  tell(request: Request<'shell.tell'>): Promise<null>
  close(): Promise<null>
  readClipboard(): Promise<Reply<'clipboard.read'>>
  writeClipboard(request: Request<'clipboard.write'>): Promise<Reply<'clipboard.write'>>
}

const nothing = async (): Promise<null> => null

export const noShell: Shell = {
  choose: nothing,
  next: nothing,
  tell: nothing,
  close: nothing,
  readClipboard: nothing,
  writeClipboard: nothing,
}
