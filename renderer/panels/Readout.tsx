/** The verdict on the board on screen, in five honest states; never for another board. */
import { BadgeCheck, Ban, CircleHelp, CircleSlash, Columns2, LoaderCircle, Play, Square, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LevelAnswer } from '../../core/contract.ts'
import type { Level } from '../../core/document/pack.ts'
import type { Point } from '../../core/grid.ts'
import { shortCount } from '../analysis/counts.ts'
import { subjectFor } from '../board.ts'
import { type Readout as State, triesAfter } from '../live.ts'
import { live } from '../session.ts'
import { shownBoard, useEditor } from '../store.ts'
import { verdictOf } from '../verdict.ts'
import { useWords, type Word, type Words } from '../words.ts'
import { showCells } from '../zoom.ts'
import { leastWords, provingWords, stoppedWords } from './proving.ts'

/** The read-out if it is about the board on screen; else that board has none yet. */
export function useShownReadout(level: Level | undefined): State {
  const board = useEditor(shownBoard)
  const readout = useEditor((state) => state.readout)
  if (level === undefined) return { is: 'none' }
  const { key } = subjectFor(level.kind, board)
  return readout.is !== 'none' && readout.key === key ? readout : { is: 'waiting', key }
}

export function Readout({ level }: { readonly level: Level | undefined }) {
  const words = useWords()
  const { t } = words
  const readout = useShownReadout(level)
  const face = faceOf(readout, words)
  const answer = readout.is === 'answer' ? readout.answer : undefined
  const isCounting = readout.is === 'answer' && readout.counting
  const isDone = readout.is === 'answer' || readout.is === 'cancelled' || readout.is === 'failed'
  const tries = isDone ? triesAfter(answer) : undefined
  const wasStopped = answer?.countingStoppedBy === 'caller' || answer?.countingStoppedBy === 'time'
  return (
    <section className="readout" aria-label={t('verdict')} data-testid="readout" data-state={face.state}>
      <div className={`state ${face.tone}`}>
        {face.icon}
        <span data-testid="verdict">{face.title}</span>
        {(readout.is === 'computing' || readout.is === 'waiting' || isCounting) && (
          <Action icon={<Square size={12} />} label={t(isCounting ? 'stopCounting' : 'stopSearch')} run={live.cancel} />
        )}
      </div>
      <div className={`figure ${face.unit === undefined ? 'words' : ''} ${face.tone === 'quiet' || face.tone === 'busy' ? 'quiet' : ''}`}>
        <span data-testid="figure">{face.figure}</span>
        {face.unit !== undefined && <small> {face.unit}</small>}
      </div>
      <p className="why" data-testid="why">
        {face.why}
      </p>
      <div className="work" data-testid="work">
        {answer && <Work answer={answer} />}
      </div>
      <div className="actions">
        {wasStopped && <Action icon={<Play size={12} />} label={t('countAgain')} run={() => live.again(true)} />}
        {tries?.again && <Action icon={<Play size={12} />} label={t('solveAgain')} run={() => live.again(false)} />}
        {tries?.longer && <Action label={t('searchLonger')} run={() => live.again(true)} />}
        {face.cells.length > 0 && <Action label={t('showCells')} run={() => showCells(face.cells)} />}
      </div>
      <p className="unseen" aria-live="polite">
        {isDone && `${face.title}. ${face.figure} ${face.unit ?? ''} ${face.why}`}
      </p>
    </section>
  )
}

function Action({ icon, label, run }: { readonly icon?: ReactNode; readonly label: string; readonly run: () => void }) {
  return (
    <button type="button" className="button slim" onClick={run}>
      {icon}
      {label}
    </button>
  )
}

function Work({ answer }: { readonly answer: LevelAnswer }) {
  const { t, language } = useWords()
  const count = answer.work.stored
  return (
    <>
      <span>
        {count.toLocaleString(language)} {t('states', { count })}
      </span>
      <span>{timeText(answer.searchMs ?? answer.ms, language)}</span>
    </>
  )
}

