/** The commands of play-test and playback; renderer/commands.ts lists them with all the others. */
import type { Point } from '../../core/grid.ts'
import { kindNamed } from '../board.ts'
import { viewOf } from '../kinds/index.ts'
import { caller, host } from '../session.ts'
import { currentLevel, type EditorState, useEditor } from '../store.ts'
import { hasAnswers, startCompare, swapAnswers } from './compare.ts'
import { isSolved } from './course.ts'
import { endFilm, hasFilm, showStep, startFilm, turnFilm } from './film.ts'
import { findHint, nextThought } from './hint.ts'
import { canUndoMove, dropHeld, leaveRun, playOf, pressAt, restart, showHint, startPlay, togglePin, undoMove } from './play.ts'
import { answerShown, hasLine, lastMove, showMove, startPlayback, stepMove, togglePlaying } from './playback.ts'

const { getState, subscribe } = useEditor

const isPlay = (state: EditorState): boolean => state.run?.is === 'play'
const isPlayback = (state: EditorState): boolean => state.run?.is === 'playback'
const isFilm = (state: EditorState): boolean => state.run?.is === 'film'
const hasSteps = (state: EditorState): boolean => isPlayback(state) || isFilm(state)
const isCompare = (state: EditorState): boolean => state.run?.is === 'compare'
/** What steps through a solution steps through a film as well. */
const go = (played: () => void, filmed: () => void) => () => (isFilm(getState()) ? filmed : played)()

/** Under the pointer, else the keyboard's. */
const cellInHand = ({ pointed, cursor }: EditorState): Point => pointed ?? cursor
/** Presses can be taken back, so keys make them too. */
const canPress = (state: EditorState): boolean => {
  const play = playOf(state)
  return play !== undefined && kindNamed(play.course.kindId).backMoves !== undefined
}
const canPin = (state: EditorState): boolean => {
  const play = playOf(state)
  return play !== undefined && viewOf(play.course.kindId).pins === true
}

/** First what is held is let go of, then the run is left. */
function letGoOrLeave(): void {
  if (playOf(getState())?.held) dropHeld()
  else leaveRun()
}

async function askHint(): Promise<void> {
  const course = playOf(getState())?.course
  if (course === undefined) return
  const thought = nextThought(course, answerShown(getState())?.deduction ?? [])
  if (thought !== undefined) {
    showHint(thought)
    return
  }
  showHint({ is: 'searching' })
  const stopped = new AbortController()
  const stopFollowing = subscribe((state) => {
    if (playOf(state)?.course !== course) stopped.abort()
  })
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
  film: {
    word: 'film',
    keys: ['Shift+D'],
    enabled: (s: EditorState) => isFilm(s) || hasFilm(s),
    run: () => (isFilm(getState()) ? leaveRun : startFilm)(),
  },
  compare: {
    word: 'compare',
    keys: ['Shift+A'],
    enabled: (s: EditorState) => isCompare(s) || hasAnswers(s),
    run: () => (isCompare(getState()) ? leaveRun : startCompare)(),
  },
  swapAnswers: { word: 'swapAnswers', keys: ['Space'], enabled: isCompare, run: swapAnswers },
  leaveRun: { word: 'leaveRun', keys: ['Escape'], enabled: (s: EditorState) => s.run !== null, run: letGoOrLeave },
  undoMove: { word: 'undoMove', keys: ['Z', 'U'], enabled: canUndoMove, run: undoMove },
  restart: { word: 'restart', keys: ['R'], enabled: canUndoMove, run: restart },
  hint: {
    word: 'hint',
    keys: ['H'],
    enabled: (s: EditorState) => s.run?.is === 'play' && s.connection === 'open' && !isSolved(s.run.course),
    run: () => void askHint(),
  },
  turnOn: { word: 'turnOn', keys: ['D'], enabled: canPress, run: () => pressAt(cellInHand(getState()), 1) },
  turnBack: { word: 'turnBack', keys: ['A'], enabled: canPress, run: () => pressAt(cellInHand(getState()), 1, true) },
  turnTwice: { word: 'turnTwice', keys: ['F'], enabled: canPress, run: () => pressAt(cellInHand(getState()), 2) },
  pin: { word: 'pin', keys: ['S'], enabled: canPin, run: () => togglePin(cellInHand(getState())) },
  nextMove: {
    word: 'nextMove',
    keys: ['Space', 'ArrowRight'],
    enabled: hasSteps,
    run: go(
      () => stepMove(1),
      () => turnFilm(1),
    ),
  },
  previousMove: {
    word: 'previousMove',
    keys: ['ArrowLeft'],
    enabled: hasSteps,
    run: go(
      () => stepMove(-1),
      () => turnFilm(-1),
    ),
  },
  firstMove: {
    word: 'firstMove',
    keys: ['Home'],
    enabled: hasSteps,
    run: go(
      () => showMove(0),
      () => showStep(0),
    ),
  },
  lastMove: { word: 'lastMove', keys: ['End'], enabled: hasSteps, run: go(lastMove, endFilm) },
  playOn: { word: 'playOn', keys: ['K'], enabled: isPlayback, run: togglePlaying },
} as const
