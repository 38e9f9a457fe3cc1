/** Levels from the generator: wishes on the left; on the right how it goes, what it has found, and the one that would be inserted. */
import { CircleAlert, Sparkles, Square } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { GenerateProgress } from '../../core/contract.ts'
import { countWords } from '../analysis/counts.ts'
import { Modal } from '../controls/Modal.tsx'
import { host } from '../session.ts'
import { useEditor } from '../store.ts'
import { useWords, type Words } from '../words.ts'
import { BoardPicture } from './BoardPicture.tsx'
import { Candidates } from './Candidates.tsx'
import { insertCandidate } from './insert.ts'
import { type Candidate, contradictionOf, generate, type Making, makerOf, openMaking, stopMaking, useMaking, wishesOf } from './making.ts'
import { MOST_LEVELS, WishForm } from './WishForm.tsx'
import { flawedRows, formRows, wishedRows } from './wishes.ts'

export function Generator({ kindId, onClose }: { readonly kindId: string; readonly onClose: () => void }) {
  const words = useWords()
  const { t } = words
  const making = useMaking()
  const go = useRef<HTMLButtonElement>(null)
  const connection = useEditor((state) => state.connection)
  useEffect(() => {
    openMaking(kindId)
    return stopMaking
  }, [kindId])
  const rows = formRows(wishesOf(kindId, making.generatorId))
  const { status, wishes, seed, count, candidates } = making
  const isRunning = status.is === 'running'
  const isSound = flawedRows(rows, wishes).length === 0
  const against = isSound ? contradictionOf(kindId, making.generatorId, wishes) : undefined
  const canStart = connection === 'open' && isSound && against === undefined && seed.trim() !== '' && count >= 1 && count <= MOST_LEVELS
  const shown = candidates.find(({ id }) => id === making.chosen)
  return (
    <Modal className="generator" title={t('generateTitle')} onCancel={onClose}>
      <form
        className="generator-body"
        onSubmit={(event) => {
          event.preventDefault()
          if (isRunning) stopMaking()
          else if (canStart) {
            // The field that was pressed in is shut while levels are made.
            go.current?.focus()
            void generate(host)
          }
        }}
      >
        <div className="generator-form">
          <WishForm kindId={kindId} rows={rows} against={against} disabled={isRunning} />
          {/* One button for both: one that gave way to the other under a press would be pressed as that other. */}
          <button
            ref={go}
            type="submit"
            className={isRunning ? 'button' : 'button main'}
            disabled={!isRunning && !canStart}
            data-first=""
            onClick={(event) => event.detail > 1 && event.preventDefault()}
            onKeyDown={(event) => event.repeat && event.preventDefault()}
          >
            {isRunning ? <Square size={12} aria-hidden="true" /> : <Sparkles size={15} aria-hidden="true" />}
            {t(isRunning ? 'stopSearch' : 'generateGo')}
          </button>
        </div>
        <div className="scroll generator-found">
          <Preview candidate={shown} kindId={kindId} />
          <Status making={making} wished={wishedRows(rows, wishes).map((name) => words.code(`wish.${kindId}.${name}`))} />
          <Candidates making={making} />
        </div>
      </form>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          {t('close')}
        </button>
        <button
          type="button"
          className={shown === undefined || isRunning ? 'button' : 'button main'}
          disabled={shown === undefined}
          onClick={() => {
            if (shown === undefined) return
            onClose()
            insertCandidate(shown)
          }}
        >
          {t('insertLevel')}
        </button>
      </div>
    </Modal>
  )
}

function Preview({ candidate, kindId }: { readonly candidate: Candidate | undefined; readonly kindId: string }) {
  const words = useWords()
  if (candidate === undefined) {
    return (
      <div className="preview none">
        <p>{words.t('generateHow')}</p>
      </div>
    )
  }
  return (
    <div className="preview" data-testid="preview">
      <BoardPicture kindId={kindId} board={candidate.board} side={248} />
      <dl>
        {factsOf(candidate, words).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function factsOf({ kindId, made }: Candidate, words: Words): readonly (readonly [string, string])[] {
  const { t, code, language } = words
  const { moves, grade, solutions } = made.report
  const number = (value: number | string): string => value.toLocaleString(language, { maximumFractionDigits: 1 })
  return [
    ...(moves === null ? [] : [[t('factMoves'), number(moves)] as const]),
    ...(grade === null ? [] : [[t('difficulty'), code(`grade.${kindId}.${grade}`)] as const]),
    ...(solutions === null ? [] : [[t('uniqueness'), countWords(made.report, words)] as const]),
    [t('seed'), made.generated.seed],
  ]
}

function Status({ making, wished }: { readonly making: Making; readonly wished: readonly string[] }) {
  const { t, code, language } = useWords()
  const { status, kindId, generatorId } = making
  const notFound = makerOf(kindId, generatorId)?.notFound
  switch (status.is) {
    case 'idle':
      return <p className="generator-status" role="status" />
    case 'running':
      return <Running kindId={kindId} progress={status.progress} />
    case 'ended': {
      const { fresh, known, missed, tries } = status
      const gap = language === 'ja' ? '' : ' '
      const found = [fresh > 0 && t('generatedCount', { count: fresh }), fresh > 0 && known > 0 && t('leftOut', { count: known })]
      return (
        <div className="generator-status" role="status" data-testid="generated">
          {missed > 0 ? (
            <p className="warning-box">
              <CircleAlert size={15} aria-hidden="true" />
              <span>
                {[
                  ...found,
                  notFound === undefined ? t('notFound', { count: missed, tries }) : code(notFound),
                  wished.length > 0 ? t('loosen', { wishes: new Intl.ListFormat(language).format(wished) }) : t('otherSeed'),
                ]
                  .filter(Boolean)
                  .join(gap)}
              </span>
            </p>
          ) : (
            <p>{fresh === 0 ? t('sameAgain') : found.filter(Boolean).join(gap)}</p>
          )}
        </div>
      )
    }
    case 'stopped':
      return (
        <p className="generator-status" role="status" data-testid="generated">
          {t(status.fresh > 0 ? 'generateStopped' : 'generateStoppedEmpty')}
        </p>
      )
    case 'failed':
      return (
        <p className="generator-status warning-box" role="alert">
          <CircleAlert size={15} aria-hidden="true" />
          <span>{code(status.fault.code, status.fault.detail)}</span>
        </p>
      )
  }
}

function Running({ kindId, progress }: { readonly kindId: string; readonly progress: GenerateProgress | null }) {
  const { t, code, language } = useWords()
  const wanted = useMaking((making) => making.count)
  const made = progress?.made ?? 0
  const percent = Math.round(100 * (progress?.done ?? 0))
  const best = Object.entries(progress?.best ?? {}).map(
    ([name, value]) => `${code(`factor.${kindId}.${name}`)} ${value.toLocaleString(language)}`,
  )
  return (
    <div className="generator-status" role="status" data-testid="generating">
      <p>
        {t('generating', { made, wanted })}
        {progress !== null && progress.attempts > 0 && ` · ${t('triesSoFar', { count: progress.attempts })}`}
        {best.length > 0 && ` · ${t('bestSoFar', { best: best.join(', ') })}`}
      </p>
      <div className="bar" role="progressbar" aria-label={t('generateTitle')} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
        <i style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}
