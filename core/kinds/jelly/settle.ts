/** What follows a push: falling, merging and emerging, until all is at rest. */
import type { Position } from './position.ts'

/** Everything that nothing holds up falls, a row at a time. */
export function fall(position: Position): void {
  while (position.hanging()) position.shift(position.model.pitch)
}

/** Whether a hidden bud is next to a jelly of its colour: only then can one emerge. */
export function touches(position: Position): boolean {
  if (position.pending === 0) return false
  const { buds } = position.model
  for (let i = 0; i < buds.length; i++) {
    if (position.emerged[i] === 0 && position.colour[position.budCell(i) + buds[i]!.step] === buds[i]!.colour) return true
  }
  return false
}

/** One pass over the buds in their order, each on the board as the one before left it. `emerged` hears of each; true: one emerged. */
export function emerge(position: Position, emerged?: (bud: number) => void): boolean {
  let any = false
  for (let i = 0; i < position.model.buds.length; i++) {
    if (position.emerged[i] === 1 || !emergeOne(position, i)) continue
    any = true
    emerged?.(i)
  }
  return any
}

function emergeOne(position: Position, index: number): boolean {
  const { colour, step, body, linked } = position.model.buds[index]!
  const from = position.budCell(index)
  const to = from + step
  if (position.colour[to] !== colour) return false
  const jelly = position.owner[to]!
  const block = position.budOwner(index)
  // Neither push may carry the other's cell along: the new cell would have no room.
  const jellyGives = position.push(jelly, step) && (body < 0 || !position.isMoving(block))
  const blockGives = !jellyGives && body >= 0 && position.push(block, -step) && !position.isMoving(jelly)
  if (!jellyGives && !blockGives) return false
  position.shift(jellyGives ? step : -step)
  const slot = linked ? position.budSlot[index]! : absentSlot(position, colour)
  position.appear(slot, jellyGives ? to : from, jelly)
  position.emerged[index] = 1
  position.pending--
  if (linked) position.unite(jelly, block)
  return true
}

/** A free slot of a colour where nothing has emerged yet. */
function absentSlot(position: Position, colour: number): number {
  const { freeFrom } = position.model
  let slot = position.freeSlot + freeFrom[colour]!
  while (position.at[slot] !== 0) slot++
  return slot
}
