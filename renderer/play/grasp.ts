/** What the pointer does on a board in play: it takes hold of what can move, drags it, lets it go. A solution played back is not touched. */
import type { Grasp } from '../canvas/usePointer.ts'
import { cellOfPlace } from '../canvas/view.ts'
import { dragHeld, dropHeld, grabAt, pressAt, releaseHeld, togglePin } from './play.ts'
import type { Run } from './run.ts'

let origin: readonly [number, number] = [0, 0]

const PLAYING: Grasp = {
  begin(place, isRight) {
    origin = place
    if (isRight) pressAt(cellOfPlace(place), 1, true)
    else grabAt(cellOfPlace(place))
  },
  extend(places) {
    const [x, y] = places.at(-1) ?? origin
    dragHeld([x - origin[0], y - origin[1]])
  },
  finish: releaseHeld,
  drop: dropHeld,
  tap: (place) => togglePin(cellOfPlace(place)),
}

const nothing = (): void => {}
const RESTING: Grasp = { begin: nothing, extend: nothing, finish: nothing, drop: nothing }

/** undefined: the one that edits. */
export const graspFor = (run: Run | null): Grasp | undefined => (run === null ? undefined : run.is === 'play' ? PLAYING : RESTING)
