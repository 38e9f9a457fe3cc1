/** The page's part in the shell around it: does what menus and the file manager wish, and says what closing would lose. */

import type { MenuCommand, ShellWish } from '../core/contract.ts'
import { isDirty } from '../core/document/history.ts'
import { Fault } from '../core/fault.ts'
import { pasteWords, sayOnlyEditing } from './clipboard.ts'
import { type Command, canRun, commands } from './commands.ts'
import { mayClose, openNamed } from './files.ts'
import { isTyping } from './keys.ts'
import { host } from './session.ts'
import { useEditor } from './store.ts'

const { getState, subscribe } = useEditor

/** Where words are being typed, undo and what is pasted are about the words. */
function run(id: MenuCommand): void {
  const command: Command = commands[id]
  const isOfWords = isTyping(document.activeElement)
  if ((id === 'undo' || id === 'redo') && isOfWords) document.execCommand(id)
  else if (id === 'pasteText' && isOfWords) void pasteWords()
  else if (getState().dialog !== null) return
  else if (canRun(id, getState())) command.run()
  else if (id === 'copyText' || id === 'pasteText') sayOnlyEditing()
}

async function fulfil(wish: ShellWish): Promise<void> {
  if (wish.is === 'command') run(wish.command)
  else if (wish.is === 'open') await openNamed(wish.path)
  else if (await mayClose()) await host.call('shell.close', {})
}

/** A host that is lost wishes for nothing. */
const calm = (error: unknown): null => {
  if (error instanceof Fault) return null
  throw error
}

async function follow(): Promise<void> {
  for (;;) {
    const wish = await host.call('shell.next', {}).catch(calm)
    if (wish === null) return
    void fulfil(wish)
  }
}

/** From now on. In a browser the host answers that there is no shell, and that is all. */
export function startShell(): void {
  let told = ''
  const tell = () => {
    const now = { dirty: isDirty(getState().history), language: getState().language }
    if (JSON.stringify(now) === told) return
    told = JSON.stringify(now)
    host.call('shell.tell', now).catch(calm)
  }
  subscribe(tell)
  tell()
  void follow()
}
