/** What is made of a stage once and needed again and again while it is looked at: stages never change. */
import type { State } from '../../play.ts'
import { type Model, modelOf } from './model.ts'
import { Play } from './play.ts'
import type { Stage } from './stage.ts'
import { type Standing, standing } from './standing.ts'
import { type Units, unitsOf } from './units.ts'

const models = new WeakMap<Stage, Model>()
const units = new WeakMap<Model, Units>()

/** What was made of a key, for as long as the key lives. */
export function kept<K extends object, V>(known: WeakMap<K, V>, key: K, make: (key: K) => V): V {
  const old = known.get(key)
  if (old !== undefined) return old
  const made = make(key)
  known.set(key, made)
  return made
}

export const modelFor = (stage: Stage): Model => kept(models, stage, modelOf)
export const unitsFor = (model: Model): Units => kept(units, model, unitsOf)

/** `make` with its last answer kept: a position is asked about several times over. */
export function ofLast<T>(make: (stage: Stage, state: State) => T): (stage: Stage, state: State) => T {
  let last: { readonly stage: Stage; readonly state: State; readonly made: T } | undefined
  return (stage, state) => {
    if (last?.stage !== stage || last.state.length !== state.length || last.state.some((byte, i) => byte !== state[i])) {
      last = { stage, state: state.slice(), made: make(stage, state) }
    }
    return last.made
  }
}

export const standingIn: (stage: Stage, state: State) => Standing = ofLast((stage, state) => standing(stage, modelFor(stage), state))

/** The stage as it loads. */
export function startOf(model: Model): State {
  const state = new Uint8Array(model.stride)
  new Play(model, false).start(state)
  return state
}
