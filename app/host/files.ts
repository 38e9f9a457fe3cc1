/** The files a host may touch: listed, read as text, and saved so that no crash, other program or second save can lose one. */

import { createHash } from 'node:crypto'
import { constants, type Stats } from 'node:fs'
import { access, readdir, readFile, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { FileEntry, Reply, Request, Stamp } from '../../core/contract.ts'
import { Fault } from '../../core/fault.ts'
import { moveInto, sweepTemps, writeTemp } from './atomicWrite.ts'
import { fileFault, isErrno } from './fileFaults.ts'
import type { Locate, Place } from './folder.ts'
import { decodeUtf8, encodeUtf8 } from './utf8.ts'

/** In bytes. Far above any pack; a file past it is no pack. */
export const MAX_FILE_BYTES = 64 * 1_024 * 1_024

const LISTED = /\.(json|txt)$/i
const byName = new Intl.Collator('en', { numeric: true })

export interface Files {
  list(request: Request<'file.list'>): Promise<Reply<'file.list'>>
  read(request: Request<'file.read'>): Promise<Reply<'file.read'>>
  write(request: Request<'file.write'>): Promise<Reply<'file.write'>>
  /** Resolves when every save asked for has ended: a host that quits waits for this. */
  saved(): Promise<void>
}

/** Access to what `locate` lets through and nothing else. Everything rejects with a `file/…` Fault that names the path. */
export function openFiles(locate: Locate): Files {
  /** Files whose content from before the first save of this host is kept beside them. */
  const backedUp = new Set<string>()
  /** The last save asked for. Each waits for the one before it, so no two ever meet in one file, by whatever names it goes. */
  let lastSave: Promise<unknown> = Promise.resolve()

  async function list(request: Request<'file.list'>): Promise<Reply<'file.list'>> {
    const place = await locate(request.folder)
    return about(place, async () => {
      const names = (await readdir(place.real)).filter((name) => !name.startsWith('.') && name !== 'node_modules')
      const found = await Promise.all(names.map((name) => entry(place, name)))
      const entries = found.filter((one) => one !== null)
      entries.sort((a, b) => (a.is === b.is ? byName.compare(a.name, b.name) : a.is === 'folder' ? -1 : 1))
      const parent = place.path === '' ? null : place.path.split('/').slice(0, -1).join('/')
      return { folder: place.path, parent, entries }
    })
  }

  /** null: not for the list, or not to be opened (a link that leads out, a file that is just being deleted). */
  async function entry(place: Place, name: string): Promise<FileEntry | null> {
    const path = place.path === '' ? name : `${place.path}/${name}`
    try {
      const found = await stat((await locate(path)).real)
      if (!found.isDirectory() && !(found.isFile() && LISTED.test(name))) return null
      return { name, path, is: found.isDirectory() ? 'folder' : 'file', mtimeMs: found.mtimeMs }
    } catch {
      return null
    }
  }

  async function read(request: Request<'file.read'>): Promise<Reply<'file.read'>> {
    const place = await locate(request.path)
    return about(place, async () => {
      const stats = await statFile(place)
      if (!stats) throw new Fault('file/not-found', { path: place.path })
      if (stats.size > MAX_FILE_BYTES) throw new Fault('file/too-large', { path: place.path, bytes: stats.size, most: MAX_FILE_BYTES })
      const bytes = await readFile(place.real)
      const text = decodeUtf8(bytes, place.path)
      const readOnly = !(await writable(place.real)) || !(await writable(dirname(place.real)))
      return { path: place.path, text, stamp: stampOf(bytes, stats), readOnly }
    })
  }

  function write(request: Request<'file.write'>): Promise<Reply<'file.write'>> {
    const save = lastSave.then(() => saveText(request))
    lastSave = save.catch(() => {})
    return save
  }

  async function saveText(request: Request<'file.write'>): Promise<Reply<'file.write'>> {
    const place = await locate(request.path)
    const bytes = encodeUtf8(request.text, place.path)
    if (bytes.length > MAX_FILE_BYTES) throw new Fault('file/too-large', { path: place.path, bytes: bytes.length, most: MAX_FILE_BYTES })
    return about(place, () => replace(place, bytes, request))
  }

  async function replace(place: Place, bytes: Buffer, request: Request<'file.write'>): Promise<Reply<'file.write'>> {
    const { real } = place
    // A rename would replace a read-only file without asking.
    if ((await statFile(place)) && !(await writable(real))) throw new Fault('file/read-only', { path: place.path })
    const temp = await writeTemp(real, bytes)
    try {
      // Looked at last, so that hardly a moment is left in which another program could write unseen.
      const previous = await current(place)
      if (previous && !request.overwrite) {
        if (!request.stamp) throw new Fault('file/exists', { path: place.path })
        if (hashOf(previous.bytes) !== request.stamp.hash) throw new Fault('file/changed', { path: place.path })
      }
      if (previous && !backedUp.has(real)) {
        const backup = await writeTemp(real, previous.bytes)
        await moveInto(backup, `${real}.bak`, previous.stats)
        backedUp.add(real)
      }
      await moveInto(temp, real, previous?.stats ?? null)
    } catch (error) {
      await rm(temp, { force: true })
      throw error
    }
    const written = await current(place)
    if (!written?.bytes.equals(bytes)) throw new Fault('file/not-verified', { path: place.path })
    await sweepTemps(dirname(real))
    return { path: place.path, stamp: stampOf(written.bytes, written.stats) }
  }

  return {
    list,
    read,
    write,
    async saved() {
      await lastSave
    },
  }
}

/** Runs `work`; system errors come out as Faults about the place. */
async function about<T>(place: Place, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw fileFault(error, place.path)
  }
}

/** What stands at a place, null: nothing. Refuses folders, devices and pipes, the last of which would make a read wait for ever. */
async function statFile(place: Place): Promise<Stats | null> {
  try {
    const stats = await stat(place.real)
    if (!stats.isFile()) throw new Fault('file/not-a-file', { path: place.path })
    return stats
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return null
    throw error
  }
}

/** What the file holds now; null: there is none. */
async function current(place: Place): Promise<{ readonly bytes: Buffer; readonly stats: Stats } | null> {
  const stats = await statFile(place)
  return stats && { bytes: await readFile(place.real), stats }
}

async function writable(real: string): Promise<boolean> {
  try {
    await access(real, constants.W_OK)
    return true
  } catch {
    return false
  }
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const stampOf = (bytes: Uint8Array, stats: Stats): Stamp => ({ size: bytes.length, mtimeMs: stats.mtimeMs, hash: hashOf(bytes) })
