/** Closed positions as bytes: a field of just enough bits for each car, 0 for gone, one after the other; the goal is all zeros. */
import type { State } from '../../play.ts'
import { GONE, lowest, type Model } from './model.ts'

export interface StopFields {
  /** Bytes a position. */
  readonly stride: number
  /** `stops`: by car, GONE for those that are. */
  pack(stops: Uint8Array, into: State): void
  unpack(state: State, stops: Uint8Array): void
}

export function stopFields({ count, low, high }: Model): StopFields {
  const width = Uint8Array.from({ length: count }, (_, i) => 32 - Math.clz32(high[i]! - low[i]! + 1))
  const stride = Math.max(1, (width.reduce((sum, bits) => sum + bits, 0) + 7) >> 3)
  return {
    stride,
    pack(stops, into) {
      let bits = 0
      let held = 0
      let at = 0
      for (let i = 0; i < count; i++) {
        if (stops[i] !== GONE) bits |= (stops[i]! - low[i]! + 1) << held
        held += width[i]!
        if (held < 8) continue
        into[at++] = bits & 255
        bits >>>= 8
        held -= 8
      }
      if (at < stride) into[at] = bits
    },
    unpack(state, stops) {
      let bits = 0
      let held = 0
      let at = 0
      for (let i = 0; i < count; i++) {
        if (held < width[i]!) {
          bits |= state[at++]! << held
          held += 8
        }
        const field = bits & lowest(width[i]!)
        bits >>>= width[i]!
        held -= width[i]!
        stops[i] = field === 0 ? GONE : field + low[i]! - 1
      }
    },
  }
}
