/** A solution played back, beside the board: transport, scrub bar, speed, and the moves with the current one lit. */
import { BadgeCheck, ChevronFirst, ChevronLast, CircleHelp, Pause, Play as PlayIcon, StepBack, StepForward } from 'lucide-react'
import { CommandButton } from '../controls/CommandButton.tsx'
import { useEditor } from '../store.ts'
import { useWords } from '../words.ts'
import { isSolved, textsOf } from './course.ts'
import { MoveList } from './MoveList.tsx'
import { answerShown, setSpeed, showMove } from './playback.ts'
import { type Playback, SPEEDS } from './run.ts'

export function PlaybackPanel({ playback }: { readonly playback: Playback }) {
  const { t } = useWords()
  const answer = useEditor(answerShown)
  const isProven = answer?.optimal === true
  const { course, playing } = playback
  const moves = textsOf(course)
  const count = moves.length
  const next = moves[course.at]
  const title = t(isProven ? 'line' : 'lineNotProven')
  return (
    <>
      <section className="readout run" aria-label={t('playBack')} data-testid="playback" data-solved={isSolved(course)}>
        <div className={`state ${isProven ? 'good' : 'warn'}`}>
          {isProven ? <BadgeCheck size={16} /> : <CircleHelp size={16} />}
          <span>{title}</span>
        </div>
        <div className="figure" aria-live="polite" data-testid="counter">
          <span>{course.at}</span>{' '}
          <small>
            / {count} {t('moves', { count })}
          </small>
        </div>
        <p className="why" role="status" data-testid="playback-state">
          {next === undefined ? t('solved') : t('nextIs', { move: next })}
        </p>
        <input
          className="scrub"
          type="range"
          min={0}
          max={count}
          step={1}
          value={course.at}
          aria-label={t('position')}
          aria-valuetext={`${course.at} / ${count}`}
          onChange={(event) => showMove(event.target.valueAsNumber)}
        />
        <div className="transport">
          <CommandButton id="firstMove" icon={<ChevronFirst size={16} />} />
          <CommandButton id="previousMove" icon={<StepBack size={16} />} />
          <CommandButton id="playOn" icon={playing ? <Pause size={16} /> : <PlayIcon size={16} />} className="plain main" />
          <CommandButton id="nextMove" icon={<StepForward size={16} />} />
          <CommandButton id="lastMove" icon={<ChevronLast size={16} />} />
          <Speeds speed={playback.speed} />
        </div>
      </section>
      <section className="line grows" aria-label={title}>
        <div className="panel-head">{t('movesList')}</div>
        <MoveList moves={moves} at={course.at} onChoose={showMove} testid="line" />
      </section>
    </>
  )
}

function Speeds({ speed }: { readonly speed: Playback['speed'] }) {
  const { t } = useWords()
  return (
    <div className="speeds" role="radiogroup" aria-label={t('speed')}>
      {SPEEDS.map((choice) => (
        // biome-ignore lint/a11y/useSemanticElements: drawn as one bar, not as a form's choice.
        <button key={choice} type="button" role="radio" aria-checked={choice === speed} onClick={() => setSpeed(choice)}>
          {choice === 0.5 ? '½' : choice}×
        </button>
      ))}
    </div>
  )
}
