/** A level's verdict in small: an icon, a number and a word for those who hover or listen. Never by colour alone. */
import { BadgeCheck, Ban, CircleDashed, CircleHelp, CircleSlash, Columns2 } from 'lucide-react'
import type { LevelAnswer } from '../../core/contract.ts'
import { verdictOf } from '../verdict.ts'
import { useWords } from '../words.ts'

export function Badge({ answer }: { readonly answer: LevelAnswer | undefined }) {
  const { t } = useWords()
  const { tone, icon, text, words } = look(answer, t)
  return (
    <span className={`badge ${tone}`} title={words}>
      {icon}
      <span aria-hidden="true">{text}</span>
      <span className="unseen">{words}</span>
    </span>
  )
}

/** More answers than this are only told to be more. */
const MOST_SHOWN = 999

function look(answer: LevelAnswer | undefined, t: ReturnType<typeof useWords>['t']) {
  const verdict = answer === undefined ? undefined : verdictOf(answer)
  switch (verdict?.is) {
    case 'proven':
      return { tone: 'good', icon: <BadgeCheck size={14} />, text: verdict.moves, words: t('badgeProven', { count: verdict.moves }) }
    case 'several': {
      const text =
        verdict.solutions === null ? t('twoOrMore') : Number(verdict.solutions) > MOST_SHOWN ? `${MOST_SHOWN}+` : verdict.solutions
      return {
        tone: 'warn',
        icon: <Columns2 size={14} />,
        text,
        words: t('badgeSeveral', { count: Number(verdict.solutions ?? 2), number: text }),
      }
    }
    case 'unproven':
      return {
        tone: 'warn',
        icon: <CircleHelp size={14} />,
        text: `≤ ${verdict.moves}`,
        words: t('badgeUnproven', { count: verdict.moves }),
      }
    case 'already':
      return { tone: 'warn', icon: <CircleSlash size={14} />, text: 0, words: t('badgeAlready') }
    case 'unsolvable':
      return { tone: 'bad', icon: <Ban size={14} />, text: '', words: t('badgeUnsolvable') }
    case 'unknown':
      return { tone: 'warn', icon: <CircleHelp size={14} />, text: '', words: t('badgeUnknown') }
    case 'malformed':
      return { tone: 'bad', icon: <Ban size={14} />, text: '', words: t('malformed') }
    case undefined:
      return { tone: '', icon: <CircleDashed size={14} />, text: '', words: t('badgeNone') }
  }
}
