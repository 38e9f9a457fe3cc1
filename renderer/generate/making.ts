/** What was asked of the generator and what it has found, kept while its dialog is closed. */
import { create } from 'zustand'
import type { Client, GeneratedLevel, GenerateProgress } from '../../core/contract.ts'
import { Fault } from '../../core/fault.ts'
import { generatorOf } from '../../core/generate.ts'
import type { LevelGenerator, ParamSpec, Params } from '../../core/generator.ts'
import { kindNamed } from '../board.ts'
import { initialWishes, keptWishes, seedText, withWish } from './wishes.ts'

export interface Candidate {
  /** Its kind and the generator's canonical text: levels that differ only by mirroring, turning and names are one candidate. */
  readonly id: string
  readonly kindId: string
  readonly board: unknown
  readonly made: GeneratedLevel
}

export type Status =
  | { readonly is: 'idle' }
  | { readonly is: 'running'; readonly progress: GenerateProgress | null }
  /**
   * `fresh`: levels that were not here before. `known`: made, but left out, since they were, or a mirror image of theirs. `missed`: what
   * was given up after so many tries; `tries` 0: nothing was.
   */
  | { readonly is: 'ended'; readonly fresh: number; readonly known: number; readonly missed: number; readonly tries: number }
  | { readonly is: 'stopped'; readonly fresh: number }
  | { readonly is: 'failed'; readonly fault: Fault }

export interface Making {
  readonly kindId: string
  /** The id of the one of the kind's generators that is asked. */
  readonly generatorId: string
  readonly wishes: Params
  readonly seed: string
  /** Nobody typed it: the next order draws another, or it would only make the same again. */
  readonly isDrawn: boolean
  readonly count: number
  readonly status: Status
  /** In the order they were found. */
  readonly candidates: readonly Candidate[]
  /** The `id` of the candidate that is shown large. */
  readonly chosen: string | null
}

export const useMaking = create<Making>()(() => ({
  kindId: '',
  generatorId: '',
  wishes: {},
  seed: '',
  isDrawn: true,
  count: 3,
  status: { is: 'idle' },
  candidates: [],
  chosen: null,
}))

const { getState, setState } = useMaking

/** The generator of that id, else the kind's first. */
export function makerOf(kindId: string, generatorId: string): LevelGenerator<unknown> | undefined {
  const { generators } = kindNamed(kindId)
  return generators.find(({ id }) => id === generatorId) ?? generators[0]
}

/** What can be wished of a generator. */
export const wishesOf = (kindId: string, generatorId: string): readonly ParamSpec[] => makerOf(kindId, generatorId)?.params ?? []

/** Why nothing can fulfil wishes that are each as they may be. */
export const contradictionOf = (kindId: string, generatorId: string, wishes: Params): Fault | undefined =>
  makerOf(kindId, generatorId)?.contradiction?.(wishes)

/** As it was left, for the same kind; from the start for another. */
export function openMaking(kindId: string): void {
  const state = getState()
  if (state.kindId === kindId) return
  const generatorId = makerOf(kindId, '')?.id ?? ''
  const wishes = initialWishes(wishesOf(kindId, generatorId))
  setState({ kindId, generatorId, wishes, status: { is: 'idle' }, candidates: [], chosen: null })
  if (state.seed === '') newSeed()
}

/** Another generator of the kind; wishes that it takes as well are kept. */
export function chooseGenerator(generatorId: string): void {
  const { kindId, wishes } = getState()
  setState({ generatorId, wishes: keptWishes(wishesOf(kindId, generatorId), wishes), status: { is: 'idle' } })
}

const SEED_LETTERS = 8

export const setSeed = (seed: string): void => setState({ seed, isDrawn: false })
export const newSeed = (): void => setState({ seed: seedText(crypto.getRandomValues(new Uint32Array(SEED_LETTERS))), isDrawn: true })
export const setCount = (count: number): void => setState({ count })
export const setWish = (name: string, value: number | string | null): void => setState({ wishes: withWish(getState().wishes, name, value) })
export const choose = (id: string): void => setState({ chosen: id })

/** Whether it is a level that was not here yet; the first of a run is chosen. */
function keep(kindId: string, made: GeneratedLevel, isFirst: boolean): boolean {
  const { candidates } = getState()
  const kind = kindNamed(kindId)
  const board = kind.parse(made.rows)
  if (!board.ok) throw new Error(`a generated level does not parse: ${made.rows.join('/')}`)
  const id = `${kindId}\n${generatorOf(kind, made.generated.generator).canonical(board.value)}`
  if (candidates.some((other) => other.id === id)) return false
  setState({ candidates: [...candidates, { id, kindId, board: board.value, made }], ...(isFirst && { chosen: id }) })
  return true
}

let running: AbortController | undefined

export const stopMaking = (): void => running?.abort()

/** Orders the levels wished for. Each is there to choose as soon as it is made, and stays when the order is stopped. */
export async function generate(client: Client): Promise<void> {
  if (getState().isDrawn && getState().status.is !== 'idle') newSeed()
  const { kindId, generatorId, wishes, seed, count } = getState()
  const mine = new AbortController()
  running = mine
  let fresh = 0
  const taken = new Set<number>()
  const take = (made: GeneratedLevel): void => {
    if (taken.has(made.number)) return
    taken.add(made.number)
    if (keep(kindId, made, fresh === 0)) fresh++
  }
  setState({ status: { is: 'running', progress: null } })
  try {
    const request = { kind: kindId, generator: generatorId, seed: seed.trim(), count, params: { ...wishes } }
    const { levels, notFound } = await client.call('level.generate', request, {
      signal: mine.signal,
      onProgress: (progress) => {
        if (mine.signal.aborted) return
        if (progress.level !== undefined) take(progress.level)
        setState({ status: { is: 'running', progress } })
      },
    })
    for (const level of levels) take(level)
    const known = levels.length - fresh
    setState({ status: { is: 'ended', fresh, known, missed: notFound.length, tries: notFound[0]?.tries ?? 0 } })
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    setState({ status: error.code === 'call/cancelled' ? { is: 'stopped', fresh } : { is: 'failed', fault: error } })
  }
}
