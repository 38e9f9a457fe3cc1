/** The lines below a stage's board: links, hidden jellies and comments, each with its flaws. Coordinates in the text count from 1. */
import { isInvisible, shownCharacter } from '../../characters.ts'
import type { Issue } from '../../fault.ts'
import type { Point } from '../../grid.ts'
import {
  type Bud,
  COLOURS,
  canHide,
  cellAt,
  type Direction,
  isInBorder,
  isInside,
  isJelly,
  isPiece,
  type Link,
  linkOrder,
  otherEnd,
  type Stage,
} from './stage.ts'

/** What the directives are read against. */
type Grid = Pick<Stage, 'width' | 'height' | 'cells'>

export interface Directives {
  readonly links: readonly Link[]
  readonly buds: readonly Bud[]
  readonly comments: readonly string[]
  readonly issues: readonly Issue[]
}

/** One line, without spaces at its end, and its 1-based number. */
export type Numbered = readonly [text: string, line: number]

/** Of a wrong line no more is repeated in its error. */
const MOST_SHOWN = 30

export const startsDirective = (text: string): boolean => /^(link|hidden|\/\/)/.test(text)

/** What cannot be seen by its number, but for plain spaces. */
const visible = (char: string): string => (isInvisible(char) ? shownCharacter(char) : char)
const shown = (text: string): string => [...text.slice(0, MOST_SHOWN)].map(visible).join('') + (text.length > MOST_SHOWN ? '…' : '')

export const flaw = (code: string, at: readonly Point[], details?: Issue['details']): Issue => ({
  code,
  at,
  blocks: true,
  ...(details && { details }),
})

/** As stages keep it: from its left or upper end. */
function facingOn([x, y]: Point, direction: Direction): Link {
  if (direction === '>' || direction === 'v') return { x, y, direction }
  const [left, top] = otherEnd({ x, y, direction })
  return { x: left, y: top, direction: direction === '<' ? '>' : 'v' }
}

function readLink(grid: Grid, [text, line]: Numbered): Link | Issue {
  const parts = /^link (\d{1,3}),(\d{1,3}),([<>^v])$/.exec(text)
  if (!parts) return flaw('jelly/bad-link', [], { line, text: shown(text) })
  const [column, row, direction] = [Number(parts[1]), Number(parts[2]), parts[3] as Direction]
  const from: Point = [column - 1, row - 1]
  const to = otherEnd({ x: from[0], y: from[1], direction })
  const loose = [from, to].filter((end) => !isPiece(cellAt(grid, end)))
  if (loose.length === 0) return facingOn(from, direction)
  const [x, y] = loose[0] as Point
  const at = loose.filter((end) => isInside(grid, end))
  return flaw('jelly/link-end', at, { line, column: x + 1, row: y + 1 })
}

function readBud(grid: Grid, [text, line]: Numbered): Bud | Issue {
  const parts = /^hidden(\+link)? (\d{1,3}),(\d{1,3}),([A-Z]),([<>^v])$/.exec(text)
  const colour = parts?.[4] ?? ''
  if (!parts || !COLOURS.includes(colour)) return flaw('jelly/bad-hidden', [], { line, text: shown(text), colours: [...COLOURS].join(' ') })
  const [column, row] = [Number(parts[2]), Number(parts[3])]
  const at: Point = [column - 1, row - 1]
  if (!isInBorder(grid, at)) return flaw('jelly/hidden-outside', [], { line, column, row, right: grid.width + 1, bottom: grid.height + 1 })
  const cell = cellAt(grid, at)
  if (isJelly(cell)) return flaw('jelly/hidden-in-jelly', [at], { line, column, row })
  if (!canHide(cell)) return flaw('jelly/hidden-in-empty', [at], { line, column, row })
  return { x: at[0], y: at[1], colour, direction: parts[5] as Direction, linked: parts[1] !== undefined }
}

/** Every line is read, so that all flaws show at once. A link that stands twice is kept once, with a warning. */
export function readDirectives(grid: Grid, lines: readonly Numbered[]): Directives {
  const links = new Map<string, Link>()
  const buds = new Map<string, Bud>()
  let comments: string[] = []
  const issues: Issue[] = []
  /** With the comments that stand above it. */
  const commented = <T extends Link | Bud>(directive: T, old?: T): T => {
    const above = [...(old?.above ?? []), ...comments]
    comments = []
    return above.length > 0 ? { ...directive, above } : directive
  }
  for (const [text, line] of lines) {
    if (text === '') {
      issues.push(flaw('jelly/blank-line', [], { line }))
    } else if (text.startsWith('//')) {
      comments.push(text.slice(2))
    } else if (text.startsWith('link')) {
      const link = readLink(grid, [text, line])
      if ('code' in link) {
        issues.push(link)
        continue
      }
      const key = `${link.x},${link.y},${link.direction}`
      if (links.has(key))
        issues.push({ code: 'jelly/link-repeated', at: [[link.x, link.y], otherEnd(link)], blocks: false, details: { line } })
      links.set(key, commented(link, links.get(key)))
    } else if (text.startsWith('hidden')) {
      const bud = readBud(grid, [text, line])
      if ('code' in bud) {
        issues.push(bud)
        continue
      }
      const key = `${bud.x},${bud.y},${bud.direction}`
      const at: Point = [bud.x, bud.y]
      if (buds.has(key)) issues.push(flaw('jelly/hidden-twice', [at], { line, column: bud.x + 1, row: bud.y + 1 }))
      else buds.set(key, commented(bud))
    } else {
      issues.push(flaw('jelly/unknown-directive', [], { line, text: shown(text) }))
    }
  }
  return { links: [...links.values()].sort(linkOrder), buds: [...buds.values()], comments, issues }
}

const commentLine = (comment: string): string => `//${comment}`

/** Links, then hidden jellies in their order, each below its comments; then all other comments. */
export function writeDirectives({ links, buds, comments }: Pick<Stage, 'links' | 'buds' | 'comments'>): readonly string[] {
  const line = (directive: Link | Bud): string => {
    const { x, y, direction } = directive
    if (!('colour' in directive)) return `link ${x + 1},${y + 1},${direction}`
    return `hidden${directive.linked ? '+link' : ''} ${x + 1},${y + 1},${directive.colour},${direction}`
  }
  return [
    ...[...links, ...buds].flatMap((directive) => [...(directive.above ?? []).map(commentLine), line(directive)]),
    ...comments.map(commentLine),
  ]
}

const commentsOf = ({ links, buds, comments }: Stage): readonly string[] => [
  ...[...links, ...buds].flatMap(({ above = [] }) => above),
  ...comments,
]

/** The stage after an edit, with the comments of what the edit took away below all others. */
export function withComments(after: Stage, before: Stage): Stage {
  const kept = [...commentsOf(after)]
  const lost = commentsOf(before).filter((comment) => {
    const at = kept.indexOf(comment)
    if (at >= 0) kept.splice(at, 1)
    return at < 0
  })
  return lost.length > 0 ? { ...after, comments: [...after.comments, ...lost] } : after
}
