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
/** Of the shapes that a tile can be changed into, so many are worth a look: the arms must come out even. */
const CHOICES = 2
/** Tiles changed at once where swaps led nowhere. */
const MOST_AT_ONCE = 3

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
 * `answer` must be one of several answers of the board; locked tiles stay. Any tile changed alone; then edges of the answer swapped, as often
 * as must be; then fewer tiles than that, all sets of them while they are not too many. undefined: none was found, or stopped.
 */
export function tileRepair(board: Circuit, answer: readonly Mask[], stop: Stop): TileRepair | undefined {
  const search = searchOf(board, stop)
  const repaired = (answered: readonly Mask[], isLeast: boolean): TileRepair => {
    const cells = [...answered.keys()].filter((cell) => turnsBetween(board.masks[cell]!, answered[cell]!) === undefined)
    const masks = board.masks.map((mask, cell) => {
      if (!cells.includes(cell)) return mask
      return turned(answered[cell]!, 4 - turnsBetween(mask, answer[cell]!)!)
    })
    // The board has several answers as it is.
    return { masks, answer: answered, cells, isLeast: isLeast || cells.length === 1 }
  }

  let changes = changesOf(board, 1, search)
  if (changes.answer) return repaired(changes.answer, true)
  let isLeast = changes.isProven
  const swapped = swapRepair(board, answer, search)
  const found = swapped && repaired(swapped, false)
  const most = found ? found.cells.length : MOST_AT_ONCE + 1
  for (let count = 2; changes.isWhole && count < most; count++) {
    changes = changesOf(board, count, search)
    if (changes.answer) return repaired(changes.answer, isLeast)
    isLeast &&= changes.isProven
  }
  if (stop.aborted || !found) return undefined
  return { ...found, isLeast: isLeast || found.isLeast }
}

interface Search {
  readonly domains: Domains
  /** Boards that may still be looked at. */
  readonly budget: { left: number }
  /** The only answer of such tiles, proven; 'open': within so few choices it does not show whether they have just one. */
  onlyAnswer(masks: readonly Mask[]): readonly Mask[] | 'open' | undefined
  readonly stop: Stop
}

function searchOf({ width, height, locks }: Circuit, stop: Stop): Search {
  const domains = new Domains(width, height)
  const budget = { left: Math.floor(WORK / (width * height)) }
  const onlyAnswer: Search['onlyAnswer'] = (masks) => {
    budget.left--
    if (!domains.load({ masks }, locks)) return undefined
    const { answers, cut } = firstAnswers(domains, NODES, stop)
    if (cut) return 'open'
    return answers.length === 1 ? answers[0] : undefined
  }
  return { domains, budget, onlyAnswer, stop }
}

interface Changes {
  /** Of the first board met that has one. */
  readonly answer?: readonly Mask[]
  /** All boards were looked at. */
  readonly isWhole: boolean
  /** And each of them is known not to have one answer. */
  readonly isProven: boolean
}

/** Boards with exactly so many tiles of another shape and as many arms in all, until one has one answer. */
function changesOf({ masks, locks }: Circuit, count: number, { onlyAnswer, budget, stop }: Search): Changes {
  const cells = [...masks.keys()].filter((cell) => !locks[cell])
  let boards = 1
  for (let k = 0; k < count; k++) boards *= (CHOICES * (cells.length - k)) / (k + 1)
  if (boards > budget.left) return { isWhole: false, isProven: false }

  const changed = [...masks]
  let isCut = false
  let isOpen = false
  /** Changes so many tiles from `at` on that have `arms` too many by now. */
  const change = (at: number, left: number, arms: number): readonly Mask[] | undefined => {
    if (left === 0) {
      if (arms !== 0) return undefined
      isCut = stop.aborted || budget.left <= 0
      if (isCut) return undefined
      const only = onlyAnswer(changed)
      if (only !== 'open') return only
      isOpen = true
      return undefined
    }
    for (let i = at; i <= cells.length - left; i++) {
      const cell = cells[i]!
      const mask = masks[cell]!
      for (const shape of SHAPES) {
        if (turnsBetween(mask, shape) !== undefined) continue
        changed[cell] = shape
        const answer = change(i + 1, left - 1, arms + armsOf(shape) - armsOf(mask))
        if (answer || isCut) return answer
      }
      changed[cell] = mask
    }
    return undefined
  }
  const answer = change(0, count, 0)
  return { ...(answer && { answer }), isWhole: !isCut, isProven: !isCut && !isOpen && !answer }
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
          const only = onlyAnswer(tree.masks)
          const left = only && only !== 'open' ? 0 : openCells().length
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
