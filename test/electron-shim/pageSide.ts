/** What runs inside Chromium: the two ends of the context bridge, and a sandboxed preload's modules. Functions are sent by their text, so each is whole in itself. */
import { makeCodec } from './codec.ts'

/** The name of the world that preloads run in, and of the binding that carries their messages out. */
export const PRELOAD_WORLD = 'preload'
export const BINDING = '$ipc'
/** In the preload's world: takes a message of the main process. */
export const DELIVER = '$deliver'

interface BridgeEnd {
  pack(value: unknown): unknown
  unpack(value: unknown): unknown
  send(kind: string, detail: unknown): void
}

/**
 * One end of the context bridge, for the world `mine`. Values are copied between the worlds (an event's detail is cloned structurally),
 * functions are called where they live, and answer at once: DOM events are synchronous.
 */
function bridgeEnd(mine: string, other: string): BridgeEnd {
  const functions: ((...values: unknown[]) => unknown)[] = []
  let answer: { value?: unknown; error?: string } | undefined
  const isPlain = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  const overAll = (value: unknown, change: (one: unknown) => unknown): unknown =>
    Array.isArray(value)
      ? value.map(change)
      : isPlain(value)
        ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, change(one)]))
        : value
  const pack = (value: unknown): unknown =>
    typeof value === 'function' ? { $function: functions.push(value as () => unknown) - 1 } : overAll(value, pack)
  const unpack = (value: unknown): unknown =>
    isPlain(value) && '$function' in value ? (...values: unknown[]) => call(Number(value.$function), values) : overAll(value, unpack)
  // structuredClone refuses symbols and the like with the error that Electron gives.
  const send = (kind: string, detail: unknown) =>
    void document.dispatchEvent(new CustomEvent(`$${other}:${kind}`, { detail: structuredClone(detail) }))
  const call = (id: number, values: unknown[]) => {
    answer = undefined
    send('call', { id, values: pack(values) })
    const { value, error }: { value?: unknown; error?: string } = answer ?? { error: 'electron shim: the context bridge did not answer' }
    if (error !== undefined) throw new Error(error)
    return unpack(value)
  }
  document.addEventListener(`$${mine}:answer`, (event) => {
    answer = (event as CustomEvent).detail
  })
  document.addEventListener(`$${mine}:call`, (event) => {
    const { id, values } = (event as CustomEvent).detail
    try {
      const value = functions[id]?.(...(unpack(values) as unknown[]))
      if (value instanceof Promise) throw new Error('electron shim: promises do not cross the context bridge')
      send('answer', { value: pack(value) })
    } catch (error) {
      send('answer', { error: error instanceof Error ? error.message : String(error) })
    }
  })
  return { pack, unpack, send }
}

function mainWorld(makeEnd: typeof bridgeEnd): void {
  if (window !== top) return
  const { unpack } = makeEnd('main', 'preload')
  const freeze = (value: unknown): unknown => {
    if (typeof value === 'object' && value !== null) for (const one of Object.values(Object.freeze(value))) freeze(one)
    return value
  }
  document.addEventListener('$main:expose', (event) => {
    const { key, api } = (event as CustomEvent).detail
    if (key in window) throw new Error(`Cannot bind an API on top of an existing property on the window object: ${key}`)
    Object.defineProperty(window, key, { value: freeze(unpack(api)), enumerable: true })
  })
}

interface PreloadOptions {
  readonly makeEnd: typeof bridgeEnd
  readonly makeCodec: typeof import('./codec.ts').makeCodec
  readonly binding: string
  readonly deliver: string
  readonly process: object
  /** The file's text, as CommonJS wraps it. */
  readonly run: (require: (name: string) => unknown, module: { exports: object }, exports: object, process: object) => void
}

function preloadWorld({ makeEnd, makeCodec, binding, deliver, process, run }: PreloadOptions): void {
  if (window !== top) return
  const { encode, decode } = makeCodec()
  const world = globalThis as unknown as Record<string, (text: string) => void>
  const end = makeEnd('preload', 'main')
  const listeners = new Map<string, ((event: object, ...values: unknown[]) => void)[]>()
  const refusing = <T extends object>(name: string, target: T): T =>
    new Proxy(target, {
      get(it, key) {
        if (key in it || typeof key === 'symbol') return Reflect.get(it, key)
        throw new Error(`electron shim: ${name}.${key} is not supported`)
      },
    })
  const ipcRenderer: object = refusing('ipcRenderer', {
    send: (channel: string, ...values: unknown[]) => {
      const carry = world[binding]
      if (!carry) throw new Error('electron shim: the preload has no binding')
      carry(JSON.stringify({ channel, text: encode(values) }))
    },
    on: (channel: string, listener: (event: object, ...values: unknown[]) => void) => {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener])
      return ipcRenderer
    },
  })
  world[deliver] = (text) => {
    const { channel, values } = decode(text) as { channel: string; values: unknown[] }
    for (const listener of listeners.get(channel) ?? []) listener({ sender: ipcRenderer }, ...values)
  }
  const contextBridge = refusing('contextBridge', {
    exposeInMainWorld: (key: string, api: unknown) => end.send('expose', { key, api: end.pack(api) }),
  })
  // What Electron's sandbox has beside these (docs/tutorial/sandbox): known by name, built by nobody here.
  const allowed = ['crashReporter', 'nativeImage', 'webFrame', 'webUtils']
  const electron = new Proxy({ ipcRenderer, contextBridge } as Record<string, unknown>, {
    get(it, key) {
      if (allowed.includes(String(key))) throw new Error(`electron shim: ${String(key)} in a preload is not supported`)
      return it[String(key)]
    },
  })
  const require = (name: string): unknown => {
    const plain = name.replace(/^node:/, '')
    if (plain === 'electron' || plain === 'electron/renderer') return electron
    if (['events', 'timers', 'url'].includes(plain)) throw new Error(`electron shim: ${name} in a preload is not supported`)
    throw new Error(`module not found: ${name}`)
  }
  const module = { exports: {} }
  run(require, module, module.exports, Object.freeze(process))
}

export const mainWorldSource = `(${mainWorld})(${bridgeEnd})`

/** `text`: of a sandboxed preload, which is CommonJS in one file. */
export function preloadSource(text: string): string {
  const process = { type: 'renderer', sandboxed: true, contextIsolated: true, platform: globalThis.process.platform, versions: {} }
  const run = `function (require, module, exports, process) {\n${text.replace(/\n\/\/# sourceMappingURL=.*/, '')}\n}`
  const options = `{ makeEnd: ${bridgeEnd}, makeCodec: ${makeCodec}, binding: '${BINDING}', deliver: '${DELIVER}', process: ${JSON.stringify(process)}, run: ${run} }`
  return `(${preloadWorld})(${options})`
}
