/**
 * A stage made ready for play and search: what never moves as a padded grid, and of the rest how few numbers tell where it is. Rigid
 * bodies (black blocks with all that is tied to them) have a place each, free jelly cells a place each without identity, and every bud
 * one bit. Pieces, merged groups and anchoring follow from the places: at rest, neighbours of one colour are always one piece.
 */
import { groupsOf } from './pieces.ts'
import { COLOURS, DIRECTIONS, isBlock, type Stage, WALL } from './stage.ts'

/** Colours are numbered from 1 in the order of `Model.colours`; 0: nothing. */
export const BLACK = 9

/** The four ways a thing can go, as indices; the opposite is `way ^ 1`. */
export const LEFT = 0
export const RIGHT = 1
export const UP = 2
export const DOWN = 3

/** What is rigid from the start, as grid offsets from its first cell, which is its place. */
export interface Shape {
  /** Ascending, the first 0. */
  readonly offsets: Int32Array
  /** By cell. */
  readonly colours: Uint8Array
  /** By way: the cells with no other cell of the shape next to them on that side. */
  readonly faces: readonly [Int32Array, Int32Array, Int32Array, Int32Array]
}

export interface Body extends Shape {
  /** Row-major indices in the stage. */
  readonly cells: readonly number[]
}

export interface ModelBud {
  readonly colour: number
  /** The way it emerges. */
  readonly way: number
  /** The body it is in, or -1: in a wall, or in a block that never moves. */
  readonly body: number
  /** Its cell: in a wall the grid cell, in a body the offset from its place. */
  readonly cell: number
  readonly linked: boolean
}

export interface Model {
  readonly width: number
  readonly height: number
  /** The letters of the colours that are in the stage, hidden ones included: number 1, 2, … */
  readonly colours: string
  /** Cells a grid row; the grid has a border of one wall all round. */
  readonly pitch: number
  /** Grid steps by way. */
  readonly steps: Int32Array
  /** By grid cell, from 0 inside the border. */
  readonly xOf: Int32Array
  readonly yOf: Int32Array
  readonly size: number
  /** 1: a wall, or a cell of an anchored group. */
  readonly solid: Uint8Array
  /** Colours of anchored groups; 0 elsewhere. */
  readonly staticColours: Uint8Array
  /** Grid cells of anchored jellies. */
  readonly staticCells: Int32Array
  readonly bodies: readonly Body[]
  /** Runs of bodies that are alike in all but their place, as [first, end). Those with buds are like no other. */
  readonly alike: readonly (readonly [number, number])[]
  /** Free places by colour, those of unlinked buds included: colour c has slots `freeFrom[c]`..`freeFrom[c + 1]`. */
  readonly freeFrom: Int32Array
  readonly buds: readonly ModelBud[]
  readonly startBodies: Int32Array
  /** 0: not emerged. Ascending within a colour. */
  readonly startFree: Int32Array
  /** Bytes of buds' bits, then a place of one or two bytes for each body and free cell. */
  readonly stride: number
  readonly wide: boolean
}

export const gridCell = ({ pitch }: Pick<Model, 'pitch'>, x: number, y: number): number => (y + 1) * pitch + x + 1

export function shapeOf(offsets: readonly number[], colours: readonly number[], steps: Int32Array): Shape {
  const face = (way: number): Int32Array => Int32Array.from(offsets.filter((offset) => !offsets.includes(offset + steps[way]!)))
  return {
    offsets: Int32Array.from(offsets),
    colours: Uint8Array.from(colours),
    faces: [face(LEFT), face(RIGHT), face(UP), face(DOWN)],
  }
}

const likeness = (body: Body): string => `${body.offsets.join()}:${body.colours.join()}`

