/** What is wished of a generator, as a form has it: rows of fields made from the generator's own parameters, and the values typed so far. */
import type { ParamSpec, Params } from '../../core/generator.ts'

type NumberSpec = Extract<ParamSpec, { is: 'number' }>
type ChoiceSpec = Extract<ParamSpec, { is: 'choice' }>

/** A range: from `first` to `second`, either of them free. */
export type FormRow =
  | { readonly is: 'size' | 'range'; readonly name: string; readonly first: NumberSpec; readonly second: NumberSpec }
  | { readonly is: 'number'; readonly name: string; readonly spec: NumberSpec }
  | { readonly is: 'choice'; readonly name: string; readonly spec: ChoiceSpec }

/** Parameters that belong together share a row: width and height, minMoves and maxMoves. */
export function formRows(specs: readonly ParamSpec[]): readonly FormRow[] {
  const numbers = new Map(specs.flatMap((spec) => (spec.is === 'number' ? [[spec.name, spec] as const] : [])))
  const pair = (is: 'size' | 'range', name: string, from: string, to: string): FormRow | undefined => {
    const [first, second] = [numbers.get(from), numbers.get(to)]
    return first && second && { is, name, first, second }
  }
  const rowOf = (spec: ParamSpec): FormRow => {
    const { name } = spec
    if (spec.is === 'choice') return { is: 'choice', name, spec }
    const stem = /^(?:min|max)([A-Z]\w*)$/.exec(name)?.[1]
    const isSide = name === 'width' || name === 'height'
    const row = stem
      ? pair('range', stem.toLowerCase(), `min${stem}`, `max${stem}`)
      : isSide
        ? pair('size', 'size', 'width', 'height')
        : undefined
    return row ?? { is: 'number', name, spec }
  }
  // A pair stands where its first comes.
  return specs.flatMap((spec) => {
    const row = rowOf(spec)
    return 'first' in row && row.first.name !== spec.name ? [] : [row]
  })
}

/** As the generator would have them, before anything is typed. */
export const initialWishes = (specs: readonly ParamSpec[]): Params =>
  Object.fromEntries(specs.flatMap((spec) => (spec.initial === undefined ? [] : [[spec.name, spec.initial] as const])))

/** As the generator would have them, but for those of `wishes` that it takes as they are. */
export function keptWishes(specs: readonly ParamSpec[], wishes: Params): Params {
  const isTaken = (spec: ParamSpec): boolean => {
    const value = wishes[spec.name]
    if (spec.is === 'choice') return typeof value === 'string' && spec.choices.includes(value)
    return typeof value === 'number' && Number.isInteger(value) && value >= spec.least && value <= spec.most
  }
  const kept = specs.filter(isTaken).map(({ name }) => [name, wishes[name]!] as const)
  return { ...initialWishes(specs), ...Object.fromEntries(kept) }
}

/** `value` null: no wish any more. */
export function withWish(wishes: Params, name: string, value: number | string | null): Params {
  const { [name]: _, ...others } = wishes
  return value === null ? others : { ...others, [name]: value }
}

/** The names of the rows whose fields hold what no generator takes: too small, too large, or from above to. */
export function flawedRows(rows: readonly FormRow[], wishes: Params): readonly string[] {
  const isBad = ({ name, least, most, initial }: NumberSpec): boolean => {
    const value = wishes[name]
    if (value === undefined) return initial !== undefined
    return typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most
  }
  return rows.flatMap((row) => {
    if (row.is === 'choice') return []
    if (row.is === 'number') return isBad(row.spec) ? [row.name] : []
    const [first, second] = [wishes[row.first.name], wishes[row.second.name]]
    const isTurned = row.is === 'range' && typeof first === 'number' && typeof second === 'number' && first > second
    return isBad(row.first) || isBad(row.second) || isTurned ? [row.name] : []
  })
}

/** The names of the rows that hold a wish beyond the form's own: what to loosen where nothing fulfils them all. */
export function wishedRows(rows: readonly FormRow[], wishes: Params): readonly string[] {
  const isWish = (spec: ParamSpec): boolean => wishes[spec.name] !== undefined && wishes[spec.name] !== spec.initial
  return rows.flatMap((row) => {
    const specs = 'first' in row ? [row.first, row.second] : [row.spec]
    return specs.some(isWish) ? [row.name] : []
  })
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Short enough to be read out; `numbers` are 32 bits each. */
export const seedText = (numbers: Iterable<number>): string => Array.from(numbers, (number) => LETTERS[number % LETTERS.length]).join('')
