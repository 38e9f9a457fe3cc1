/** What there is to say of a solved board beyond its verdict: its move limit, how many answers or ways there are, how hard it is and why. */
import { ChevronDown, ChevronRight, Columns2, Film, LoaderCircle } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { LevelAnswer } from '../../core/contract.ts'
import type { Level } from '../../core/document/pack.ts'
import { type CommandId, canRun, commands } from '../commands.ts'
import { CommandButton } from '../controls/CommandButton.tsx'
import { viewOf } from '../kinds/index.ts'
import { MoveLimit } from '../panels/MoveLimit.tsx'
import { useShownReadout } from '../panels/Readout.tsx'
import { readParts, writeParts } from '../prefs.ts'
import { useEditor } from '../store.ts'
import { verdictOf } from '../verdict.ts'
import { useWords, type Word, type Words } from '../words.ts'
import { Breakdown } from './Breakdown.tsx'
import { countWords, NONE, thoughtWords } from './counts.ts'
import { Figures } from './Figures.tsx'

export function Analysis({ level }: { readonly level: Level }) {
  const words = useWords()
  const { t, code } = words
  const readout = useShownReadout(level)
  const [isOpen, setOpen] = useState(readParts)
  const given = readout.is === 'answer' ? readout.answer : undefined
  const { grade } = viewOf(level.kind)
  // Where there is nothing to play there are no ways to count and nothing is hard; an answer to be found may still be the only one.
  const isIdle = given !== undefined && grade?.is === 'score' && verdictOf(given).is === 'already'
  const answer = isIdle ? undefined : given
  const isCounting = readout.is === 'answer' && readout.counting && !isIdle
  const hasParts = grade !== undefined && answer !== undefined && answer.grade !== null
  const toggle = () => {
    writeParts(!isOpen)
    setOpen(!isOpen)
  }
  /** What is known already is shown, whatever is still being counted. */
  const known = (isKnown: boolean, what: ReactNode) => (isCounting && !isKnown ? <Counting /> : what)
  return (
    <section className="analysis" aria-label={t('analysis')} data-testid="analysis">
      <dl className="facts-list">
        <Fact name={t('moveLimit')}>
          <MoveLimit level={level} optimum={given?.optimal ? given.moves : null} />
        </Fact>
        <Fact name={t(grade?.is === 'figures' ? 'answers' : 'uniqueness')} testid="uniqueness">
          {known(answer?.uniqueness !== 'unknown', countWords(answer, words))}
          <Opener id="compare" short="compareShort" icon={<Columns2 size={13} />} />
        </Fact>
        {grade?.is === 'figures' ? (
          grade.facts.map((name) => (
            <Fact key={name} name={code(`fact.${level.kind}.${name}`)} testid={name}>
              {answer?.factors[name]?.toLocaleString(words.language) ?? NONE}
            </Fact>
          ))
        ) : (
          <Fact name={code(`strategies.${level.kind}`)} testid="strategies">
            {known(false, answer?.strategies?.toLocaleString(words.language) ?? NONE)}
          </Fact>
        )}
        <Fact name={t('difficulty')}>
          {known(answer?.grade !== null, <strong data-testid="grade">{gradeWords(level.kind, answer, words)}</strong>)}
          {hasParts && (
            <button type="button" className="plain tiny" aria-expanded={isOpen} aria-label={t('ingredients')} onClick={toggle}>
              {isOpen ? <ChevronDown size={14} /> : <ChevronRight size={14} />}
            </button>
          )}
        </Fact>
        {grade?.is === 'figures' && (
          <Fact name={t('thinking')} testid="thinking">
            {known(answer?.deduction !== undefined, thoughtWords(level.kind, answer, grade.techniques, words))}
            <Opener id="film" short="filmShort" icon={<Film size={13} />} />
          </Fact>
        )}
      </dl>
      {hasParts && isOpen && grade.is === 'score' && <Breakdown kindId={level.kind} grade={grade} factors={answer.factors} />}
      {hasParts && isOpen && grade.is === 'figures' && <Figures kindId={level.kind} grade={grade} answer={answer} />}
    </section>
  )
}

function Fact({ name, testid, children }: { readonly name: string; readonly testid?: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-testid={testid}>{children}</dd>
    </div>
  )
}

function Counting() {
  const { t } = useWords()
  return (
    <span className="counting">
      <LoaderCircle size={12} className="spin" aria-hidden="true" /> {t('counting')}
    </span>
  )
}

/** Opens what shows a fact on the board; there only while it can. */
function Opener({ id, short, icon }: { readonly id: CommandId; readonly short: Word; readonly icon: ReactNode }) {
  const { t } = useWords()
  const enabled = useEditor((state) => canRun(id, state))
  return enabled && <CommandButton id={id} icon={icon} text={t(short)} label={t(commands[id].word)} className="button slim opener" />
}

function gradeWords(kindId: string, answer: LevelAnswer | undefined, { code }: Words): string {
  return answer === undefined || answer.grade === null ? NONE : code(`grade.${kindId}.${answer.grade}`)
}
