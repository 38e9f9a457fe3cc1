/** Positions of play that are seen at once to be past saving. */
import type { DeadEnd, State } from '../../play.ts'
import { Obstacles } from './obstacles.ts'
import { modelFor } from './prepared.ts'
import type { Stage } from './stage.ts'

export const deadEnd = (stage: Stage, state: State): DeadEnd | undefined => new Obstacles(modelFor(stage)).find(state)
