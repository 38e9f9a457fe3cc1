/** A host in this thread that has some methods of the contract, and refuses the others. */
import type { Handlers } from '../../app/host/dispatch.ts'
import { localPipe } from '../../app/host/localPipe.ts'
import { makeClient } from '../../core/client.ts'
import type { Client } from '../../core/contract.ts'
import { Fault } from '../../core/fault.ts'

const refused = () => Promise.reject(new Fault('call/unknown-method', { method: 'unused' }))

const NOTHING: Handlers = {
  'level.solve': refused,
  'level.analyse': refused,
  'level.stop': refused,
  'level.repair': refused,
  'level.generate': refused,
  'file.list': refused,
  'file.read': refused,
  'file.write': refused,
  'file.choose': refused,
  'shell.next': refused,
  'shell.tell': refused,
  'shell.close': refused,
  'clipboard.read': refused,
  'clipboard.write': refused,
}

export const partHost = (methods: Partial<Handlers>): Client => makeClient(localPipe({ ...NOTHING, ...methods }))