function timeText(ms: number, language: string): string {
  if (ms < 1) return '< 1 ms'
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toLocaleString(language, { maximumFractionDigits: 1 })} s`
}

interface Face {
  readonly state: string
  readonly tone: 'good' | 'bad' | 'warn' | 'busy' | 'quiet'
  readonly icon: ReactNode
  readonly title: string
  /** A number with its unit, or a word without. */
  readonly figure: string
  readonly unit?: string
  readonly why: string
  /** To be shown on demand. */
  readonly cells: readonly Point[]
}

const NONE = '–'

function faceOf(readout: State, words: Words): Face {
  const { t, code } = words
  const plain = { figure: NONE, why: '', cells: [] } as const
  switch (readout.is) {
    case 'none':
      return { ...plain, state: 'none', tone: 'quiet', icon: <CircleSlash size={16} />, title: t('nothing') }
    case 'waiting':
      return { ...plain, state: 'waiting', tone: 'quiet', icon: <LoaderCircle size={16} />, title: t('waiting') }
    case 'computing': {
      return {
        ...plain,
        state: 'computing',
        tone: 'busy',
        icon: <LoaderCircle size={16} className="spin" />,
        ...provingWords(readout.progress, words),
      }
    }
    case 'cancelled':
      return { ...plain, state: 'cancelled', tone: 'quiet', icon: <Square size={16} />, ...stoppedWords(readout.bounds, words) }
    case 'failed':
      return {
        ...plain,
        state: 'failed',
        tone: 'bad',
        icon: <TriangleAlert size={16} />,
        title: t('failed'),
        why: code(readout.fault.code, readout.fault.detail),
      }
    case 'answer':
      return answerFace(readout.answer, words)
  }
}

export const LIMITS = {
  states: 'unknownStates',
  memory: 'unknownMemory',
  time: 'unknownTime',
  caller: 'unknownCaller',
} as const satisfies Record<NonNullable<LevelAnswer['stoppedBy']>, Word>

/** Which limit ended the search, in words. */
function limitWords({ stoppedBy = 'caller', limit }: LevelAnswer, { t }: Words): string {
  if (limit === undefined || stoppedBy === 'caller') return t(LIMITS[stoppedBy])
  const { word, unit } = NAMED_LIMITS[stoppedBy]
  return t(word, { count: limit / unit })
}

/** `unit`: what the words count, in states, bytes or milliseconds. */
const NAMED_LIMITS = {
  states: { word: 'limitStates', unit: 1 },
  memory: { word: 'limitMemory', unit: 1_000_000 },
  time: { word: 'limitTime', unit: 1_000 },
} as const

function answerFace(answer: LevelAnswer, words: Words): Face {
  const { t, code } = words
  const verdict = verdictOf(answer)
  const none = { cells: [] } as const
  switch (verdict.is) {
    case 'proven': {
      const count = verdict.moves
      const figure = String(count)
      return {
        ...none,
        state: 'proven',
        tone: 'good',
        icon: <BadgeCheck size={16} />,
        title: t('provenOptimal'),
        figure,
        unit: t('moves', { count }),
        why: t('provenWhy'),
      }
    }
    case 'several': {
      const { solutions, moves } = verdict
      const count = Number(solutions ?? 2)
      return {
        ...none,
        state: 'several',
        tone: 'warn',
        icon: <Columns2 size={16} />,
        title: t('severalAnswers'),
        figure: solutions === null ? t('twoOrMore') : shortCount(solutions, words),
        unit: t('answersUnit', { count }),
        why: moves === null ? limitWords(answer, words) : t('fewestOfAll', { count: moves }),
      }
    }
    case 'already':
      return {
        ...none,
        state: 'already',
        tone: 'warn',
        icon: <CircleSlash size={16} />,
        title: t('alreadySolved'),
        figure: '0',
        unit: t('moves', { count: 0 }),
        why: t('alreadySolvedWhy'),
      }
    case 'unproven': {
      const count = verdict.moves
      const limit = answer.verdict === 'unknown' ? `${limitWords(answer, words)} ` : ''
      const bounds = answer.lowerBound === undefined ? '' : t('between', { low: answer.lowerBound, high: count })
      return {
        ...none,
        state: 'unproven',
        tone: 'warn',
        icon: <CircleHelp size={16} />,
        title: t('notProven'),
        figure: t('atMost', { count }),
        unit: t('moves', { count }),
        why: `${limit}${bounds}`,
      }
    }
    case 'unsolvable':
      return {
        state: 'unsolvable',
        tone: 'bad',
        icon: <Ban size={16} />,
        title: t('unsolvableProven'),
        figure: t('unsolvable'),
        why: answer.reason === undefined ? '' : code(answer.reason, answer.details),
        cells: answer.where ?? [],
      }
    case 'unknown': {
      const why = `${limitWords(answer, words)} ${leastWords(answer.lowerBound, words)}`.trim()
      return { ...none, state: 'unknown', tone: 'warn', icon: <CircleHelp size={16} />, title: t('unknown'), figure: NONE, why }
    }
    case 'malformed': {
      const why = answer.issues.map((issue) => code(issue.code, issue.details)).join(' ')
      return { ...none, state: 'malformed', tone: 'bad', icon: <TriangleAlert size={16} />, title: t('malformed'), figure: NONE, why }
    }
  }
}
