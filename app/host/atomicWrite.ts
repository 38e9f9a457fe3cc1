/**
 * A file is replaced whole or not at all, whatever dies on the way: temporary file beside it, fsync, rename, fsync of the folder.
 * Our own rather than write-file-atomic, which syncs no folder, does not wait for a program that holds the target, and puts the
 * target's whole name into the temporary one (too long for a name that is itself near the limit).
 */
import { randomBytes } from 'node:crypto'
import type { Stats } from 'node:fs'
import { chmod, chown, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isErrno } from './fileFaults.ts'

const TEMP_NAME = /^\.levelwright-[0-9a-f]{16}\.tmp$/
/** A temporary file this old belongs to a process that died; a living one renames its own within seconds. */
const STALE_MS = 60_000
/** Virus scanners and indexers hold a file for a moment; together about two seconds. */
const WAITS_MS = [20, 50, 100, 200, 400, 600, 600]
/** How a held target shows: Windows says "not permitted". Elsewhere that is a refusal, and waiting would only delay the message. */
const HELD = process.platform === 'win32' ? ['EBUSY', 'EPERM', 'EACCES'] : ['EBUSY', 'ETXTBSY']

/** Writes `bytes` to a temporary file beside `target`, down to the disk, and gives its path. `mode`: of the file. Leaves nothing behind when it fails. */
export async function writeTemp(target: string, bytes: Uint8Array, mode?: number): Promise<string> {
  const temp = join(dirname(target), `.levelwright-${randomBytes(8).toString('hex')}.tmp`)
  const file = await open(temp, 'wx', mode)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } catch (error) {
    await file.close()
    await rm(temp, { force: true })
    throw error
  }
  await file.close()
  return temp
}

/** Puts a finished temporary file in `target`'s place, with the mode and owner of the file it replaces. Removes it when it fails. */
export async function moveInto(temp: string, target: string, like: Stats | null): Promise<void> {
  try {
    if (like) {
      // Only the super-user may give files away; for everybody else the owner becomes the one who saves, and the group stays.
      await chown(temp, like.uid, like.gid)
        .catch(() => chown(temp, -1, like.gid))
        .catch(() => {})
      await chmod(temp, like.mode & 0o7777)
    }
    await whileHeld(() => rename(temp, target))
  } catch (error) {
    await rm(temp, { force: true })
    throw error
  }
  await syncFolder(dirname(target))
}

/** Repeats `operation` while another program holds its file; at last throws EBUSY. Other errors pass at once. */
export async function whileHeld(operation: () => Promise<void>, waits: readonly number[] = WAITS_MS): Promise<void> {
  for (const wait of waits) {
    try {
      return await operation()
    } catch (error) {
      if (!isErrno(error, ...HELD)) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
  try {
    await operation()
  } catch (error) {
    throw isErrno(error, ...HELD) ? Object.assign(error as Error, { code: 'EBUSY' }) : error
  }
}

/** Removes what a process that died while saving has left in `folder`. Tidiness only, so it never fails. */
export async function sweepTemps(folder: string): Promise<void> {
  try {
    for (const name of await readdir(folder)) {
      if (!TEMP_NAME.test(name)) continue
      const path = join(folder, name)
      if (Date.now() - (await stat(path)).mtimeMs > STALE_MS) await rm(path, { force: true })
    }
  } catch {
    // The save itself has succeeded.
  }
}

/** Makes the rename itself last through a power cut. */
async function syncFolder(folder: string): Promise<void> {
  // Windows has no such thing.
  if (process.platform === 'win32') return
  try {
    const handle = await open(folder, 'r')
    await handle.sync().finally(() => handle.close())
  } catch (error) {
    // Some file systems cannot, and a folder may be writable but not readable; the file is whole either way.
    if (!isErrno(error, 'EINVAL', 'ENOTSUP', 'EACCES', 'EPERM')) throw error
  }
}