export function modelOf(stage: Stage): Model {
  const { width, height, cells } = stage
  const pitch = width + 2
  const size = pitch * (height + 2)
  const steps = Int32Array.of(-1, 1, -pitch, pitch)
  const toGrid = (at: number): number => gridCell({ pitch }, at % width, Math.floor(at / width))
  const letters = [...cells.map((cell) => cell.toUpperCase()), ...stage.buds.map(({ colour }) => colour)]
  const colours = [...COLOURS].filter((letter) => letters.includes(letter)).join('')
  const numberOf = (cell: string): number => colours.indexOf(cell.toUpperCase()) + 1
  const colourAt = (at: number): number => (isBlock(cells[at] as string) ? BLACK : numberOf(cells[at] as string))

  const solid = new Uint8Array(size).fill(1)
  const staticColours = new Uint8Array(size)
  cells.forEach((cell, at) => {
    if (cell !== WALL) solid[toGrid(at)] = 0
  })
  const groups = groupsOf(stage)
  for (const group of groups.filter(({ anchored }) => anchored)) {
    for (const at of group.cells) {
      solid[toGrid(at)] = 1
      staticColours[toGrid(at)] = colourAt(at)
    }
  }
  const loose = groups.filter(({ anchored }) => !anchored)

  const withBud = new Set(stage.buds.map(({ x, y }) => gridCell({ pitch }, x, y)))
  const placed = loose
    .filter(({ tied }) => tied)
    .map((group) => {
      const place = toGrid(group.cells[0] as number)
      const body: Body = {
        ...shapeOf(
          group.cells.map((at) => toGrid(at) - place),
          group.cells.map(colourAt),
          steps,
        ),
        cells: group.cells,
      }
      const hasBud = group.cells.some((at) => withBud.has(toGrid(at)))
      return { place, body, like: hasBud ? `bud ${place}` : likeness(body) }
    })
    .sort((a, b) => (a.like < b.like ? -1 : a.like > b.like ? 1 : a.place - b.place))
  const alike: [number, number][] = []
  placed.forEach(({ like }, i) => {
    const run = alike.at(-1)
    if (run && placed[run[0]]?.like === like) run[1] = i + 1
    else alike.push([i, i + 1])
  })

  const buds = stage.buds.map(({ x, y, colour, direction, linked }): ModelBud => {
    const cell = gridCell({ pitch }, x, y)
    const body = placed.findIndex((one) => one.body.offsets.some((offset) => one.place + offset === cell))
    return {
      colour: numberOf(colour),
      way: DIRECTIONS.indexOf(direction),
      body,
      cell: body < 0 ? cell : cell - (placed[body]?.place ?? 0),
      linked,
    }
  })

  const free = loose.filter(({ tied }) => !tied).flatMap((group) => group.cells)
  const freeFrom = new Int32Array(BLACK + 1)
  const startFree: number[] = []
  for (let colour = 1; colour < BLACK; colour++) {
    freeFrom[colour] = startFree.length
    const toCome = buds.filter((bud) => bud.colour === colour && !bud.linked).length
    startFree.push(...Array.from({ length: toCome }, () => 0), ...free.filter((at) => colourAt(at) === colour).map(toGrid))
  }
  freeFrom[BLACK] = startFree.length

  const wide = size > 256
  return {
    width,
    height,
    colours,
    pitch,
    steps,
    xOf: Int32Array.from({ length: size }, (_, cell) => (cell % pitch) - 1),
    yOf: Int32Array.from({ length: size }, (_, cell) => Math.floor(cell / pitch) - 1),
    size,
    solid,
    staticColours,
    staticCells: Int32Array.from([...staticColours.keys()].filter((at) => (staticColours[at] as number) % BLACK > 0)),
    bodies: placed.map(({ body }) => body),
    alike: alike.filter(([first, end]) => end > first + 1),
    freeFrom,
    buds,
    startBodies: Int32Array.from(placed, ({ place }) => place),
    startFree: Int32Array.from(startFree),
    stride: Math.ceil(buds.length / 8) + (placed.length + startFree.length) * (wide ? 2 : 1),
    wide,
  }
}
