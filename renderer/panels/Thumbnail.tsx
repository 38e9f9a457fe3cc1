/** A level in small: the same picture as on the board, as an SVG image. */
import { FileWarning } from 'lucide-react'
import { useMemo } from 'react'
import { isBroken, type PackEntry } from '../../core/document/pack.ts'
import { toSvg } from '../../core/svg.ts'
import { kindNamed, NO_MARKS, pictureOf } from '../board.ts'
import { useTheme } from '../canvas/useScreen.ts'

export function Thumbnail({ entry }: { readonly entry: PackEntry }) {
  return isBroken(entry) ? <FileWarning size={24} aria-hidden="true" /> : <BoardImage kindId={entry.kind} board={entry.board} />
}

/** In CSS pixels. */
const SIDE = 48

function BoardImage({ kindId, board }: { readonly kindId: string; readonly board: unknown }) {
  const theme = useTheme()
  const source = useMemo(() => {
    const picture = pictureOf(kindId, board, NO_MARKS)
    const cell = SIDE / Math.max(picture.extent.width, picture.extent.height)
    const svg = toSvg(picture, kindNamed(kindId).palette, theme, cell)
    return `data:image/svg+xml,${encodeURIComponent(svg)}`
  }, [kindId, board, theme])
  return <img src={source} alt="" draggable={false} />
}
