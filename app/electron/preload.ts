/** Runs beside the page, in the sandbox: hands it the contract's three messages and nothing else. Bundled to one CommonJS file. */
import { contextBridge, ipcRenderer } from 'electron'
import type { Bridge } from '../../core/contract.ts'
import { FROM_HOST, TO_HOST } from './channels.ts'

const bridge: Bridge = {
  call: (id, method, input) => ipcRenderer.send(TO_HOST, { id, method, input }),
  cancel: (id) => ipcRenderer.send(TO_HOST, { cancel: id }),
  // The event stays here: its sender would give the page every channel there is.
  onReply: (listener) => void ipcRenderer.on(FROM_HOST, (_event, message) => listener(message)),
}

contextBridge.exposeInMainWorld('levelwright', bridge)
