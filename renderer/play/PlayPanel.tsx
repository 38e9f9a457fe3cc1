/** The play-test beside the board: moves made against the fewest and the limit, a hint, the moves in the designer's letters. */
import { Ban, CircleCheck, Gamepad2, Lightbulb, RotateCcw, Undo2 } from 'lucide-react'
import { moveLimitOf } from '../../core/document/moveLimit.ts'
import type { Level } from '../../core/document/pack.ts'
import { kindNamed, subjectFor } from '../board.ts'
import { CommandButton } from '../controls/CommandButton.tsx'
import { LIMITS } from '../panels/Readout.tsx'
import { useEditor } from '../store.ts'
import { type Verdict, verdictOf } from '../verdict.ts'
import { useWords, type Words } from '../words.ts'
import { isSolved, textsOf } from './course.ts'
import { type Lost, lostWord } from './fate.ts'
import { MoveList } from './MoveList.tsx'
import { goToMove } from './play.ts'
import type { Play } from './run.ts'

export function PlayPanel({ level, play }: { readonly level: Level; readonly play: Play }) {
  const words = useWords()
  const { t } = words
  const answer = useEditor((state) => state.verdicts.get(subjectFor(level.kind, level.board).key))
  const verdict = answer && verdictOf(answer)
  const limit = moveLimitOf(level)
  const { course } = play
  const solved = isSolved(course)
  const isLate = limit !== undefined && course.at > limit
  const said = sayState(play, verdict, limit, words)
  const { lost } = play
  const tone = lost ? 'bad' : isLate ? 'warn' : solved ? 'good' : 'busy'
  return (
    <>
      <section className="readout run" aria-label={t('play')} data-testid="play" data-solved={solved} data-lost={lost !== null}>
        <div className={`state ${tone}`}>
          {solved ? <CircleCheck size={16} /> : lost ? <Ban size={16} /> : <Gamepad2 size={16} />}
          <span>{t(solved ? 'solved' : lost ? lostWord(verdict) : 'play')}</span>
        </div>
        <div className="figure" aria-live="polite" data-testid="counter">
          <span>{course.at}</span>{' '}
          <small>
            {fewest(verdict, words)}
            {limit !== undefined && <span className={isLate ? 'late' : undefined}> · {t('limitIs', { count: limit })}</span>}
          </small>
        </div>
        <p className="why" role="status" data-testid="play-state">
          {said}
        </p>
        {lost && <LostLine lost={lost} words={words} />}
        <div className="actions">
          <CommandButton id="undoMove" text={t('undoMove')} icon={<Undo2 size={13} />} className="button slim" />
          <CommandButton id="restart" text={t('restart')} icon={<RotateCcw size={13} />} className="button slim" />
          <CommandButton id="hint" text={t('hint')} icon={<Lightbulb size={13} />} className="button slim" />
        </div>
        <p className="hint-line" role="status" data-testid="hint">
          {sayHint(play, words)}
        </p>
      </section>
      <section className="line grows" aria-label={t('movesMade')}>
        <div className="panel-head">
          {t('movesMade')}
          <span className="count">{course.at}</span>
        </div>
        {course.line.length === 0 ? (
          <p className="none">{t('noMovesYet')}</p>
        ) : (
          <MoveList moves={textsOf(course)} at={course.at} onChoose={goToMove} testid="played" />
        )}
      </section>
    </>
  )
}

/** The last move from which it still could be solved, and the way back there. */
function LostLine({ lost: { since, looking }, words: { t } }: { readonly lost: Lost; readonly words: Words }) {
  if (since === null) return <p className="hint-line">{looking ? t('lostLooking') : ''}</p>
  return (
    <p className="hint-line" data-testid="lost">
      {since === 0 ? t('lostFromStart') : t('lostAfter', { count: since })}{' '}
      <button type="button" className="button slim" onClick={() => goToMove(since)}>
        {since === 0 ? t('backToStart') : t('backToMove', { count: since })}
      </button>
    </p>
  )
}

/** The fewest moves there are, proven. */
function bestOf(verdict: Verdict | undefined): number | undefined {
  return verdict?.is === 'proven' || verdict?.is === 'several' ? (verdict.moves ?? undefined) : undefined
}

function fewest(verdict: Verdict | undefined, { t }: Words): string {
  const best = bestOf(verdict)
  if (best !== undefined) return `/ ${best}`
  return verdict?.is === 'unproven' ? `/ ${t('atMost', { count: verdict.moves })}` : ''
}

function sayState({ course, lost }: Play, verdict: Verdict | undefined, limit: number | undefined, { t, code }: Words): string {
  const late = limit === undefined ? 0 : Math.max(0, course.at - limit)
  if (isSolved(course)) {
    const best = bestOf(verdict)
    if (late > 0) return t('solvedLate', { count: late })
    if (best === undefined) return t('solvedIn', { count: course.at })
    return best === course.at ? t('solvedBest') : t('solvedOver', { count: course.at - best })
  }
  if (lost) return code(`lost.${lost.reason}`, lost.details)
  if (late > 0) return t('closingTime', { count: late })
  return verdict?.is === 'unsolvable' ? t('playUnsolvable') : code(`play.${course.kindId}`)
}

function sayHint({ course, hint }: Play, { t, code }: Words): string {
  switch (hint.is) {
    case 'none':
      return ''
    case 'searching':
      return t('hintSearching')
    case 'move': {
      const move = kindNamed(course.kindId).writeMove(course.board, hint.move)
      return t(hint.optimal ? 'hintMove' : 'hintMoveAtMost', { move, count: hint.left })
    }
    case 'step':
      return code(hint.step.says.key, hint.step.says.details)
    case 'unsolvable':
      return t('hintNoWay')
    case 'unknown':
      return `${t('hintUnknown')} ${t(LIMITS[hint.stoppedBy])}`
    case 'failed':
      return code(hint.fault.code, hint.fault.detail)
  }
}
