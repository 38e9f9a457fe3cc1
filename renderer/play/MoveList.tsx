/** Moves in the designer's letters; in a run the ones made are told from those to come, and a press goes to the position after a move. */
import { useEffect, useRef } from 'react'

interface Props {
  readonly moves: readonly string[]
  /** How many are made; absent: nothing is being played. */
  readonly at?: number
  /** Called with how many moves are made after it. */
  readonly onChoose?: ((at: number) => void) | undefined
  readonly testid: string
}

export function MoveList({ moves, at, onChoose, testid }: Props) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const here = at === undefined ? null : list.current?.querySelector('[aria-current]')
    here?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <ol ref={list} className="scroll moves" data-testid={testid}>
      {moves.map((move, i) => (
        <li key={i} className={at !== undefined && i >= at ? 'to-come' : undefined} aria-current={i + 1 === at ? 'step' : undefined}>
          <button type="button" disabled={onChoose === undefined} onClick={() => onChoose?.(i + 1)}>
            <span className="number">{i + 1}</span>
            {move}
          </button>
        </li>
      ))}
    </ol>
  )
}
