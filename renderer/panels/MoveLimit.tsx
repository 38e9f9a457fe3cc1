/** How many moves a player has: typed as a number, or as `+3` over the optimum; one step of undo. */
import { Minus, Plus } from 'lucide-react'
import { moveLimitOf, setMoveLimit } from '../../core/document/moveLimit.ts'
import type { Level } from '../../core/document/pack.ts'
import { InlineText } from '../controls/InlineText.tsx'
import { parseLimit } from '../moveLimit.ts'
import { commitEdit, useEditor } from '../store.ts'
import { useWords } from '../words.ts'

export function MoveLimit({ level, optimum }: { readonly level: Level; readonly optimum: number | null }) {
  const { t } = useWords()
  const limit = moveLimitOf(level)
  const set = (to: number | undefined) => commitEdit(setMoveLimit(useEditor.getState().history.pack, level.id, to))
  const onCommit = (text: string) => {
    const parsed = parseLimit(text, optimum)
    if (parsed !== 'invalid') set(parsed)
  }
  const slack = limit === undefined || optimum === null ? null : limit - optimum
  const more = (limit ?? optimum ?? 0) + 1
  const less = limit === undefined || limit <= 1 ? null : limit - 1
  return (
    <span className="move-limit">
      <button type="button" className="plain tiny" aria-label={t('lessMoves')} disabled={less === null} onClick={() => less && set(less)}>
        <Minus size={12} />
      </button>
      <InlineText
        key={`${level.id} ${limit}`}
        value={limit === undefined ? '' : String(limit)}
        label={t('moveLimit')}
        placeholder={t('noLimit')}
        onCommit={onCommit}
      />
      <button type="button" className="plain tiny" aria-label={t('moreMoves')} onClick={() => set(more)}>
        <Plus size={12} />
      </button>
      {slack !== null && (
        <small className={slack < 0 ? 'slack bad' : 'slack'}>{slack < 0 ? t('limitTooLow') : t('slackOver', { count: slack })}</small>
      )}
    </span>
  )
}
