/**
 * The last address that served a folder, kept for a day: a host that was killed comes back at the same port with the same secrets, so
 * that an editor left open with unsaved work can connect again. The file is its owner's alone.
 */
import { createHash } from 'node:crypto'
import { constants, type Stats } from 'node:fs'
import { mkdir, open, realpath, utimes } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, isAbsolute, join } from 'node:path'
import { z } from 'zod'
import { moveInto, writeTemp } from '../host/atomicWrite.ts'
import type { Secrets } from './guard.ts'

export interface Address {
  readonly port: number
  readonly secrets: Secrets
}

const DAY_MS = 86_400_000
const Secret = z.string().regex(/^[\w-]{32}$/)
const Kept = z.strictObject({ port: z.int().min(1).max(65_535), secrets: z.strictObject({ token: Secret, cookie: Secret }) })

/** The folder for what a program may keep and lose. */
function cacheFolder(): string {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env
  if (XDG_CACHE_HOME && isAbsolute(XDG_CACHE_HOME)) return XDG_CACHE_HOME
  if (process.platform === 'win32') return LOCALAPPDATA ?? join(homedir(), 'AppData/Local')
  return join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache')
}

/** Where the address of `folder` is kept, by whatever name the folder goes. */
async function fileFor(folder: string): Promise<string> {
  const name = createHash('sha256')
    .update(await realpath(folder))
    .digest('hex')
  return join(cacheFolder(), 'levelwright', `${name.slice(0, 32)}.json`)
}

/** Nobody else wrote it, nobody else can read it, and it is fresh. Windows keeps a user's folder to the user. */
const isOurs = (stats: Stats): boolean =>
  stats.isFile() &&
  Math.abs(Date.now() - stats.mtimeMs) < DAY_MS &&
  (process.platform === 'win32' || ((stats.mode & 0o077) === 0 && stats.uid === process.getuid?.()))

/** undefined: none, or none to be trusted. */
export async function recallAddress(folder: string): Promise<Address | undefined> {
  try {
    // No link, and no pipe that would wait for a writer.
    const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)
    const file = await open(await fileFor(folder), flags)
    try {
      return isOurs(await file.stat()) ? Kept.parse(JSON.parse(await file.readFile('utf8'))) : undefined
    } finally {
      await file.close()
    }
  } catch {
    return undefined
  }
}

/** Keeps `address` for the next start. Without a place to keep it, the next start has a new one: no reason not to serve. */
export async function rememberAddress(folder: string, address: Address): Promise<void> {
  try {
    const file = await fileFor(folder)
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await moveInto(await writeTemp(file, Buffer.from(JSON.stringify(address)), 0o600), file, null)
  } catch {
    // As said above.
  }
}

/** The day counts from when the host was last alive. */
export async function refreshAddress(folder: string): Promise<void> {
  try {
    const now = new Date()
    await utimes(await fileFor(folder), now, now)
  } catch {
    // It was cleared away, as caches are.
  }
}
