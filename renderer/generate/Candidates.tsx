/** The levels found, in a row: each with its picture, its moves and its grade; one of them chosen, by press or arrow keys. */
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useWords } from '../words.ts'
import { BoardPicture } from './BoardPicture.tsx'
import { choose, type Making } from './making.ts'

export function Candidates({ making }: { readonly making: Making }) {
  const { t, code } = useWords()
  const { candidates, chosen, kindId } = making
  const strip = useRef<HTMLDivElement>(null)
  // Whatever is chosen, by hand or by a new order, is brought into sight.
  useEffect(() => {
    strip.current?.querySelector('[aria-checked=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  const step = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const next = candidates[candidates.findIndex(({ id }) => id === chosen) + (by ?? 0)]
    if (by === undefined || next === undefined) return
    event.preventDefault()
    choose(next.id)
    strip.current?.querySelectorAll('button')[candidates.indexOf(next)]?.focus()
  }
  if (candidates.length === 0) return null
  return (
    <div ref={strip} className="strip scroll" role="radiogroup" aria-label={t('candidates')} data-testid="candidates" onKeyDown={step}>
      {candidates.map(({ id, board, made }) => {
        const { moves, grade } = made.report
        const words = [
          moves === null ? '' : `${moves} ${t('moves', { count: moves })}`,
          grade === null ? '' : code(`grade.${kindId}.${grade}`),
        ]
        return (
          // biome-ignore lint/a11y/useSemanticElements: a picture to choose, not a form's choice.
          <button
            key={id}
            type="button"
            role="radio"
            aria-checked={id === chosen}
            tabIndex={id === chosen ? 0 : -1}
            aria-label={`${words.join(', ')}, ${made.generated.seed}`}
            onClick={() => choose(id)}
          >
            <BoardPicture kindId={kindId} board={board} side={72} />
            <strong>{moves}</strong>
            <span>{grade === null ? '' : code(`grade.${kindId}.${grade}`)}</span>
          </button>
        )
      })}
    </div>
  )
}
