/** Why a stroke changes nothing, beside the cell it ended on and off the cells it is about; read out as well. */
import { CircleAlert } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Size } from '../../core/grid.ts'
import { useEditor } from '../store.ts'
import { useWords } from '../words.ts'
import { placeBubble } from './bubble.ts'
import type { View } from './view.ts'

const SHOWN_MS = 6_000

export function Refusal({ view, pane }: { readonly view: View; readonly pane: Size }) {
  const words = useWords()
  const bubble = useRef<HTMLDivElement>(null)
  const refusal = useEditor((state) => state.refusal)
  const stroke = useEditor((state) => state.stroke)
  const underway = stroke !== null && stroke.refusal.length > 0 && stroke.cells.length > 1
  const issues = underway ? stroke.refusal : (refusal?.issues ?? [])
  const at = (underway ? stroke.cells.at(-1) : refusal?.at) ?? [0, 0]
  useEffect(() => {
    if (refusal === null) return
    const gone = setTimeout(() => useEditor.setState({ refusal: null }), SHOWN_MS)
    return () => clearTimeout(gone)
  }, [refusal])
  // How large it is shows only once it is there.
  useLayoutEffect(() => {
    if (bubble.current === null) return
    const { offsetWidth: width, offsetHeight: height, style } = bubble.current
    const named = issues.flatMap((issue) => issue.at)
    const { x, y } = placeBubble({ width, height }, pane, view, at, named)
    style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
  })
  return (
    <div role="status" aria-live="polite">
      {issues.length > 0 && (
        <div ref={bubble} className="refusal" data-testid="refusal">
          <CircleAlert size={16} aria-hidden="true" />
          <span>{issues.map((issue) => words.code(issue.code, issue.details)).join(' ')}</span>
        </div>
      )}
    </div>
  )
}
