/** The number that the article keeps for a position, and how many cars it can tell apart. */

/**
 * The article packs a position into one number, a digit a car to this base, while that is exact: up to `maxCars` cars fit below 2^53.
 * (A base smaller than a place plus two lets two positions share a number; ours are compared byte by byte instead.)
 */
export function articleKey(width: number, height: number): { readonly base: number; readonly maxCars: number } {
  const base = Math.max(width, height) + 1
  return { base, maxCars: Math.floor((53 * Math.LN2) / Math.log(base) - 1e-9) }
}
