/** The window: bars above and below, the levels and tools left, the board, the read-out right. */
import { FileWarning, Plus } from 'lucide-react'
import { Tooltip } from 'radix-ui'
import { useEffect } from 'react'
import { isDirty } from '../core/document/history.ts'
import { type BrokenLevel, isBroken } from '../core/document/pack.ts'
import { Analysis } from './analysis/Analysis.tsx'
import { Board } from './canvas/Board.tsx'
import { useTheme } from './canvas/useScreen.ts'
import { CommandButton } from './controls/CommandButton.tsx'
import { Dialogs } from './dialogs/Dialogs.tsx'
import { BoardBar } from './panels/BoardBar.tsx'
import { Frame } from './panels/Frame.tsx'
import { Inspector } from './panels/Inspector.tsx'
import { Issues } from './panels/Issues.tsx'
import { LevelList } from './panels/LevelList.tsx'
import { Line } from './panels/Line.tsx'
import { Notices } from './panels/Notices.tsx'
import { Readout } from './panels/Readout.tsx'
import { StatusBar } from './panels/StatusBar.tsx'
import { ToolRail } from './panels/ToolRail.tsx'
import { TopBar } from './panels/TopBar.tsx'
import { ComparePanel } from './play/ComparePanel.tsx'
import { FilmPanel } from './play/FilmPanel.tsx'
import { PlaybackPanel } from './play/PlaybackPanel.tsx'
import { PlayPanel } from './play/PlayPanel.tsx'
import { currentEntry, currentLevel, useEditor } from './store.ts'
import { useWords } from './words.ts'

export function App() {
  const { t, language } = useWords()
  const theme = useTheme()
  const motion = useEditor((state) => state.motion)
  const entry = useEditor(currentEntry)
  const level = useEditor(currentLevel)
  const title = useEditor((state) => state.history.pack.title) || t('untitledPack')
  const run = useEditor((state) => state.run)
  const dirty = useEditor((state) => isDirty(state.history))

  useEffect(() => {
    document.documentElement.dataset.theme = theme
    document.documentElement.dataset.motion = motion
    document.documentElement.lang = language
    document.title = `${dirty ? '● ' : ''}${title} – ${t('appName')}`
  }, [theme, motion, language, dirty, title, t])

  return (
    <Tooltip.Provider delayDuration={400} disableHoverableContent>
      <div className="app">
        <TopBar />
        <Notices />
        <Frame
          list={
            <div className="left-column">
              <LevelList />
              {run === null && <Inspector level={level} />}
            </div>
          }
          board={
            <>
              <BoardBar level={level} />
              <ToolRail level={level} />
              {level !== undefined ? (
                <Board key={level.id} level={level} />
              ) : (
                <main className="pane">{entry && isBroken(entry) ? <Broken entry={entry} /> : <Empty />}</main>
              )}
            </>
          }
          side={
            <aside className="side">
              {level !== undefined && run?.is === 'play' && <PlayPanel level={level} play={run} />}
              {run?.is === 'playback' && <PlaybackPanel playback={run} />}
              {run?.is === 'film' && <FilmPanel film={run} />}
              {run?.is === 'compare' && <ComparePanel compare={run} />}
              {run === null && (
                <>
                  <Readout level={level} />
                  {level !== undefined && <Analysis level={level} />}
                  <Line level={level} />
                  <Issues entry={entry} />
                </>
              )}
            </aside>
          }
        />
        <StatusBar level={level} />
      </div>
      <Dialogs />
    </Tooltip.Provider>
  )
}

/** A level that could not be read: its text, as it will be written back. */
function Broken({ entry }: { readonly entry: BrokenLevel }) {
  const { t } = useWords()
  return (
    <div className="broken">
      <h2>
        <FileWarning size={16} aria-hidden="true" /> {t('brokenLevel')}
      </h2>
      <p>{t('brokenKept')}</p>
      <pre className="scroll">{outdented(entry.raw)}</pre>
    </div>
  )
}

/** The level's own lines without the indent that they have inside the pack. */
function outdented(raw: string): string {
  const [first = '', ...others] = raw.split('\n')
  const indent = Math.min(...others.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length))
  return [first, ...others.map((line) => line.slice(indent))].join('\n')
}

function Empty() {
  const { t } = useWords()
  return (
    <div className="empty">
      <p>{t('noLevels')}</p>
      <CommandButton id="newLevel" text={t('newLevel')} icon={<Plus size={15} aria-hidden="true" />} className="button main" />
    </div>
  )
}
