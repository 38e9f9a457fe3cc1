/** Random trees changed where they have several answers until they have one. */
import type { Random } from '../../../random.ts'
import type { Stop } from '../../../solving.ts'
import { firstAnswers } from './depthFirst.ts'
import type { Domains } from './domains.ts'
import { randomTree, restore, swapAt, type Tree, type Undo } from './growth.ts'

/** Of one tree, before another is drawn. */
const LOOKS = 400
const TREES = 20
/** Choices that one look may try; a tree that takes more is changed further. */
const NODES = 200

/** The tree is proven to be its tiles' only answer, within the choices of a look. */
export function isOnlyAnswer(domains: Domains, tree: Tree, stop: Stop): boolean {
  return domains.load(tree) && isAlone(domains, stop)
}

/** A tree that is its tiles' only answer, proven. undefined: none came out, or stopped. `domains` are of its size. */
export function uniqueTree(domains: Domains, crosses: boolean, numbers: Random, stop: Stop): Tree | undefined {
  for (let trees = 0; trees < TREES && !stop.aborted; trees++) {
    // Where both will do, by turns of a coin: they make boards of different looks.
    const tree = randomTree(domains.width, domains.height, crosses && numbers.next() < 0.5, numbers)
    if (tree && mend(domains, tree, crosses, numbers, stop)) return tree
  }
  return undefined
}

/** Swaps edges at open cells, keeping what leaves no more of them open. */
function mend(domains: Domains, tree: Tree, crosses: boolean, numbers: Random, stop: Stop): boolean {
  domains.load(tree)
  let open = openCells(domains)
  if (isAlone(domains, stop)) return true
  for (let look = 1; look < LOOKS && !stop.aborted; look++) {
    const undos: Undo[] = []
    // At first a few at once: patches far apart are mended side by side.
    for (let k = 0; k < Math.max(1, open.length >> (1 + look)); k++) {
      const undo = swapAt(tree, numbers.pick(open), crosses, numbers)
      if (undo) undos.push(undo)
    }
    domains.load(tree)
    const left = openCells(domains)
    if (left.length > open.length) {
      for (const undo of undos.toReversed()) restore(tree.masks, undo)
      continue
    }
    open = left
    if (isAlone(domains, stop)) return true
  }
  return false
}

/** For domains at rest of a tree: it is proven to be the only answer. */
function isAlone(domains: Domains, stop: Stop): boolean {
  const { answers, cut } = firstAnswers(domains, NODES, stop)
  return !cut && answers.length === 1
}

const openCells = (domains: Domains): readonly number[] => [...domains.ways.keys()].filter((cell) => domains.isOpen(cell))
