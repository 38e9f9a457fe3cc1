/** What follows a push: falling, merging and emerging, until all is at rest. */
import { DOWN } from './model.ts'
import type { Motion } from './motion.ts'
import { type Position, SOLID } from './position.ts'

/**
 * Whether a bud may emerge: it may be next to a jelly of its colour, and one of the two can give way. Of a position in motion, so never
 * false by error: what is merged at rest takes no less along than its parts do. Finds pushes of its own.
 */
export function mayEmerge(motion: Motion): boolean {
  const { position } = motion
  if (position.pending === 0) return false
  const { buds, steps } = position.model
  for (let i = 0; i < buds.length; i++) {
    if (position.emerged[i] === 1) continue
    const { colour, way, body } = buds[i]!
    const to = position.budCell(i) + steps[way]!
    const owner = position.owner[to]!
    const isMet = owner > SOLID && ((position.colours[owner]! >> colour) & 1) === 1
    if (isMet && motion.push(owner, way)) return true
    if (body < 0) continue
    const isNear = isMet || (owner === SOLID && position.colour[to] === colour)
    if (isNear && motion.push(position.budOwner(i), way ^ 1)) return true
  }
  return false
}

/** Everything that nothing holds up falls, a row at a time; `fell` hears of each row. */
export function fall(motion: Motion, fell?: () => void): void {
  while (motion.hanging()) {
    motion.shift(DOWN)
    fell?.()
  }
  motion.position.repaint()
}

/** One pass over the buds in their order, each on the board as the one before left it; true: one emerged, and `emerged` hears of each. */
export function emerge(motion: Motion, emerged?: (bud: number) => void): boolean {
  const { position } = motion
  let any = false
  for (let i = 0; i < position.model.buds.length; i++) {
    if (position.emerged[i] === 1 || !emergeOne(motion, i)) continue
    any = true
    emerged?.(i)
  }
  return any
}

function emergeOne(motion: Motion, index: number): boolean {
  const isBlock = !givesWay(motion, index, false)
  if (isBlock && !givesWay(motion, index, true)) return false
  comeOut(motion, index, isBlock)
  return true
}

/** Whether a bud has a jelly of its colour before it, and that gives way or, where `isBlock`, its block does: finds what is pushed. */
export function givesWay(motion: Motion, index: number, isBlock: boolean): boolean {
  const { position } = motion
  const { colour, way, body } = position.model.buds[index]!
  const to = position.budCell(index) + position.model.steps[way]!
  if (position.colour[to] !== colour || (isBlock && body < 0)) return false
  const jelly = position.owner[to]!
  const block = position.budOwner(index)
  // Neither push may carry the other's cell along: the new cell would have no room.
  return motion.push(isBlock ? block : jelly, isBlock ? way ^ 1 : way) && (body < 0 || !motion.isMoving(isBlock ? jelly : block))
}

/** A bud emerges, and pushes what was found. */
export function comeOut(motion: Motion, index: number, isBlock: boolean): void {
  const { position } = motion
  const { model, units } = position
  const { colour, way, linked } = model.buds[index]!
  const from = position.budCell(index)
  const to = from + model.steps[way]!
  const jelly = position.owner[to]!
  const block = position.budOwner(index)
  motion.shift(isBlock ? way ^ 1 : way)
  position.repaint()
  position.appear(linked ? units.unitOfBud[index]! : absentUnit(position, colour), isBlock ? from : to, jelly)
  position.emerged[index] = 1
  position.pending--
  if (linked) position.unite(jelly, block)
}

/** A free cell's unit of a colour that has not emerged yet. */
function absentUnit({ model, units, place }: Position, colour: number): number {
  let unit = units.firstFree + model.freeFrom[colour]!
  while (place[unit] !== 0) unit++
  return unit
}
