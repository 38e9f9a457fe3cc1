/** The operating system's errors in the words of the contract. */
import { Fault } from '../../core/fault.ts'

const CODES: Readonly<Record<string, string>> = {
  ENOENT: 'file/not-found',
  ENOTDIR: 'file/not-a-folder',
  EISDIR: 'file/not-a-file',
  ENAMETOOLONG: 'file/bad-name',
  EINVAL: 'file/bad-name',
  EACCES: 'file/denied',
  EPERM: 'file/denied',
  EROFS: 'file/read-only',
  EBUSY: 'file/busy',
  ETXTBSY: 'file/busy',
  ENOSPC: 'file/disk-full',
  EDQUOT: 'file/disk-full',
}

export function isErrno(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && codes.includes((error as NodeJS.ErrnoException).code ?? '')
}

/** `error` as a Fault about `path`. A Fault stays itself; what is no system error is a bug and stays one. */
export function fileFault(error: unknown, path: string): unknown {
  if (error instanceof Fault || !(error instanceof Error)) return error
  const reason = (error as NodeJS.ErrnoException).code
  if (reason === undefined || (error as NodeJS.ErrnoException).syscall === undefined) return error
  const code = CODES[reason] ?? 'file/failed'
  return new Fault(code, code === 'file/failed' ? { path, reason } : { path })
}
