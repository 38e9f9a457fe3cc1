/** Boards of a given grade, as the article grades them. */
import { analyzeDifficulty, type Level } from '../article/difficulty.ts'
import { neighbour } from '../masks.ts'
import type { Aim } from './aim.ts'
import type { Domains } from './domains.ts'
import type { Tree } from './growth.ts'
import { AGREEING, HOW_MANY } from './tables.ts'

/** What the article asks of `hard`: open cells, side by side; and of the search, depth and decisions. */
const LEAST_OPEN = 8
const OPEN_SHARE = 0.3
const LEAST_REGION = 6
const LEAST_DEPTH = 2
/** And of `easy`: cells settled by the border. */
const BORDER_SHARE = 0.2
/** Boards of so many open cells are left to the article's analysis only while they are small. */
const SMALL = 100

const lack = (least: number, has: number): number => Math.max(0, least - has)
const leastOpen = (cells: number): number => Math.max(LEAST_OPEN, Math.ceil(OPEN_SHARE * cells))
const NOWHERE: readonly number[] = []

export const GRADE_AIMS: Readonly<Record<Exclude<Level, 'unrated'>, Aim>> = {
  easy: {
    rough: (tree, domains) => {
      const { open } = leftOpen(tree, domains)
      return { flaw: open.length + lack(Math.ceil(BORDER_SHARE * domains.cells), borderSettled(tree)), where: open }
    },
    exact: (tree, stop) => (analyzeDifficulty(tree, { stop }).level === 'easy' ? 0 : 1),
  },
  medium: {
    rough: (tree, domains) => {
      if (domains.cells <= SMALL) return { flaw: 0, where: NOWHERE }
      const { open, region } = leftOpen(tree, domains)
      const tooMuch = Math.min(open.length - leastOpen(domains.cells), region - LEAST_REGION) + 1
      return { flaw: Math.max(0, tooMuch), where: open }
    },
    exact: (tree, stop) => (analyzeDifficulty(tree, { stop }).level === 'medium' ? 0 : 1),
  },
  hard: {
    rough: (tree, domains) => {
      const { open, region } = leftOpen(tree, domains)
      return { flaw: lack(leastOpen(domains.cells), open.length) + lack(LEAST_REGION, region), where: NOWHERE }
    },
    exact: (tree, stop) => {
      const { level, maxDepth, decisionPoints } = analyzeDifficulty(tree, { stop })
      return level === 'hard' ? 0 : Math.max(1, lack(LEAST_DEPTH, maxDepth) + lack(LEAST_DEPTH, decisionPoints))
    },
  },
}

/** Cells that the border settles alone. */
function borderSettled({ width, height, masks }: Tree): number {
  return masks.reduce((sum, mask, cell) => {
    const outside = [0, 1, 2, 3].reduce((bits, d) => (neighbour(cell, d, width, height) < 0 ? bits | (1 << d) : bits), 0)
    return HOW_MANY[AGREEING[(mask << 8) | (outside << 4)]!] === 1 ? sum + 1 : sum
  }, 0)
}

/** Cells that looking at neighbours leaves open, and the most of them side by side. */
function leftOpen(tree: Tree, domains: Domains): { readonly open: readonly number[]; readonly region: number } {
  domains.loadEdges(tree)
  const { width, height, cells } = domains
  const met = new Uint8Array(cells)
  const open: number[] = []
  let region = 0
  for (let first = 0; first < cells; first++) {
    if (met[first] || !domains.isOpen(first)) continue
    met[first] = 1
    const group = [first]
    for (const cell of group)
      for (let d = 0; d < 4; d++) {
        const next = neighbour(cell, d, width, height)
        if (next < 0 || met[next] || !domains.isOpen(next)) continue
        met[next] = 1
        group.push(next)
      }
    open.push(...group)
    region = Math.max(region, group.length)
  }
  return { open, region }
}
