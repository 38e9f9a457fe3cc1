/**
 * Moves in the designer's letters; in a run the ones made are told from those to come, and a press goes to the position after a move.
 * A large board needs a thousand of them, anew after every stroke: only those in sight are made.
 */
import { useEffect, useRef } from 'react'
import { rowsInSight, scrollToRow, useSight } from '../panels/useRows.ts'

interface Props {
  readonly moves: readonly string[]
  /** How many are made; absent: nothing is being played. */
  readonly at?: number
  /** Called with how many moves are made after it. */
  readonly onChoose?: ((at: number) => void) | undefined
  readonly testid: string
}

/** In CSS pixels, with the gap to the next. */
const ROW = 26
const GAP = 4
const LEAST_COLUMN = 68

export function MoveList({ moves, at, onChoose, testid }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const { top, height, width } = useSight(list)
  const columns = Math.max(1, Math.floor((width + GAP) / LEAST_COLUMN))
  const rows = Math.ceil(moves.length / columns)
  const { first, end } = rowsInSight(top, height, ROW, rows)
  const here = at === undefined ? -1 : Math.floor((at - 1) / columns)
  useEffect(() => scrollToRow(list.current, ROW, here), [here])
  return (
    <div ref={list} className="scroll moves" data-testid={testid}>
      <ol style={{ height: ROW * rows, paddingTop: ROW * first, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {moves.slice(first * columns, end * columns).map((move, k) => {
          const i = first * columns + k
          return (
            <li
              key={i}
              className={at !== undefined && i >= at ? 'to-come' : undefined}
              aria-current={i + 1 === at ? 'step' : undefined}
              aria-posinset={i + 1}
              aria-setsize={moves.length}
            >
              <button type="button" disabled={onChoose === undefined} onClick={() => onChoose?.(i + 1)}>
                <span className="number">{i + 1}</span>
                {move}
              </button>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
