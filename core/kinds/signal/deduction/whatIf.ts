/** Supposing that a tile lies some way until that contradicts itself: what is left to a person when nothing else helps. */
import type { Stop } from '../../../solving.ts'
import { HOW_MANY, TURNED } from '../fast/tables.ts'
import type { Finding, Technique } from './finding.ts'
import { distance } from './grid.ts'
import type { Knowledge } from './knowledge.ts'
import { isSettled } from './notes.ts'

/** How a supposition came to nothing. */
export interface Refutation {
  /** Cells in the order of the argument; the contradiction is at the last. */
  readonly cells: readonly number[]
  readonly by: Technique
  /** Suppositions within suppositions: 1 is none within. */
  readonly depth: number
}

export interface Supposed {
  readonly finding: Finding
  readonly refutation: Refutation
}

/** A supposition that did not come to nothing, and all that followed from it. */
interface Open {
  readonly cell: number
  readonly way: number
  readonly known: Knowledge
}

type Trial =
  | { readonly is: 'refuted'; readonly size: number; readonly refutation: Refutation }
  | { readonly is: 'open'; readonly open: Open }
  /** Longer than was asked for, or stopped. */
  | { readonly is: 'cut' }

/** Goes through suppositions of one board, and keeps in mind which ways are part of an answer: no supposing refutes those. */
export class WhatIf {
  readonly #stop: Stop
  /** By cell: ways it has in some answer. */
  readonly #possible: Uint8Array

  constructor(cells: number, stop: Stop) {
    this.#possible = new Uint8Array(cells)
    this.#stop = stop
  }

  /**
   * The shortest refutation, suppositions within suppositions only where there is none without; the nearest to the top of equals.
   * undefined: every way left is part of an answer, or stopped. `known.next()` must have nothing left to say.
   */
  next(known: Knowledge): Supposed | undefined {
    if (known.ways.every((set, cell) => (set & this.#possible[cell]!) === 0)) this.#note(firstAnswer(known.fork(), known.focus, this.#stop))
    const isWorthwhile = (cell: number, way: number): boolean => !(this.#possible[cell]! & (1 << way))
    const left: Open[] = []
    const found = shortest(known, 1, Number.POSITIVE_INFINITY, this.#stop, isWorthwhile, (open) => {
      if (open.known.isSettled) this.#note(open.known.ways)
      else left.push(open)
    })
    if (found) return found
    for (const { cell, way, known: open } of left) if (isWorthwhile(cell, way)) this.#note(firstAnswer(open, cell, this.#stop))
    // Whatever is still worth while is part of no answer: deep enough, it comes to nothing.
    for (let depth = 2; !this.#stop.aborted; depth++) {
      if (known.ways.every((set, cell) => isSettled(set) || (set & ~this.#possible[cell]!) === 0)) return undefined
      const deeper = shortest(known, depth, Number.POSITIVE_INFINITY, this.#stop, isWorthwhile, () => {})
      if (deeper) return deeper
    }
    return undefined
  }

  #note(answer: Uint8Array | undefined): void {
    answer?.forEach((ways, cell) => {
      this.#possible[cell]! |= ways
    })
  }
}

function shortest(
  known: Knowledge,
  depth: number,
  most: number,
  stop: Stop,
  isWorthwhile: (cell: number, way: number) => boolean,
  hear: (open: Open) => void,
): Supposed | undefined {
  const { ways, grid } = known
  let best: { readonly size: number; readonly cell: number; readonly way: number; readonly refutation: Refutation } | undefined
  let alternatives = 0
  for (let cell = 0; cell < grid.cells; cell++) {
    if (isSettled(ways[cell]!)) continue
    for (let way = 0; way < 4; way++) {
      if (!(ways[cell]! & (1 << way)) || !isWorthwhile(cell, way)) continue
      const trial = suppose(known, cell, way, depth, best?.size ?? most, stop)
      if (trial.is === 'open') hear(trial.open)
      if (trial.is !== 'refuted') continue
      const { size, refutation } = trial
      const isShorter = !best || size < best.size
      alternatives = isShorter ? 1 : alternatives + 1
      if (isShorter) best = { size, cell, way, refutation }
    }
  }
  if (!best) return undefined
  const { size, cell, way, refutation } = best
  const keeps = ways[cell]! & ~(1 << way)
  const against = TURNED[4 * grid.masks[cell]! + way]!
  return { finding: { technique: 'what-if', size, cell, keeps, against, alternatives }, refutation }
}

function suppose(base: Knowledge, cell: number, way: number, depth: number, most: number, stop: Stop): Trial {
  const known = base.fork()
  known.narrow(cell, 1 << way)
  const cells = [cell]
  let size = 0
  let deepest = 1
  while (!stop.aborted) {
    let finding = known.next()
    if (!finding && depth > 1) {
      const inner = shortest(
        known,
        depth - 1,
        most - size,
        stop,
        () => true,
        () => {},
      )
      if (inner) {
        finding = inner.finding
        deepest = Math.max(deepest, 1 + inner.refutation.depth)
        cells.push(...inner.refutation.cells)
      }
    }
    if (!finding) return stop.aborted ? { is: 'cut' } : { is: 'open', open: { cell, way, known } }
    size += finding.technique === 'what-if' ? finding.size : 1
    if (size > most) return { is: 'cut' }
    cells.push(finding.cell)
    if (finding.keeps === 0) return { is: 'refuted', size, refutation: { cells, by: finding.technique, depth: deepest } }
    known.narrow(finding.cell, finding.keeps)
  }
  return { is: 'cut' }
}

/**
 * The ways of one answer, each cell with one; undefined: there is none, or stopped. Changes `known`. Of cells with equally few ways those
 * near `from` come first, so that what fails there fails before anything elsewhere is tried.
 */
function firstAnswer(known: Knowledge, from: number, stop: Stop): Uint8Array | undefined {
  for (let finding = known.next(); finding; finding = known.next()) {
    if (finding.keeps === 0 || stop.aborted) return undefined
    known.narrow(finding.cell, finding.keeps)
  }
  const cell = narrowest(known, from)
  if (cell < 0) return known.ways
  for (let way = 0; way < 4; way++) {
    if (!(known.ways[cell]! & (1 << way))) continue
    const supposed = known.fork()
    supposed.narrow(cell, 1 << way)
    const answer = firstAnswer(supposed, from, stop)
    if (answer) return answer
  }
  return undefined
}

/** The open cell with the fewest ways, of several the nearest; -1: all are settled. */
function narrowest({ grid, ways }: Knowledge, from: number): number {
  let [found, least] = [-1, Number.POSITIVE_INFINITY]
  for (let cell = 0; cell < grid.cells; cell++) {
    const count = HOW_MANY[ways[cell]!]!
    if (count < 2) continue
    const order = count * grid.cells + distance(grid, cell, from)
    if (order < least) [found, least] = [cell, order]
  }
  return found
}
