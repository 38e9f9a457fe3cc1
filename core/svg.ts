/** A Picture as SVG text: thumbnails and exports. */
import type { Paint, Picture, PictureShape } from './picture.ts'
import { type LineShape, shapeRuns } from './shapeRuns.ts'

export type Theme = keyof Paint

/** The letters of a picture, on screen and in exports. */
export const PICTURE_FONT =
  "'Inter', 'Segoe UI', 'Helvetica Neue', 'Noto Sans', 'Noto Sans CJK JP', 'Hiragino Sans', 'Yu Gothic UI', sans-serif"
/** Height of a capital over the font size in those faces. */
export const CAPITAL_HEIGHT = 0.72
/** A capital lower than this many pixels is a smudge, not a letter. */
const MIN_CAPITAL = 4

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/**
 * `pixelsPerCell` scales the picture. Shapes keep their order; text too small to read is left out.
 * Throws for a role that the palette lacks (a bug of the kind).
 */
export function toSvg(picture: Picture, palette: Readonly<Record<string, Paint>>, theme: Theme, pixelsPerCell: number): string {
  const px = (cells: number): string => String(Math.round(cells * pixelsPerCell * 100) / 100)
  const element = (shape: PictureShape): string => {
    const paint = palette[shape.role]
    if (!paint) throw new Error(`no paint for the role ${shape.role}`)
    const colour = escaped(paint[theme])
    switch (shape.is) {
      case 'rect': {
        const round = shape.radius ? ` rx="${px(shape.radius)}"` : ''
        return `<rect x="${px(shape.x)}" y="${px(shape.y)}" width="${px(shape.width)}" height="${px(shape.height)}"${round} fill="${colour}"/>`
      }
      case 'disc':
        return `<circle cx="${px(shape.x)}" cy="${px(shape.y)}" r="${px(shape.radius)}" fill="${colour}"/>`
      case 'line': {
        const name = shape.closed ? 'polygon' : 'polyline'
        const points = shape.points.map(px).join(' ')
        if (shape.width === 0) return shape.closed ? `<${name} points="${points}" fill="${colour}"/>` : ''
        return `<${name} points="${points}" fill="none" stroke="${colour}" stroke-width="${px(shape.width)}"/>`
      }
      case 'text': {
        if (shape.size * pixelsPerCell < MIN_CAPITAL) return ''
        const place = `x="${px(shape.x)}" y="${px(shape.y + shape.size / 2)}" font-size="${px(shape.size / CAPITAL_HEIGHT)}"`
        return `<text ${place} fill="${colour}">${escaped(shape.text)}</text>`
      }
    }
  }
  const path = (lines: readonly [LineShape, ...LineShape[]]): string => {
    const [first] = lines
    if (lines.length === 1) return element(first)
    const paint = palette[first.role]
    if (!paint) throw new Error(`no paint for the role ${first.role}`)
    const all = lines.map(({ points }) => `M${points.map(px).join(' ')}`).join('')
    return `<path d="${all}" fill="none" stroke="${escaped(paint[theme])}" stroke-width="${px(first.width)}"/>`
  }
  const { extent, margin = 0 } = picture
  const [width, height] = [px(extent.width + 2 * margin), px(extent.height + 2 * margin)]
  const start = px(-margin)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${start} ${start} ${width} ${height}">`,
    `<g stroke-linecap="round" stroke-linejoin="round" text-anchor="middle" font-weight="600" font-family="${PICTURE_FONT}">`,
    ...shapeRuns(picture.shapes)
      .map((run) => (run.is === 'lines' ? path(run.lines) : element(run.shape)))
      .filter((text) => text !== ''),
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}
