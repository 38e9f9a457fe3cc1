/** Text and its bytes, without a silent replacement in either direction. */
import { isUtf8 } from 'node:buffer'
import { Fault } from '../../core/fault.ts'

/** The text of a file. Throws Fault `file/not-utf8` with the offset of the first byte that is none. */
export function decodeUtf8(bytes: Buffer, path: string): string {
  const text = bytes.toString()
  if (!isUtf8(bytes)) throw new Fault('file/not-utf8', { path, offset: firstDifference(bytes, Buffer.from(text)) })
  return text
}

/** The bytes of a text. Throws Fault `file/not-unicode` with the position of half a surrogate pair. */
export function encodeUtf8(text: string, path: string): Buffer {
  const bytes = Buffer.from(text)
  const back = bytes.toString()
  if (back !== text) throw new Fault('file/not-unicode', { path, offset: firstDifference(text, back) })
  return bytes
}

/** Decoding and encoding again changes exactly the flaws, so the first difference is where the first one is. */
function firstDifference(a: ArrayLike<unknown>, b: ArrayLike<unknown>): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return at
}
