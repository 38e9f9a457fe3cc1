/** Boards whose hardest step is of a given technique. */
import type { Stop } from '../../../solving.ts'
import { deduce } from '../deduce.ts'
import { TECHNIQUES, type Technique } from '../deduction/finding.ts'
import { neighbour } from '../masks.ts'
import { type Aim, type Rough, WORST } from './aim.ts'
import type { Domains } from './domains.ts'
import type { Tree } from './growth.ts'
import { AGREEING, HOW_MANY } from './tables.ts'

/** What a harder or an easier board than wished for lacks, where nothing tells how much. */
const TOO_EASY = 2

/** What the conclusions of a technique and those before it leave open, cell by cell. */
type LeavesOpen = (tree: Tree, domains: Domains) => readonly number[]

const afterLocks: LeavesOpen = ({ width, height, masks }) => {
  const isSettled = new Uint8Array(masks.length)
  const queue = [...masks.keys()]
  for (const cell of queue) {
    if (isSettled[cell]) continue
    let known = 0
    for (let d = 0; d < 4; d++) {
      const next = neighbour(cell, d, width, height)
      // A settled cell lies as it does: the tree is an answer.
      if (next < 0 || isSettled[next]) known |= masks[cell]! & (1 << d) ? 1 << d : 16 << d
    }
    if (HOW_MANY[AGREEING[(masks[cell]! << 8) | known]!] !== 1) continue
    isSettled[cell] = 1
    for (let d = 0; d < 4; d++) {
      const next = neighbour(cell, d, width, height)
      if (next >= 0 && !isSettled[next]) queue.push(next)
    }
  }
  return [...masks.keys()].filter((cell) => !isSettled[cell])
}

const afterEdges: LeavesOpen = (tree, domains) => {
  domains.loadEdges(tree)
  return openIn(domains)
}

const afterNetworks: LeavesOpen = (tree, domains) => {
  domains.load(tree)
  return openIn(domains)
}

const openIn = (domains: Domains): readonly number[] => [...domains.ways.keys()].filter((cell) => domains.isOpen(cell))

/** Nothing may be left open after `most`, something must be after `least`. */
function between(tree: Tree, domains: Domains, least: LeavesOpen | undefined, most: LeavesOpen | undefined): Rough {
  const tooHard = most?.(tree, domains) ?? []
  const isTooEasy = least?.(tree, domains).length === 0
  return { flaw: tooHard.length + (isTooEasy ? 1 : 0), where: tooHard }
}

/** How many steps are harder than wished for; or that none is as hard. */
function misses(tree: Tree, technique: Technique, stop: Stop): number {
  const { steps } = deduce({ ...tree, locks: tree.masks.map(() => false) }, stop).summary
  const harder = TECHNIQUES.slice(TECHNIQUES.indexOf(technique) + 1).reduce((sum, name) => sum + steps[name], 0)
  return harder > 0 ? Math.min(WORST, harder) : steps[technique] > 0 ? 0 : TOO_EASY
}

function aimOf(technique: Technique, least: LeavesOpen | undefined, most: LeavesOpen | undefined): Aim {
  return {
    rough: (tree, domains) => between(tree, domains, least, most),
    exact: (tree, stop) => misses(tree, technique, stop),
  }
}

export const TECHNIQUE_AIMS: Readonly<Record<Technique, Aim>> = {
  lock: aimOf('lock', undefined, afterLocks),
  edge: aimOf('edge', afterLocks, afterEdges),
  island: aimOf('island', afterEdges, afterNetworks),
  loop: aimOf('loop', afterEdges, afterNetworks),
  reach: aimOf('reach', afterNetworks, undefined),
  'what-if': aimOf('what-if', afterNetworks, undefined),
}
