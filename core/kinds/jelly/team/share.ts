/**
 * One hunt by several threads, hash-distributed (Kishimoto, Fukunaga, Botea 2009): a state belongs to the member that its hash names, which
 * alone keeps and expands it; what another comes to of it is sent there.
 */
import { NUMBER_BITS } from '../table.ts'

/** A state by the number of its member and its own in that member's table; 0: none. The first member's go by their own numbers. */
export type StateRef = number
/** The most that take part in a hunt. */
export const MOST_MEMBERS = 16
export const refOf = (member: number, number: number): StateRef => (member << NUMBER_BITS) | number
export const memberOf = (ref: StateRef): number => ref >>> NUMBER_BITS
export const numberOf = (ref: StateRef): number => ref & ((1 << NUMBER_BITS) - 1)

/** What one of several hunts that share their states needs of the others: each state is kept and expanded by one of them. */
export interface Share {
  /** One's own number among them. */
  readonly member: number
  /** Whose a state is, by its hash. */
  ownerOf(hash: number): number
  /** There may be no room for what one expansion sends. */
  readonly isCrowded: boolean
  /** Puts by a state, as words, for its owner, and what is known of it. */
  send(owner: number, state: Int32Array, parent: StateRef, word: number): void
  /** Lets the others have what was put by. */
  flush(): void
}
