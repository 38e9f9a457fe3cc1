/** Why a position has no line, where that shows without a search. */
import type { Details } from '../../fault.ts'
import type { Point } from '../../grid.ts'
import type { State } from '../../play.ts'
import { DeadEnd } from './dead/deadEnd.ts'
import { Goal } from './goal.ts'
import type { Model } from './model.ts'
import { Motion } from './motion.ts'
import { Play } from './play.ts'
import { Position, SOLID } from './position.ts'
import { modelFor } from './prepared.ts'
import { Pushes } from './pushes.ts'
import { isInside, type Stage } from './stage.ts'

export interface Obstacle {
  readonly reason: 'jelly/apart' | 'jelly/stuck-apart' | 'jelly/hidden-stays'
  /** The jellies of the colour; or the cells the hidden jellies are in, or would emerge on where they are in the border. */
  readonly where: readonly Point[]
  readonly details: Details
}

/** What is lost for ever: a colour that stays apart; or, with colour 0, hidden jellies that never come out. */
interface Loss {
  readonly colour: number
  readonly asleep: readonly number[]
}

/** Those with a cell of their own body before them: nothing ever comes between the two. */
function shutIn({ buds, bodies, steps }: Model): readonly number[] {
  return [...buds.keys()].filter((bud) => {
    const { body, cell, way } = buds[bud]!
    return bodies[body]?.offsets.includes(cell + steps[way]!)
  })
}

/** Judges positions of one stage; cheap enough to ask after every move. */
export class Obstacles {
  readonly #position: Position
  readonly #motion: Motion
  readonly #goal: Goal
  readonly #deadEnd: DeadEnd
  readonly #shutIn: readonly number[]

  constructor(model: Model) {
    this.#position = new Position(model)
    this.#motion = new Motion(this.#position)
    this.#goal = new Goal(model)
    this.#deadEnd = new DeadEnd(this.#position)
    this.#shutIn = shutIn(model)
  }

  /** true only where no line solves it. */
  isDead(state: State): boolean {
    return this.#lossOf(state) !== undefined
  }

  /** undefined: only a search can tell. */
  find(state: State): Obstacle | undefined {
    const loss = this.#lossOf(state)
    if (!loss) return undefined
    this.#position.read(state)
    return loss.colour === 0 ? this.#hiddenStays(loss.asleep) : this.#apart(loss.colour)
  }

  #lossOf(state: State): Loss | undefined {
    this.#position.read(state)
    return this.#motion.hanging() ? this.#lossBehind(state) : this.#lossHere()
  }

  /** Of the position as it was read last, at rest. */
  #lossHere(): Loss | undefined {
    if (this.#goal.isSolved(this.#position)) return undefined
    const isDead = this.#deadEnd.isDead()
    const { lost } = this.#deadEnd
    const asleep = this.#hidden().filter((bud) => this.#shutIn.includes(bud) || (isDead && lost === 0 && this.#deadEnd.isAsleep(bud)))
    if (asleep.length > 0) return { colour: 0, asleep }
    return isDead ? { colour: lost, asleep } : undefined
  }

  /**
   * Before the first move things may hang in the air, and what is said of positions holds only of those at rest. All are after a push, and
   * a line that is not empty begins with one: what is lost after each of them is lost.
   */
  #lossBehind(state: State): Loss | undefined {
    if (this.#goal.isSolved(this.#position)) return undefined
    const { model } = this.#position
    let asleep = this.#hidden()
    let colours: readonly number[] = [...model.colours].map((_, i) => i + 1)
    let canMove = false
    const next = new Uint8Array(model.stride)
    const play = new Play(model, false)
    play.read(state)
    new Pushes(play).each(next, () => {
      canMove = true
      if (asleep.length + colours.length === 0) return
      this.#position.read(next)
      const loss = this.#lossHere()
      asleep = asleep.filter((bud) => loss?.asleep.includes(bud))
      colours = colours.filter((colour) => loss?.colour === colour)
    })
    if (asleep.length > 0) return { colour: 0, asleep }
    const [colour] = colours
    return canMove && colour !== undefined ? { colour, asleep } : undefined
  }

  #hidden(): readonly number[] {
    const { emerged } = this.#position
    return [...emerged.keys()].filter((bud) => emerged[bud] === 0)
  }

  /** Stuck: none of it can move, or ever will. */
  #apart(lost: number): Obstacle {
    const { model, colour, owner } = this.#position
    const { frozen } = this.#deadEnd.ground.end
    const cells = [...colour.keys()].filter((cell) => colour[cell] === lost)
    const isAtRest = !this.#motion.hanging()
    const isStuck = cells.every((cell) => owner[cell] === SOLID || (isAtRest && frozen.is[owner[cell]!] === 1))
    const isHidden = this.#hidden().some((bud) => model.buds[bud]!.colour === lost)
    return {
      reason: isStuck && !isHidden ? 'jelly/stuck-apart' : 'jelly/apart',
      where: cells.map((cell) => this.#point(cell)),
      details: { letter: model.colours[lost - 1]! },
    }
  }

  #hiddenStays(asleep: readonly number[]): Obstacle {
    const { model } = this.#position
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
