/** Limits of a search by who asks. Core has no clock: `maxMs` is enforced by the host setting the stop flag. */

const MB = 1_000_000

/** The read-out that follows the designer's strokes. */
export const LIVE_LIMITS = { maxStates: 2_000_000, maxBytes: 256 * MB, maxMs: 20_000 } as const
/** The command line: no state limit, no clock. */
export const BATCH_LIMITS = { maxBytes: 1_500 * MB } as const
