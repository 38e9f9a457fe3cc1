/** Cells that a body covers wherever it may come: no wall to itself, but one to all others. */
import type { Ground } from './ground.ts'
import type { Roaming } from './roaming.ts'

/** Fills the ground's cores, for all that may still emerge. */
export function findCores(ground: Ground, roaming: Roaming): void {
  const { cores, core, height, position } = ground
  core.fill(0)
  for (let body = 0; body < position.units.firstBud; body++) {
    const from = roaming.findCore(body)
    for (let y = 0; y < height; y++) {
      const bits = roaming.rows[from + y]!
      cores[body * height + y] = bits
      core[y]! |= bits
    }
  }
}
