/** The cores of all bodies, for what is granted. */
import type { Ground } from './ground.ts'
import type { Roaming } from './roaming.ts'

/** Fills in those of the hold in force. */
export function findCores(ground: Ground, roaming: Roaming): void {
  const { hold, height, position } = ground
  for (let body = 0; body < position.units.firstBud; body++) {
    const from = roaming.findCore(body)
    for (let y = 0; y < height; y++) hold.cores[body * height + y] = roaming.rows[from + y]!
  }
}
