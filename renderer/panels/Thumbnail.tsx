/** A level in small: the same picture as on the board, as an SVG image. */
import { FileWarning } from 'lucide-react'
import { useEffect, useState } from 'react'
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
  return <img src={SOURCES[theme](kindId, useSettled(board))} alt="" draggable={false} decoding="async" />
}

/** In milliseconds: a picture of a large board takes as long as a frame, so it waits for the end of a run of strokes. */
const QUIET = 250

function useSettled(board: unknown): unknown {
  const [settled, setSettled] = useState(board)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(board), QUIET)
    return () => clearTimeout(timer)
  }, [board])
  return settled
}

const sourceIn = (theme: Theme) =>
  perBoard((kind, board) => {
    const picture = pictureOf(kind.id, board, NO_MARKS)
    const cell = SIDE / (Math.max(picture.extent.width, picture.extent.height) + 2 * (picture.margin ?? 0))
    return `data:image/svg+xml,${encodeURIComponent(toSvg(picture, kindNamed(kind.id).palette, theme, cell))}`
  })

/** Made once a board: rows come and go as the list is scrolled. */
const SOURCES: Readonly<Record<Theme, ReturnType<typeof sourceIn>>> = { light: sourceIn('light'), dark: sourceIn('dark') }
