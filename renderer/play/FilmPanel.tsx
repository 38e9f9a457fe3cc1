/** The deduction film beside the board: where it has come to, why, and all thoughts as a list to choose from. */
import { ChevronFirst, ChevronLast, Clapperboard, StepBack, StepForward } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { DeductionStep } from '../../core/solving.ts'
import { CommandButton } from '../controls/CommandButton.tsx'
import { viewOf } from '../kinds/index.ts'
import { useWords } from '../words.ts'
import { showStep } from './film.ts'
import type { Film } from './run.ts'

export function FilmPanel({ film }: { readonly film: Film }) {
  const { t, code } = useWords()
  const { steps, step, course } = film
  const { kindId } = course
  const thought = steps[step - 1]
  const { grade } = viewOf(kindId)
  const techniques = grade?.is === 'figures' ? grade.techniques : []
  return (
    <>
      <section className="readout run" aria-label={t('film')} data-testid="film">
        <div className="state busy">
          <Clapperboard size={16} />
          <span>{t('film')}</span>
        </div>
        <div className="figure" data-testid="counter">
          <span>{step}</span>{' '}
          <small>
            / {steps.length} {t('thoughtsUnit', { count: steps.length })}
          </small>
        </div>
        <div className="thought" role="status" data-testid="thought">
          {thought === undefined ? (
            <p>{t('filmStart')}</p>
          ) : (
            <>
              <p className="technique">
                <b data-tier={techniques.indexOf(thought.technique) + 1}>{code(`technique.${kindId}.${thought.technique}`)}</b>
                <span>{thought.alternatives === 1 ? t('onlyStep') : t('alternatives', { count: thought.alternatives - 1 })}</span>
              </p>
              <p>{code(thought.says.key, thought.says.details)}</p>
            </>
          )}
        </div>
        <Timeline steps={steps} step={step} techniques={techniques} />
        <div className="transport">
          <CommandButton id="firstMove" icon={<ChevronFirst size={16} />} />
          <CommandButton id="previousMove" icon={<StepBack size={16} />} />
          <CommandButton id="nextMove" icon={<StepForward size={16} />} className="plain main" />
          <CommandButton id="lastMove" icon={<ChevronLast size={16} />} />
        </div>
      </section>
      <section className="line grows" aria-label={t('thoughtsList')}>
        <div className="panel-head">{t('thoughtsList')}</div>
        <Thoughts film={film} />
      </section>
    </>
  )
}

/** A bar a thought, the higher the harder its technique, under the slider that moves through them. */
function Timeline({
  steps,
  step,
  techniques,
}: {
  readonly steps: readonly DeductionStep[]
  readonly step: number
  readonly techniques: readonly string[]
}) {
  const { t } = useWords()
  const count = steps.length
  return (
    <div className="timeline">
      <svg viewBox={`0 0 ${count} ${techniques.length}`} preserveAspectRatio="none" aria-hidden="true">
        {steps.map(({ technique }, i) => {
          const tier = techniques.indexOf(technique) + 1
          return (
            <rect
              key={i}
              x={i}
              y={techniques.length - tier}
              width={1}
              height={tier}
              data-tier={tier}
              data-made={i < step ? '' : undefined}
            />
          )
        })}
      </svg>
      <input
        className="scrub"
        type="range"
        min={0}
        max={count}
        step={1}
        value={step}
        aria-label={t('thoughtsList')}
        aria-valuetext={`${step} / ${count}`}
        onChange={(event) => showStep(event.target.valueAsNumber)}
      />
    </div>
  )
}

function Thoughts({ film }: { readonly film: Film }) {
  const { code } = useWords()
  const list = useRef<HTMLOListElement>(null)
  const { step } = film
  useEffect(() => {
    list.current?.children[step - 1]?.scrollIntoView({ block: 'nearest' })
  }, [step])
  return (
    <ol ref={list} className="scroll thoughts" data-testid="thoughts">
      {film.steps.map(({ says }, i) => (
        <li key={i} aria-current={i + 1 === step ? 'step' : undefined} className={i < step ? undefined : 'to-come'}>
          <button type="button" onClick={() => showStep(i + 1)}>
            <span className="number">{i + 1}</span>
            {code(says.key, says.details)}
          </button>
        </li>
      ))}
    </ol>
  )
}
