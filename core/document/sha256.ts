/** SHA-256 (FIPS 180-4) of a text's UTF-8 bytes, in plain numbers: core has neither Node nor a browser to ask. */

/** The first 32 bits of the fractional parts of `root(p)` for the first `count` primes. */
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const found = new Uint32Array(count)
  for (let n = 2, i = 0; i < count; n++) {
    let divisor = 2
    while (n % divisor !== 0) divisor++
    if (divisor === n) found[i++] = (root(n) % 1) * 2 ** 32
  }
  return found
}

const START = fractions(8, Math.sqrt)
const ROUND = fractions(64, Math.cbrt)

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The message's words, big-endian, with the closing 1 bit, zeros and length in bits. Throws URIError on half a surrogate pair. */
function padded(text: string): Uint32Array {
  const bytes = encodeURIComponent(text).replace(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  const words = new Uint32Array(Math.ceil((bytes.length + 9) / 64) * 16)
  const put = (i: number, byte: number) => {
    words[i >> 2] = words[i >> 2]! | (byte << (24 - (i & 3) * 8))
  }
  for (let i = 0; i < bytes.length; i++) put(i, bytes.charCodeAt(i))
  put(bytes.length, 0x80)
  words[words.length - 2] = bytes.length / 2 ** 29
  words[words.length - 1] = bytes.length * 8
  return words
}

/** 64 lower-case hex digits. */
export function sha256(text: string): string {
  const message = padded(text)
  const sum = START.slice()
  const w = new Uint32Array(64)
  for (let block = 0; block < message.length; block += 16) {
    w.set(message.subarray(block, block + 16))
    for (let i = 16; i < 64; i++) {
      const [early, late] = [w[i - 15]!, w[i - 2]!]
      const small = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
      w[i] = w[i - 16]! + small + w[i - 7]! + (rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10))
    }
    let [a, b, c, d, e, f, g, h] = sum as unknown as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      const one = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!
      const two = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) sum[i] = sum[i]! + word
  }
  return Array.from(sum, (word) => word.toString(16).padStart(8, '0')).join('')
}
