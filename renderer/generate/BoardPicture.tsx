/** A generated board as it would stand on the board, at any size. */
import { useMemo } from 'react'
import { toSvg } from '../../core/svg.ts'
import { kindNamed, NO_MARKS, pictureOf } from '../board.ts'
import { useTheme } from '../canvas/useScreen.ts'

/** `side`: of the square it fits in, in CSS pixels. */
export function BoardPicture({ kindId, board, side }: { readonly kindId: string; readonly board: unknown; readonly side: number }) {
  const theme = useTheme()
  const source = useMemo(() => {
    const picture = pictureOf(kindId, board, NO_MARKS)
    const cell = side / (Math.max(picture.extent.width, picture.extent.height) + 2 * (picture.margin ?? 0))
    return `data:image/svg+xml,${encodeURIComponent(toSvg(picture, kindNamed(kindId).palette, theme, cell))}`
  }, [kindId, board, side, theme])
  return <img src={source} alt="" draggable={false} />
}
