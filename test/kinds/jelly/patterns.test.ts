/** What is known of some colours alone, against everything that can be reached on small stages. */
import { describe, expect, test } from 'vitest'
import { boundFor } from '../../../core/kinds/jelly/bound.ts'
import { type Model, modelOf } from '../../../core/kinds/jelly/model.ts'
import { Motion } from '../../../core/kinds/jelly/motion.ts'
import { NEVER, Steps } from '../../../core/kinds/jelly/patterns/distances.ts'
import { Making } from '../../../core/kinds/jelly/patterns/making.ts'
import type { Pattern } from '../../../core/kinds/jelly/patterns/pattern.ts'
import { Patterns } from '../../../core/kinds/jelly/patterns/patterns.ts'
import { Play } from '../../../core/kinds/jelly/play.ts'
import { Position } from '../../../core/kinds/jelly/position.ts'
import type { Rows, State } from '../../../core/play.ts'
import { random } from '../../../core/random.ts'
import { graphOf, type Node } from './graph.ts'
import { published, publishedStage } from './published.ts'
import { randomStage } from './randomStage.ts'
import { stageOf } from './stageOf.ts'

const running = { aborted: false }
const PLENTY = 100_000

/** Bodies that are alike by the names that a search gives them. */
function canonical(model: Model, state: State): State {
  const into = new Uint8Array(model.stride)
  new Play(model, true).start(into, state)
  return into
}

function hangs(model: Model, state: State): boolean {
  const position = new Position(model)
  position.read(state)
  return new Motion(position).hanging()
}

const startOf = (model: Model): State => {
  const start = new Uint8Array(model.stride)
  new Play(model, true).start(start)
  return start
}

const made = (model: Model, start: State, letters: string): Pattern | undefined =>
  Making.of(model, start, bitsOf(model, letters))?.goOn({ left: PLENTY }, Number.POSITIVE_INFINITY, running)

const bitsOf = ({ colours }: Model, letters: string): number =>
  [...letters].reduce((bits, letter) => bits | (2 << colours.indexOf(letter)), 0)

/** Each letter alone, and each two. */
const choicesOf = ({ colours }: Model): readonly string[] =>
  [...colours].flatMap((one, i) => [one, ...[...colours].slice(i + 1).map((other) => one + other)])

/** For the letters of a stage and pairs of them, the pushes that its start needs at least. */
const leftAtStart = (...rows: string[]): Record<string, number | undefined> => {
  const model = modelOf(stageOf(...rows))
  const start = startOf(model)
  return Object.fromEntries(choicesOf(model).map((letters) => [letters, made(model, start, letters)?.left(start)]))
}

/** By node, the pushes until each of those colours is one piece with nothing of it hidden, by the naive rules. */
function pushesUntilDone(nodes: readonly Node[], letters: string): readonly number[] {
  const pushes = nodes.map(({ board: { pieces, hidden } }) =>
    [...letters].every((letter) => pieces.filter(({ colour }) => colour === letter).length <= 1) &&
    hidden.every(({ colour }) => !letters.includes(colour))
      ? 0
      : Number.POSITIVE_INFINITY,
  )
  for (let wider = true; wider; ) {
    wider = false
    for (const [i, { next }] of nodes.entries()) {
      const fewer = 1 + Math.min(...next.map((other) => pushes[other]!))
      if (fewer >= pushes[i]!) continue
      pushes[i] = fewer
      wider = true
    }
  }
  return pushes
}

/** Of all positions that come of a stage's start, and of those of another: where patterns say too much, and how often more than the bound. */
function judged(rows: Rows) {
  const graph = graphOf(rows, 400)
  const model = modelOf(stageOf(...rows))
  const bound = boundFor(model)
  const told = { positions: 0, sharper: 0, dead: 0, foundDead: 0, wrong: [] as string[] }
  const nodes = graph?.nodes ?? []
  const choices = choicesOf(model)
  const untilDone = choices.map((letters) => pushesUntilDone(nodes, letters))
  for (const root of [nodes[0], nodes[7]]) {
    if (!root || hangs(model, root.state)) continue
    const start = canonical(model, root.state)
    const patterns = choices.map((letters) => made(model, start, letters))
    const reached = new Set([nodes.indexOf(root)])
    for (const number of reached) {
      const { next, state, left } = nodes[number]!
      for (const other of next) reached.add(other)
      let most = 0
      for (const [i, pattern] of patterns.entries()) {
        const says = pattern?.left(canonical(model, state)) ?? 0
        const real = untilDone[i]![number]!
        if (says > real) told.wrong.push(`${[...state]}: ${says} for ${real} of ${choices[i]}\n${rows.join('\n')}`)
        most = Math.max(most, says)
      }
      told.positions++
      if (left === Number.POSITIVE_INFINITY) {
        told.dead++
        if (most === left) told.foundDead++
      } else if (most > bound(state)) told.sharper++
    }
  }
  return told
}

