/** The board in play under the keyboard: arrows go to a car, Enter takes hold of it, arrows slide it, Enter lets it go. */
import type { Point } from '../../core/grid.ts'
import { CellGrid, type GridFrame } from '../canvas/CellGrid.tsx'
import { moveCursor } from '../paint.ts'
import { useEditor } from '../store.ts'
import { useWords } from '../words.ts'
import { grab } from './drag.ts'
import { grabAt, nudgeHeld, playOf, releaseHeld } from './play.ts'
import { type Run, stateOf } from './run.ts'

const { getState, setState } = useEditor

export function RunGrid({ run, ...frame }: GridFrame & { readonly run: Run }) {
  const { t } = useWords()
  const pointed = useEditor((state) => state.pointed)
  const held = run.is === 'play' ? run.held : null
  /** What the keyboard is at is looked at as under the pointer. */
  const look = () => setState({ pointed: getState().cursor })
  const keys = {
    arrow(step: Point) {
      if (held === null) moveCursor(...step)
      else nudgeHeld(step)
      look()
    },
    press() {
      if (held === null) grabAt(getState().cursor)
      else releaseHeld()
      // What only a press moves is let go at once.
      if (playOf(getState())?.held?.ways.length === 0) releaseHeld()
      look()
    },
  }
  const canGrab = run.is === 'play' && pointed !== null && grab(run.course, pointed) !== undefined
  return (
    <CellGrid
      {...frame}
      board={run.course.board}
      state={stateOf(run)}
      keys={run.is === 'play' ? keys : null}
      hint={held === null ? null : t('holding')}
      grasp={held !== null ? 'holding' : canGrab ? 'open' : 'none'}
    />
  )
}
