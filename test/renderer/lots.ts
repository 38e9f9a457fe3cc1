/** Small lots that the screen's tests share. */

/** Unsolvable: neither car can let the other by. */
export const NOSE_TO_NOSE = ['######', '.aABb.', '######'] as const
/** One move. */
export const DRIVE_OUT = ['#####', '#aA..', '#####'] as const