test('a pattern never says too much, and often more than the bound', () => {
  const all = { positions: 0, sharper: 0, dead: 0, foundDead: 0 }
  for (let seed = 0; seed < 150; seed++) {
    const { wrong, ...told } = judged(randomStage(seed))
    expect(wrong).toEqual([])
    for (const key of ['positions', 'sharper', 'dead', 'foundDead'] as const) all[key] += told[key]
  }
  expect(all.positions).toBeGreaterThan(2_000)
  expect(all.sharper).toBeGreaterThan(20)
  expect(all.foundDead / all.dead).toBeGreaterThan(0.5)
})

test.each([
  // Pushing G to the left ties it to the body; the hidden R then pushes R, G and the body with it.
  [
    'what emerges may take along what only another colour ties to it',
    ['@...', '@...', 'R...', 'RG.G', '#R.G', '', 'link 1,4,>', 'hidden 1,5,R,>'],
  ],
  // Joined by G with what is too wide to fall, R crosses the hole to the anchored one.
  ['another colour may hold a body up by being joined with it', ['r..RG.G@@', '#..######', '#..######', '', 'link 4,1,>', 'link 7,1,>']],
  // G slides under the block and cannot give way: the block rises, with R on it.
  ['a block that gives way to another colour may lift what it carries', ['.r....', '.#R...', '##@@..', '###.G#', '', 'hidden 4,3,G,v']],
  // The first R to fall passes the upper anchored one, beside which the second comes to rest.
  ['what passes its own colour in the air is not joined with it', ['R..RG', '#.###', 'r.###', '#.r##']],
  // Any push of the block wakes the one on the left: R loses its hold.
  ['what emerges may leave its piece in the air, to fall', ['R.#....', 'R.#@...', '#.#####', '', 'hidden 0,1,R,>']],
  // And before it falls, the one above finds it where it can give way at last.
  ['another may emerge before that falls', ['R.#....', 'R.#@...', '#.#####', '', 'hidden 0,1,R,>', 'hidden 1,0,R,v']],
  // G stays below the block that gave way to it, and holds it up where R may come out of it in the next pass.
  [
    'what was hidden may hold things up once it has emerged',
    ['..R.#....', '@@##.*...', 'g########', '', 'hidden 2,2,R,>', 'hidden 1,2,G,v'],
  ],
])('%s', (_, rows) => {
  const { positions, wrong } = judged(rows)
  expect(positions).toBeGreaterThan(10)
  expect(wrong).toEqual([])
})

describe('on a stage of one colour', () => {
  test('a way round counts, where the columns between say little', () => {
    // Two columns lie between, but what is above falls only behind the end of its ledge.
    const rows = ['...R..', '.####.', '.####.', 'R.....']
    expect(leftAtStart(...rows)).toEqual({ R: 3 })
    const model = modelOf(stageOf(...rows))
    expect(boundFor(model)(startOf(model))).toBe(2)
  })

  test('what can no longer meet never will', () => {
    expect(leftAtStart('R.#.R', '###.#')).toEqual({ R: Number.POSITIVE_INFINITY })
  })

  test('what is joined needs nothing', () => {
    expect(leftAtStart('RR', '##')).toEqual({ R: 0 })
  })
})

test('other colours may hold things up, wherever they may come', () => {
  // Alone, R falls into the hole before it is across.
  expect(leftAtStart('R...R', '#.###', '#####')).toEqual({ R: 4 })
  expect(leftAtStart('RB..R', '#.###', '#####')).toMatchObject({ R: 3 })
})

test('two colours that cannot pass one another are lost together, though neither is alone', () => {
  expect(leftAtStart('R.G.R.G', '#######')).toEqual({ R: 3, G: 3, RG: Number.POSITIVE_INFINITY })
})

