/** A level in small: the same picture as on the board, as an SVG image. */
import { FileWarning } from 'lucide-react'
import { isBroken, type PackEntry } from '../../core/document/pack.ts'
import { type Theme, toSvg } from '../../core/svg.ts'
import { kindNamed, NO_MARKS, perBoard, pictureOf } from '../board.ts'
import { useTheme } from '../canvas/useScreen.ts'

export function Thumbnail({ entry }: { readonly entry: PackEntry }) {
  return isBroken(entry) ? <FileWarning size={24} aria-hidden="true" /> : <BoardImage kindId={entry.kind} board={entry.board} />
}

/** In CSS pixels. */
const SIDE = 48

function BoardImage({ kindId, board }: { readonly kindId: string; readonly board: unknown }) {
  const theme = useTheme()
  return <img src={SOURCES[theme](kindId, board)} alt="" draggable={false} decoding="async" />
}

const sourceIn = (theme: Theme) =>
  perBoard((kind, board) => {
    const picture = pictureOf(kind.id, board, NO_MARKS)
    const cell = SIDE / (Math.max(picture.extent.width, picture.extent.height) + 2 * (picture.margin ?? 0))
    return `data:image/svg+xml,${encodeURIComponent(toSvg(picture, kindNamed(kind.id).palette, theme, cell))}`
  })

/** Made once a board: rows come and go as the list is scrolled. */
const SOURCES: Readonly<Record<Theme, ReturnType<typeof sourceIn>>> = { light: sourceIn('light'), dark: sourceIn('dark') }
