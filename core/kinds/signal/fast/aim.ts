/** What a search for a board goes by. */
import type { Stop } from '../../../solving.ts'
import type { Domains } from './domains.ts'
import type { Tree } from './growth.ts'

/** How far a board that lies in its answer is from a wish. Both flaws 0: it is as wished. */
export interface Aim {
  /** Told at a glance, and the cells at fault, where it lies with some. `domains` are of the tree's size, to work with. */
  rough(tree: Tree, domains: Domains): Rough
  /** Of a tree that is the only answer and without a rough flaw; at most `WORST`. */
  exact(tree: Tree, stop: Stop): number
}

export interface Rough {
  readonly flaw: number
  readonly where: readonly number[]
}

export const WORST = 4

/** All of them at once. */
export const allOf = (aims: readonly Aim[]): Aim => ({
  rough: (tree, domains) => {
    const roughs = aims.map((aim) => aim.rough(tree, domains))
    return { flaw: roughs.reduce((sum, { flaw }) => sum + flaw, 0), where: roughs.flatMap(({ where }) => where) }
  },
  exact: (tree, stop) => aims.reduce((worst, aim) => Math.max(worst, aim.exact(tree, stop)), 0),
})
