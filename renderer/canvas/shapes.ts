/** Core's Picture onto a canvas: rectangles, discs, lines and texts in palette roles, nothing else. */
import type { Paint, Picture, PictureShape } from '../../core/picture.ts'
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
  for (const shape of picture.shapes) {
    if (shape.role === 'grid' && !grid) continue
    const colour = palette[shape.role]?.[theme]
    if (colour === undefined) throw new Error(`no paint for the role ${shape.role}`)
    context.fillStyle = colour
    context.strokeStyle = colour
    paintShape(context, shape, view)
  }
}

function paintShape(context: CanvasRenderingContext2D, shape: PictureShape, { cell, x, y }: View): void {
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
      for (let i = 0; i + 1 < shape.points.length; i += 2) context.lineTo(x + shape.points[i]! * cell, y + shape.points[i + 1]! * cell)
      if (shape.closed) context.closePath()
      if (shape.width === 0) {
        if (shape.closed) context.fill()
        return
      }
      context.lineWidth = shape.width * cell
      context.lineCap = 'round'
      context.lineJoin = 'round'
      context.stroke()
      return
    case 'text':
      context.font = `600 ${(shape.size * cell) / CAPITAL_HEIGHT}px ${PICTURE_FONT}`
      context.textAlign = 'center'
      context.textBaseline = 'alphabetic'
      context.fillText(shape.text, x + shape.x * cell, y + (shape.y + shape.size / 2) * cell)
  }
}
