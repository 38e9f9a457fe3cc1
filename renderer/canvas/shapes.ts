/** Core's Picture onto a canvas: rectangles, discs, lines and texts in palette roles, nothing else. */
import type { Paint, Picture, PictureShape } from '../../core/picture.ts'
import { type LineShape, shapeRuns } from '../../core/shapeRuns.ts'
import { CAPITAL_HEIGHT, PICTURE_FONT, type Theme } from '../../core/svg.ts'
import type { View } from './view.ts'

export type Palette = Readonly<Record<string, Paint>>

/** Where and how a picture is painted; `grid` false leaves out the lines between cells. */
export interface Brush {
  readonly view: View
  readonly palette: Palette
  readonly theme: Theme
  readonly grid: boolean
}

export function paintPicture(context: CanvasRenderingContext2D, picture: Picture, { view, palette, theme, grid }: Brush): void {
  for (const run of shapeRuns(picture.shapes)) {
    const [{ role }] = run.is === 'lines' ? run.lines : [run.shape]
    if (role === 'grid' && !grid) continue
    const colour = palette[role]?.[theme]
    if (colour === undefined) throw new Error(`no paint for the role ${role}`)
    context.fillStyle = colour
    context.strokeStyle = colour
    if (run.is === 'one') {
      paintShape(context, run.shape, view)
      continue
    }
    context.beginPath()
    for (const line of run.lines) traceLine(context, line, view)
    strokeLines(context, run.lines[0], view)
  }
}

function traceLine(context: CanvasRenderingContext2D, { points }: LineShape, { cell, x, y }: View): void {
  for (let i = 0; i + 1 < points.length; i += 2) {
    if (i === 0) context.moveTo(x + points[i]! * cell, y + points[i + 1]! * cell)
    else context.lineTo(x + points[i]! * cell, y + points[i + 1]! * cell)
  }
}

function strokeLines(context: CanvasRenderingContext2D, { width }: LineShape, { cell }: View): void {
  context.lineWidth = width * cell
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.stroke()
}

function paintShape(context: CanvasRenderingContext2D, shape: PictureShape, view: View): void {
  const { cell, x, y } = view
  switch (shape.is) {
    case 'rect':
      context.beginPath()
      context.roundRect(x + shape.x * cell, y + shape.y * cell, shape.width * cell, shape.height * cell, (shape.radius ?? 0) * cell)
      context.fill()
      return
    case 'disc':
      context.beginPath()
      context.arc(x + shape.x * cell, y + shape.y * cell, shape.radius * cell, 0, 2 * Math.PI)
      context.fill()
      return
    case 'line':
      context.beginPath()
      traceLine(context, shape, view)
      if (shape.closed) context.closePath()
      if (shape.width > 0) strokeLines(context, shape, view)
      else if (shape.closed) context.fill()
      return
    case 'text':
      context.font = `600 ${(shape.size * cell) / CAPITAL_HEIGHT}px ${PICTURE_FONT}`
      context.textAlign = 'center'
      context.textBaseline = 'alphabetic'
      context.fillText(shape.text, x + shape.x * cell, y + (shape.y + shape.size / 2) * cell)
  }
}
