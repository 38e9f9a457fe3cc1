/** Why a position has no line, where that shows without a search. */
import type { Details } from '../../fault.ts'
import type { Point } from '../../grid.ts'
import type { State } from '../../play.ts'
import { DeadEnd } from './dead/deadEnd.ts'
import { Goal } from './goal.ts'
import type { Model } from './model.ts'
import { Motion } from './motion.ts'
import { Position, SOLID } from './position.ts'
import { modelFor } from './prepared.ts'
import { isInside, type Stage } from './stage.ts'

export interface Obstacle {
  readonly reason: 'jelly/apart' | 'jelly/stuck-apart' | 'jelly/hidden-stays'
  /** The jellies of the colour; or the cells the hidden jellies are in, or would emerge on where they are in the border. */
  readonly where: readonly Point[]
  readonly details: Details
}

/** Judges positions of one stage; cheap enough to ask after every move. */
export class Obstacles {
  readonly #position: Position
  readonly #motion: Motion
  readonly #goal: Goal
  readonly #deadEnd: DeadEnd

  constructor(model: Model) {
    this.#position = new Position(model)
    this.#motion = new Motion(this.#position)
    this.#goal = new Goal(model)
    this.#deadEnd = new DeadEnd(this.#position)
  }

  /** true only where no line solves it. */
  isDead(state: State): boolean {
    const position = this.#position
    position.read(state)
    // Before the first move things may still hang in the air; what is said of positions holds only of those at rest.
    return !this.#motion.hanging() && !this.#goal.isSolved(position) && this.#deadEnd.isDead()
  }

  /** undefined: only a search can tell. */
  find(state: State): Obstacle | undefined {
    if (!this.isDead(state)) return undefined
    const { lost } = this.#deadEnd
    return lost === 0 ? this.#hiddenStays() : this.#apart(lost)
  }

  #apart(lost: number): Obstacle {
    const { model, colour, owner } = this.#position
    const { frozen } = this.#deadEnd.ground.end
    const cells = [...colour.keys()].filter((cell) => colour[cell] === lost)
    const isStuck = cells.every((cell) => owner[cell] === SOLID || frozen.is[owner[cell]!] === 1)
    const isHidden = model.buds.some((bud, i) => bud.colour === lost && this.#position.emerged[i] === 0)
    return {
      reason: isStuck && !isHidden ? 'jelly/stuck-apart' : 'jelly/apart',
      where: cells.map((cell) => this.#point(cell)),
      details: { letter: model.colours[lost - 1]! },
    }
  }

  #hiddenStays(): Obstacle {
    const { model, emerged } = this.#position
    const asleep = [...model.buds.keys()].filter((bud) => emerged[bud] === 0 && this.#deadEnd.isAsleep(bud))
    const cells = asleep.map((bud) => {
      const cell = this.#position.budCell(bud)
      const { way } = model.buds[bud]!
      return isInside(model, this.#point(cell)) ? cell : cell + model.steps[way]!
    })
    const first = this.#position.budCell(asleep[0]!)
    return {
      reason: 'jelly/hidden-stays',
      where: cells.map((cell) => this.#point(cell)).filter((point) => isInside(model, point)),
      details: {
        count: asleep.length,
        letter: model.colours[model.buds[asleep[0]!]!.colour - 1]!,
        column: model.xOf[first]! + 1,
        row: model.yOf[first]! + 1,
      },
    }
  }

  #point(cell: number): Point {
    const { xOf, yOf } = this.#position.model
    return [xOf[cell]!, yOf[cell]!]
  }
}

/** Of positions of play. */
export const deadEnd = (stage: Stage, state: State): Obstacle | undefined => new Obstacles(modelFor(stage)).find(state)
