/** Trees with one answer changed edge by edge until they are what was wished for. */
import type { Random } from '../../../random.ts'
import type { Stop } from '../../../solving.ts'
import { type Aim, WORST } from './aim.ts'
import type { Domains } from './domains.ts'
import { restore, swapAt, type Tree, type Undo } from './growth.ts'
import { isOnlyAnswer, uniqueTree } from './uniqueTree.ts'

/** What several answers are worth in rough flaws: little enough to pass through. */
const AMBIGUOUS = 8
/** Boards without a gain before it starts again from another tree: so many, or as many as there are cells. */
const PATIENCE = 150
/** Cells looked at for an edge to swap. */
const CELLS = 50

export interface Climbed {
  readonly tree: Tree
  /** Boards tried, this one included. */
  readonly tries: number
}

export interface ClimbOptions {
  readonly crosses: boolean
  readonly maxTries: number
  /** How many are spent, and the least flaw met. */
  readonly report: (tries: number, flaw: number) => void
}

/** A tree that is its tiles' only answer and as the aim has it, both proven. undefined: none among so many boards, or stopped. */
export function climb(domains: Domains, aim: Aim, options: ClimbOptions, numbers: Random, stop: Stop): Climbed | undefined {
  const { crosses, maxTries, report } = options
  const patience = Math.max(PATIENCE, domains.cells)
  let where: readonly number[] = []
  const flawOf = (tree: Tree): number => {
    const rough = aim.rough(tree, domains)
    where = rough.where
    const isAlone = isOnlyAnswer(domains, tree, stop)
    return rough.flaw > 0 || !isAlone ? WORST + 1 + rough.flaw + (isAlone ? 0 : AMBIGUOUS) : aim.exact(tree, stop)
  }
  let tries = 0
  let least = Number.POSITIVE_INFINITY
  while (tries < maxTries && !stop.aborted) {
    const tree = uniqueTree(domains, crosses, numbers, stop)
    if (!tree) return undefined
    let flaw = flawOf(tree)
    let here = where
    tries++
    for (let idle = 0; flaw > 0 && idle < patience && tries < maxTries && !stop.aborted; idle++) {
      const undo = swapSomewhere(tree, here, crosses, numbers)
      if (!undo) break
      tries++
      const next = flawOf(tree)
      if (next > flaw) {
        restore(tree.masks, undo)
        continue
      }
      if (next < flaw) idle = -1
      flaw = next
      here = where
      least = Math.min(least, flaw)
      report(tries, least)
    }
    if (flaw === 0 && !stop.aborted) return { tree, tries }
  }
  return undefined
}

/** At one of the cells that the aim finds fault with, or anywhere. */
function swapSomewhere(tree: Tree, where: readonly number[], crosses: boolean, numbers: Random): Undo | undefined {
  for (let cells = 0; cells < CELLS; cells++) {
    const cell = where.length > 0 && numbers.next() < 0.5 ? numbers.pick(where) : numbers.below(tree.masks.length)
    const undo = swapAt(tree, cell, crosses, numbers)
    if (undo) return undo
  }
  return undefined
}
