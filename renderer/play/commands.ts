/** The commands of play-test and playback; renderer/commands.ts lists them with all the others. */
import { caller, host } from '../session.ts'
import { currentLevel, type EditorState, useEditor } from '../store.ts'
import { isSolved } from './course.ts'
import { findHint } from './hint.ts'
import { canUndoMove, dropHeld, leaveRun, playOf, restart, showHint, startPlay, undoMove } from './play.ts'
import { hasLine, lastMove, showMove, startPlayback, stepMove, togglePlaying } from './playback.ts'

const { getState, subscribe } = useEditor

const isPlay = (state: EditorState): boolean => state.run?.is === 'play'
const isPlayback = (state: EditorState): boolean => state.run?.is === 'playback'

/** First what is held is let go of, then the run is left. */
function letGoOrLeave(): void {
  if (playOf(getState())?.held) dropHeld()
  else leaveRun()
}

async function askHint(): Promise<void> {
  const course = playOf(getState())?.course
  if (course === undefined) return
  const stopped = new AbortController()
  const stopFollowing = subscribe((state) => {
    if (playOf(state)?.course !== course) stopped.abort()
  })
  showHint({ is: 'searching' })
  const hint = await findHint(course, { client: host, caller: `${caller} hint`, signal: stopped.signal })
  stopFollowing()
  if (playOf(getState())?.course === course) showHint(hint)
}

export const runCommands = {
  play: {
    word: 'play',
    keys: ['P', 'F5'],
    enabled: (s: EditorState) => currentLevel(s) !== undefined,
    run: () => (isPlay(getState()) ? leaveRun : startPlay)(),
  },
  playBack: {
    word: 'playBack',
    keys: ['Shift+P'],
    enabled: (s: EditorState) => isPlayback(s) || hasLine(s),
    run: () => (isPlayback(getState()) ? leaveRun() : startPlayback()),
  },
  leaveRun: { word: 'leaveRun', keys: ['Escape'], enabled: (s: EditorState) => s.run !== null, run: letGoOrLeave },
  undoMove: { word: 'undoMove', keys: ['Z', 'U'], enabled: canUndoMove, run: undoMove },
  restart: { word: 'restart', keys: ['R'], enabled: canUndoMove, run: restart },
  hint: {
    word: 'hint',
    keys: ['H'],
    enabled: (s: EditorState) => s.run?.is === 'play' && s.connection === 'open' && !isSolved(s.run.course),
    run: () => void askHint(),
  },
  nextMove: { word: 'nextMove', keys: ['Space', 'ArrowRight'], enabled: isPlayback, run: () => stepMove(1) },
  previousMove: { word: 'previousMove', keys: ['ArrowLeft'], enabled: isPlayback, run: () => stepMove(-1) },
  firstMove: { word: 'firstMove', keys: ['Home'], enabled: isPlayback, run: () => showMove(0) },
  lastMove: { word: 'lastMove', keys: ['End'], enabled: isPlayback, run: lastMove },
  playOn: { word: 'playOn', keys: ['K'], enabled: isPlayback, run: togglePlaying },
} as const
