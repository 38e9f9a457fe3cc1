/** Depth-first search for one answer and a second one. */

import type { Stop } from '../../../solving.ts'
import type { Mask } from '../masks.ts'
import type { Domains } from './domains.ts'

export interface FirstAnswers {
  /** At most two; fewer are all there are, unless it was cut short. */
  readonly answers: readonly (readonly Mask[])[]
  /** Choices tried, the start counted as one. */
  readonly nodes: number
  /** Ended for another reason than its own end. */
  readonly cut: 'nodes' | 'caller' | undefined
}

/** `domains` must have come to rest without a contradiction, and are left as they were. */
export function firstAnswers(domains: Domains, maxNodes: number, stop: Stop): FirstAnswers {
  const answers: Mask[][] = []
  let nodes = 0
  let cut: FirstAnswers['cut']

  const visit = (): void => {
    const cell = domains.closestToSettled()
    if (cell < 0) {
      answers.push(domains.answer())
      return
    }
    for (let way = 1; way < 16; way <<= 1) {
      if (!(domains.ways[cell]! & way)) continue
      if (stop.aborted) cut = 'caller'
      else if (nodes >= maxNodes) cut = 'nodes'
      if (cut) return
      nodes++
      const { mark } = domains
      if (domains.narrow(cell, way)) visit()
      domains.undo(mark)
      if (answers.length === 2 || cut) return
    }
  }
  nodes++
  visit()
  return { answers, nodes, cut }
}