describe('one in the making', () => {
  const model = modelOf(stageOf('R..R..RB', '........', '........', '........', '########'))
  const start = startOf(model)
  const begun = () => Making.of(model, start, bitsOf(model, 'R'))!

  test('goes on where it was left, and comes out the same', () => {
    const whole = made(model, start, 'R')!
    const piecemeal = begun()
    let pattern: Pattern | undefined
    let turns = 0
    for (; pattern === undefined; turns++) pattern = piecemeal.goOn({ left: 5_000 }, Number.POSITIVE_INFINITY, running)
    expect(turns).toBeGreaterThan(10)
    expect(pattern.size).toBe(whole.size)
    for (let column = 0; column < 64; column++) {
      const state = start.slice()
      state[state.length - 1] = column
      expect(pattern.left(state)).toBe(whole.left(state))
    }
  })

  test('ends where it would have too many positions or groups, or is stopped', () => {
    const making = begun()
    expect(making.goOn({ left: PLENTY }, 50, running)).toBeUndefined()
    expect(making.size).toBeGreaterThan(50)
    expect(making.size).toBeLessThan(100)
    const tries = { left: PLENTY }
    expect(begun().goOn(tries, Number.POSITIVE_INFINITY, { aborted: true })).toBeUndefined()
    expect(tries.left).toBeLessThanOrEqual(0)
    const ten = modelOf(stageOf(`${'R.'.repeat(10)}B.B`, '#'.repeat(23)))
    expect([Making.of(ten, startOf(ten), bitsOf(ten, 'R')), Making.of(ten, startOf(ten), bitsOf(ten, 'B'))?.size]).toEqual([undefined, 1])
  })
})

describe('while a search goes on', () => {
  const model = modelOf(stageOf('...R..', '.####.', '.####.', 'R.....'))
  const start = startOf(model)

  test('they are made only once it has lasted, and once', () => {
    const patterns = new Patterns(model, start, Number.POSITIVE_INFINITY)
    expect(patterns.makeDue(9_999, running)).toBe(false)
    expect(patterns.sharpen(() => 1)(start)).toBe(1)
    expect(patterns.makeDue(10_000, running)).toBe(true)
    expect(patterns.makeDue(20_000, running)).toBe(false)
    expect(patterns.sharpen(() => 1)(start)).toBe(3)
    expect(patterns.sharpen(() => 7)(start)).toBe(7)
    expect(patterns.bytes).toBeGreaterThan(0)
  })

  test('pairs follow where they are small enough for the search so far', () => {
    const row = modelOf(stageOf('R.G.R.G', '#######'))
    const patterns = new Patterns(row, startOf(row), Number.POSITIVE_INFINITY)
    expect(patterns.makeDue(10_000, running)).toBe(true)
    expect(patterns.sharpen(() => 1)(startOf(row))).toBe(Number.POSITIVE_INFINITY)
    // One colour has 70 positions, the other 560, both together 4,063: fewer than half of 10,000, but more than 80,000 tries need.
    const open = modelOf(stageOf('........', 'B..B.B..', 'R..R.R.R', '########'))
    const more = new Patterns(open, startOf(open), Number.POSITIVE_INFINITY)
    const made = Array.from({ length: 24 }, (_, i) => 2_500 * (i + 1)).filter((expanded) => more.makeDue(expanded, running))
    expect(made).toEqual([10_000, 15_000])
    expect(more.sharpen(() => 1)(startOf(open))).toBe(4)
  })

  test('never with little memory, nor for what hangs in the air', () => {
    expect(new Patterns(model, start, 100_000_000).makeDue(10_000, running)).toBe(false)
    const floating = modelOf(stageOf('...R..', '......', '.####.', 'R.....'))
    expect(new Patterns(floating, startOf(floating), Number.POSITIVE_INFINITY).makeDue(10_000, running)).toBe(false)
  })
})

test('distances are those of trying every way', () => {
  for (let seed = 0; seed < 60; seed++) {
    const r = random(`steps ${seed}`)
    const size = 2 + r.below(9)
    const steps = new Steps()
    const edges: [number, number, number][] = []
    for (let node = 0; node < size; node++) {
      steps.begin()
      for (let i = r.below(4); i > 0; i--) {
        const [to, cost] = [r.below(size), r.below(2)]
        steps.add(to, cost)
        edges.push([node, to, cost])
      }
    }
    const goals = [r.below(size), r.below(size)]
    const far: number[] = Array.from({ length: size }, (_, node) => (goals.includes(node) ? 0 : NEVER))
    for (let round = 0; round < size; round++) {
      for (const [from, to, cost] of edges) if (far[to] !== NEVER) far[from] = Math.min(far[from]!, far[to]! + cost)
    }
    expect([...steps.distances(size, goals)]).toEqual(far)
  }
})

test.skipIf(!published)('published stage 037 needs 17 pushes for B alone, where its columns say 4', () => {
  const model = modelOf(publishedStage('037'))
  const start = startOf(model)
  expect(boundFor(model)(start)).toBe(4)
  expect(made(model, start, 'B')!.left(start)).toBe(17)
})
