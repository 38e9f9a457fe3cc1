/** The files of the desktop: only those that the user named himself, by a dialog, the command line, the file manager or the recent files. */
import { isAbsolute, normalize, sep } from 'node:path'
import { Fault } from '../../core/fault.ts'
import { fileFault } from '../host/fileFaults.ts'
import { type Locate, realPlace } from '../host/folder.ts'

export interface Grants {
  /** For the file methods. Throws Fault `file/not-granted` for what the user never named. */
  readonly locate: Locate
  /** Lets an absolute path through from now on; gives it as the contract writes it. */
  grant(path: string): Promise<string>
}

const tidied = (path: string): string => normalize(path).split(sep).join('/')

export function makeGrants(): Grants {
  /** By their real places, so that no link made later leads anywhere else. */
  const granted = new Set<string>()
  return {
    async locate(path) {
      if (path.includes('\0') || !isAbsolute(path)) throw new Fault('file/not-granted', { path })
      try {
        const real = await realPlace(path)
        if (!granted.has(real)) throw new Fault('file/not-granted', { path })
        return { path: tidied(path), real }
      } catch (error) {
        throw fileFault(error, path)
      }
    },
    async grant(path) {
      try {
        granted.add(await realPlace(path))
      } catch {
        // Its folder is missing: opening it will say so.
      }
      return tidied(path)
    },
  }
}
