/** What is under the pointer, the level's size, the file and the connection. */
import { Check } from 'lucide-react'
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
      <Saved />
      {connection !== 'open' && <span className="lost">{words.t(connection === 'lost' ? 'failed' : 'connecting')}</span>}
      {level && <span>{words.code(`kind.${level.kind}`)}</span>}
      {extent && <CommandButton id="resize" text={words.t('size', { ...sizeOf(viewOf(level.kind), extent) })} side="top" />}
    </footer>
  )
}

const SHOWN_MS = 5_000

/** That a save went well, for a moment. */
function Saved() {
  const { t } = useWords()
  const saved = useEditor((state) => state.saved)
  useEffect(() => {
    if (saved === null) return
    const gone = setTimeout(() => useEditor.setState({ saved: null }), SHOWN_MS)
    return () => clearTimeout(gone)
  }, [saved])
  return (
    <span role="status" className="saved">
      {saved && (
        <>
          <Check size={14} aria-hidden="true" /> {t('saved', { path: saved.path })}
        </>
      )}
    </span>
  )
}
