/** What is under the pointer, what has just been done, the level's size and the connection. */
import { Check, Info } from 'lucide-react'
import { useEffect } from 'react'
import type { Level } from '../../core/document/pack.ts'
import { extentOf } from '../board.ts'
import { cellWords } from '../canvas/CellGrid.tsx'
import { CommandButton } from '../controls/CommandButton.tsx'
import { viewOf } from '../kinds/index.ts'
import { sizeOf } from '../kinds/view.ts'
import { shownState } from '../layers.ts'
import { stateOf } from '../play/run.ts'
import { shownBoard, useEditor } from '../store.ts'
import { useWords } from '../words.ts'

export function StatusBar({ level }: { readonly level: Level | undefined }) {
  const words = useWords()
  const board = useEditor(shownBoard)
  const pointed = useEditor((state) => state.pointed)
  const cursor = useEditor((state) => state.cursor)
  const run = useEditor((state) => state.run)
  const layer = useEditor((state) => state.layer)
  const connection = useEditor((state) => state.connection)
  const extent = level && extentOf(level.kind, board)
  const [x, y] = pointed ?? cursor
  // The border as well, where things may be in it.
  const out = level && viewOf(level.kind).border !== undefined ? 1 : 0
  const isThere = extent !== undefined && x >= -out && y >= -out && x < extent.width + out && y < extent.height + out
  return (
    <footer className="statusbar">
      <span className="cell" data-testid="cell">
        {level && isThere && cellWords(words, level.kind, board, [x, y], run ? stateOf(run) : shownState(level.kind, board, layer))}
      </span>
      <SaidLine />
      {connection !== 'open' && <span className="lost">{words.t(connection === 'lost' ? 'failed' : 'connecting')}</span>}
      {level && <span>{words.code(`kind.${level.kind}`)}</span>}
      {extent && <CommandButton id="resize" text={words.t('size', { ...sizeOf(viewOf(level.kind), extent) })} side="top" />}
    </footer>
  )
}

const SHOWN_MS = 5_000

/** What went well, or came to nothing, for a moment. */
function SaidLine() {
  const { t } = useWords()
  const said = useEditor((state) => state.said)
  useEffect(() => {
    if (said === null) return
    const gone = setTimeout(() => useEditor.setState({ said: null }), SHOWN_MS)
    return () => clearTimeout(gone)
  }, [said])
  const isNothing = said?.word === 'noLevelText' || said?.word === 'onlyEditing'
  return (
    <span role="status" className={isNothing ? 'said nothing' : 'said'}>
      {said && (
        <>
          {isNothing ? <Info size={14} aria-hidden="true" /> : <Check size={14} aria-hidden="true" />}
          <span>{t(said.word, said.details)}</span>
        </>
      )}
    </span>
  )
}
