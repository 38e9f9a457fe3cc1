/** Turns a caller's path into a real one that the host may touch, or refuses: here inside one folder. */
import { lstat, realpath } from 'node:fs/promises'
import { basename, dirname, join, normalize, parse, sep } from 'node:path'
import { Fault } from '../../core/fault.ts'
import { fileFault, isErrno } from './fileFaults.ts'

export interface Place {
  /** As the caller named it, tidied, with '/'; inside a folder relative to it, '' being the folder itself. */
  readonly path: string
  /** Where it really is, symbolic links followed. The last part may not exist yet. */
  readonly real: string
}

export type Locate = (path: string) => Promise<Place>

/** Makes the check for one folder. Throws Fault `file/outside`, also where a symbolic link leads out, and `file/not-found` where a folder on the way is missing. */
export function confine(folder: string): Locate {
  return async (path) => {
    const parts = path.split(sep === '\\' ? /[\\/]/ : '/')
    if (path.includes('\0') || parts.includes('..') || parse(path).root !== '') throw new Fault('file/outside', { path })
    const tidy = normalize(parts.join('/'))
      .split(sep)
      .filter((part) => part !== '' && part !== '.')
      .join('/')
    try {
      const root = await realpath(folder)
      const real = await realPlace(join(root, tidy))
      if (real !== root && !real.startsWith(root.endsWith(sep) ? root : root + sep)) throw new Fault('file/outside', { path: tidy })
      return { path: tidy, real }
    } catch (error) {
      throw fileFault(error, tidy)
    }
  }
}

/** realpath, where only the last part may be missing. Rejects with the system's error. */
export async function realPlace(full: string): Promise<string> {
  try {
    return await realpath(full)
  } catch (error) {
    // A link that leads nowhere has no real place, and what would be written through it could be anywhere.
    if (!isErrno(error, 'ENOENT') || (await isLink(full))) throw error
    return join(await realpath(dirname(full)), basename(full))
  }
}

async function isLink(full: string): Promise<boolean> {
  try {
    return (await lstat(full)).isSymbolicLink()
  } catch {
    return false
  }
}
