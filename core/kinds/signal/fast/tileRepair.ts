/** The fewest tiles to change so that a board with several answers has one. */
import type { Stop } from '../../../solving.ts'
import type { Circuit } from '../circuit.ts'
import { armsOf, type Mask, turned, turnsBetween } from '../masks.ts'
import { firstAnswers } from './depthFirst.ts'
import { Domains } from './domains.ts'
import { restore, swapsAt, type Tree } from './growth.ts'

/** One of each shape a tile can be changed into. */
const SHAPES: readonly Mask[] = [1, 5, 3, 7, 15]
/** Choices that the proof of one answer may take. */
const NODES = 200
/** Boards looked at times their cells. */
const WORK = 16_000_000

export interface TileRepair {
  /** As it starts: what is changed lies as many quarters from the answer as the old tile did. */
  readonly masks: readonly Mask[]
  readonly answer: readonly Mask[]
  /** Ascending. */
  readonly cells: readonly number[]
  /** Proven: no fewer changes do. */
  readonly isLeast: boolean
}

/**
 * `answer` must be one of several answers of the board; locked tiles stay. First a tile changed alone, any of them; then edges of the answer
 * swapped, as often as must be; then, while the board is small enough, any two tiles. undefined: none was found, or stopped.
 */
export function tileRepair(board: Circuit, answer: readonly Mask[], stop: Stop): TileRepair | undefined {
  const search = searchOf(board, stop)
  const repaired = (answered: readonly Mask[], isLeast: boolean): TileRepair => {
    const cells = [...answered.keys()].filter((cell) => turnsBetween(board.masks[cell]!, answered[cell]!) === undefined)
    const masks = board.masks.map((mask, cell) => {
      if (!cells.includes(cell)) return mask
      return turned(answered[cell]!, 4 - turnsBetween(mask, answer[cell]!)!)
    })
    return { masks, answer: answered, cells, isLeast }
  }

  const alone = changesOf(board, 1, search)
  if (alone.answer) return repaired(alone.answer, true)
  const swapped = swapRepair(board, answer, search)
  const found = swapped && repaired(swapped, false)
  if (found && found.cells.length <= 2) return { ...found, isLeast: alone.isWhole }
  const both = changesOf(board, 2, search)
  if (both.answer) return repaired(both.answer, alone.isWhole)
  if (stop.aborted || !found) return undefined
  return { ...found, isLeast: found.cells.length === 3 && alone.isWhole && both.isWhole }
}

interface Search {
  readonly domains: Domains
  /** Boards that may still be looked at. */
  readonly budget: { left: number }
  /** The only answer of such tiles, proven. */
  onlyAnswer(masks: readonly Mask[]): readonly Mask[] | undefined
  readonly stop: Stop
}

function searchOf({ width, height, locks }: Circuit, stop: Stop): Search {
  const domains = new Domains(width, height)
  const budget = { left: Math.floor(WORK / (width * height)) }
  const onlyAnswer = (masks: readonly Mask[]): readonly Mask[] | undefined => {
    budget.left--
    if (!domains.load({ masks }, locks)) return undefined
    const { answers, cut } = firstAnswers(domains, NODES, stop)
    return cut || answers.length !== 1 ? undefined : answers[0]
  }
  return { domains, budget, onlyAnswer, stop }
}

/** The first board with one answer among those with one tile or two of another shape and as many arms in all. */
function changesOf(
  { masks, locks }: Circuit,
  count: 1 | 2,
  { onlyAnswer, budget, stop }: Search,
): { readonly answer?: readonly Mask[] /** All were looked at. */; readonly isWhole: boolean } {
  const changed = [...masks]
  const others = masks.map((mask, cell) => (locks[cell] ? [] : SHAPES.filter((shape) => turnsBetween(mask, shape) === undefined)))
  const pairs = (masks.length * (masks.length - 1)) / 2
  if (count === 2 && pairs * SHAPES.length > budget.left) return { isWhole: false }
  for (let one = 0; one < masks.length; one++)
    for (const shape of others[one]!) {
      const arms = armsOf(masks[one]!) - armsOf(shape)
      changed[one] = shape
      if (count === 1 && arms === 0) {
        if (stop.aborted || budget.left <= 0) return { isWhole: false }
        const answer = onlyAnswer(changed)
        if (answer) return { answer, isWhole: true }
      }
      for (let two = one + 1; count === 2 && two < masks.length; two++) {
        for (const other of others[two]!) {
          if (armsOf(other) - armsOf(masks[two]!) !== arms) continue
          if (stop.aborted || budget.left <= 0) return { isWhole: false }
          changed[two] = other
          const answer = onlyAnswer(changed)
          if (answer) return { answer, isWhole: true }
        }
        changed[two] = masks[two]!
      }
      changed[one] = masks[one]!
    }
  return { isWhole: true }
}

/**
 * Edges of the answer swapped at open cells until one answer is left: each time a swap that leaves the fewest of them and, among those,
 * changes the fewest tiles. Cutting at an end of the new edge changes at most three; only where that does not help, a cut elsewhere.
 */
function swapRepair(
  { width, height, masks, locks }: Circuit,
  answer: readonly Mask[],
  { domains, onlyAnswer, budget, stop }: Search,
): readonly Mask[] | undefined {
  const tree: Tree = { width, height, masks: [...answer] }
  const changes = (): number => tree.masks.filter((mask, cell) => turnsBetween(masks[cell]!, mask) === undefined).length
  const openCells = (): readonly number[] => [...domains.ways.keys()].filter((cell) => domains.isOpen(cell))

  const bestSwap = (open: readonly number[], near: boolean): Swapped | undefined => {
    let best: Swapped | undefined
    for (const cell of open)
      for (const undo of swapsAt(tree, cell, near)) {
        const isOver = stop.aborted || budget.left <= 0
        if (!isOver && !undo.some(([changed]) => locks[changed])) {
          const left = onlyAnswer(tree.masks) ? 0 : openCells().length
          const next = { left, changes: changes(), masks: [...tree.masks] }
          if (!best || next.left < best.left || (next.left === best.left && next.changes < best.changes)) best = next
        }
        restore(tree.masks, undo)
        if (isOver) return best
      }
    return best
  }

  domains.load(tree, locks)
  let open = openCells()
  for (;;) {
    const near = bestSwap(open, true)
    const best = near && near.left < open.length ? near : bestSwap(open, false)
    if (!best || best.left >= open.length || stop.aborted) return undefined
    if (best.left === 0) return best.masks
    best.masks.forEach((mask, cell) => {
      tree.masks[cell] = mask
    })
    domains.load(tree, locks)
    open = openCells()
  }
}

interface Swapped {
  /** Open cells; none where there is one answer. */
  readonly left: number
  readonly changes: number
  readonly masks: readonly Mask[]
}
