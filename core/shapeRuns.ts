/** Shapes that can be painted at once: a large board is mostly lines alike. */
import type { PictureShape } from './picture.ts'

export type LineShape = Extract<PictureShape, { is: 'line' }>

/** Open lines of one role and width that follow each other, or one shape of any sort. */
export type ShapeRun =
  | { readonly is: 'lines'; readonly lines: readonly [LineShape, ...LineShape[]] }
  | { readonly is: 'one'; readonly shape: PictureShape }

const isWire = (shape: PictureShape): shape is LineShape => shape.is === 'line' && !shape.closed && shape.width > 0

/** In their order. */
export function shapeRuns(shapes: readonly PictureShape[]): readonly ShapeRun[] {
  const runs: ShapeRun[] = []
  let lines: [LineShape, ...LineShape[]] | undefined
  for (const shape of shapes) {
    if (!isWire(shape)) {
      lines = undefined
      runs.push({ is: 'one', shape })
    } else if (lines && lines[0].role === shape.role && lines[0].width === shape.width) lines.push(shape)
    else {
      lines = [shape]
      runs.push({ is: 'lines', lines })
    }
  }
  return runs
}
