/** The selected piece: its name, which can be changed, what the kind tells of it, and its part in the line. */
import { RefreshCw, Trash2, X } from 'lucide-react'
import type { Level } from '../../core/document/pack.ts'
import { kindNamed } from '../board.ts'
import { CommandButton } from '../controls/CommandButton.tsx'
import { InlineText } from '../controls/InlineText.tsx'
import { Tip } from '../controls/Tip.tsx'
import { renamePiece } from '../pieces.ts'
import { shownBoard, useEditor } from '../store.ts'
import { useWords } from '../words.ts'
import { useShownReadout } from './Readout.tsx'

export function Inspector({ level }: { readonly level: Level | undefined }) {
  const { t, code } = useWords()
  const selected = useEditor((state) => state.selected)
  const board = useEditor(shownBoard)
  const readout = useShownReadout(level)
  if (level === undefined || selected === null) return null
  const kind = kindNamed(level.kind)
  const piece = kind.piece(board, selected)
  if (piece === undefined) return null
  const line = readout.is === 'answer' ? readout.answer.line : []
  const movers = line.flatMap((text) => {
    const move = kind.readMove(board, text)
    return (move !== undefined && kind.movedPiece(board, move)) || []
  })
  const count = movers.filter((id) => id === piece.id).length
  return (
    <section className="inspector" aria-label={t('selected')} data-testid="inspector">
      <div className="panel-head">
        {t('selected')}
        <span className="end">
          {kind.tools.some(({ id }) => id === 'turn') && <CommandButton id="turnPiece" icon={<RefreshCw size={14} />} side="top" />}
          <CommandButton id="removePiece" icon={<Trash2 size={14} />} side="top" />
          <Tip label={t('deselect')} keys="Esc" side="top">
            <button type="button" className="plain" aria-label={t('deselect')} onClick={() => useEditor.setState({ selected: null })}>
              <X size={14} />
            </button>
          </Tip>
        </span>
      </div>
      <dl className="facts-list scroll">
        {kind.renamePiece && (
          <div>
            <dt>{t('pieceName')}</dt>
            <dd>
              <InlineText key={piece.id} value={piece.id} label={t('pieceName')} placeholder={piece.id} onCommit={renamePiece} />
            </dd>
          </div>
        )}
        {piece.facts.map(({ label, value }) => (
          <div key={label.key}>
            <dt>{code(label.key, label.details)}</dt>
            <dd>{code(value.key, value.details)}</dd>
          </div>
        ))}
        {movers.length > 0 && (
          <div>
            <dt>{t('inLine')}</dt>
            <dd>{t('countMoves', { count })}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
