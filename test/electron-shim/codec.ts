/** Messages as text: a binding of the debugging protocol carries nothing else. Sent into the page by its own text, so it is whole in itself. */

export interface Codec {
  /** Refuses what structured cloning refuses, with its error, and what the shim cannot carry. */
  encode(value: unknown): string
  decode(text: string): unknown
}

export function makeCodec(): Codec {
  const ODD = '$odd'
  const pack = (value: unknown): unknown => {
    if (value === undefined) return { [ODD]: 'undefined' }
    if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0)))
      return { [ODD]: Object.is(value, -0) ? '-0' : String(value) }
    if (typeof value === 'bigint') throw new Error('electron shim: a bigint cannot be carried')
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(pack)
    if (Object.getPrototypeOf(value) !== Object.prototype || ODD in value) {
      throw new Error(`electron shim: ${Object.prototype.toString.call(value)} cannot be carried`)
    }
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, pack(one)]))
  }
  const unpack = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(unpack)
    const odd = (value as Record<string, unknown>)[ODD]
    if (odd !== undefined) return odd === 'undefined' ? undefined : Number(odd)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unpack(one)]))
  }
  return {
    encode: (value) => JSON.stringify(pack(structuredClone(value))),
    decode: (text) => unpack(JSON.parse(text)),
  }
}
