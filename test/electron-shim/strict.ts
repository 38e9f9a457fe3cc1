/** What nobody built is refused by name, so that no test passes on a call that nothing stands behind. */
import { EventEmitter } from 'node:events'

export function unsupported(what: string): never {
  throw new Error(`electron shim: ${what} is not supported`)
}

/** `target` whose missing members throw. Symbols, and `then` of a value that is awaited, are asked of anything. */
export function strict<T extends object>(name: string, target: T): T {
  return new Proxy(target, {
    get(it, key) {
      if (key in it || typeof key === 'symbol' || key === 'then') return Reflect.get(it, key)
      return unsupported(`${name}.${key}`)
    },
    set(it, key, value) {
      if (!(key in it)) unsupported(`${name}.${String(key)} = …`)
      return Reflect.set(it, key, value)
    },
  })
}

/** An emitter with `members`, which knows the events that the shim can bring about and those it never will, and no others. */
export function strictEmitter<T extends object>(name: string, events: readonly string[], members: T): EventEmitter & T {
  const emitter = new EventEmitter()
  const known = (event: string | symbol) => typeof event === 'symbol' || events.includes(event) || unsupported(`${name}'s event ${event}`)
  const listening = Object.fromEntries(
    (['on', 'once', 'off', 'addListener', 'removeListener'] as const).map((method) => [
      method,
      (event: string, listener: (...values: unknown[]) => void) => {
        known(event)
        emitter[method](event, listener)
        return whole
      },
    ]),
  )
  const whole: EventEmitter & T = strict(name, Object.assign(emitter, members))
  // The emitter's own methods stay reachable for the shim; the app's go through the list of events.
  return new Proxy(whole, {
    get: (it, key) => (typeof key === 'string' && Object.hasOwn(listening, key) ? listening[key] : Reflect.get(it, key)),
  })
}

/** An event that can be prevented. */
export function preventable<T extends object>(details: T): T & { readonly preventDefault: () => void; readonly defaultPrevented: boolean } {
  let prevented = false
  return Object.assign(
    {
      preventDefault: () => {
        prevented = true
      },
      get defaultPrevented() {
        return prevented
      },
    },
    details,
  )
}
