/** The picture of a run: the position with its arrows, what is held where the hand has it, or a move on its way. */
import { useEffect, useMemo, useState } from 'react'
import type { Picture } from '../../core/picture.ts'
import { kindNamed, NO_MARKS, pictureOf } from '../board.ts'
import { useEditor } from '../store.ts'
import { compareMarks } from './compare.ts'
import { drawnAt, grab } from './drag.ts'
import { filmMarks } from './film.ts'
import { chosenMending, mendedBoard } from './mend.ts'
import { endMotion } from './play.ts'
import { arrowsOf, type Motion, plainMarks, type Run, stateOf } from './run.ts'

const system = window.matchMedia('(prefers-reduced-motion: reduce)')
const isReduced = (): boolean => system.matches || useEditor.getState().motion === 'reduced'

/** Gone from 0 to 1 on the way of a motion, quick at first unless it is steady. */
function useShare(motion: Motion | null): number {
  const [gone, setGone] = useState<{ readonly motion: Motion | null; readonly share: number }>({ motion, share: 0 })
  useEffect(() => {
    if (motion === null) return
    if (isReduced()) {
      endMotion(motion)
      return
    }
    const start = performance.now()
    let frame = requestAnimationFrame(function show(now) {
      const time = Math.min(1, Math.max(0, now - start) / motion.ms)
      if (time === 1) {
        endMotion(motion)
        return
      }
      setGone({ motion, share: motion.steady ? time : 1 - (1 - time) ** 3 })
      frame = requestAnimationFrame(show)
    })
    return () => cancelAnimationFrame(frame)
  }, [motion])
  return gone.motion === motion ? gone.share : 0
}

/** The two answers that are compared; null: none are. Fading from one to the other draws neither anew. */
export function useCompared(run: Run | null): readonly [Picture, Picture] | null {
  const compared = run?.is === 'compare' ? run.compared : null
  const course = run?.course
  return useMemo(() => {
    if (compared === null || course === undefined) return null
    const { draw } = kindNamed(course.kindId)
    const marks = compareMarks(course, compared)
    return [draw(course.board, compared.states[0], marks), draw(course.board, compared.states[1], marks)]
  }, [course, compared])
}

/** The board as the chosen suggestion would have it, in its answer; null: none is chosen. */
export function useMended(run: Run | null): Picture | null {
  const compare = run?.is === 'compare' ? run : null
  const suggestion = compare === null ? undefined : chosenMending(compare)
  return useMemo(() => {
    if (compare === null || suggestion === undefined) return null
    const kind = kindNamed(compare.course.kindId)
    const board = mendedBoard(compare, suggestion)
    const layer = kind.layers?.at(-1)
    const marks = { ...NO_MARKS, thought: { at: suggestion.at, because: [] } }
    return pictureOf(kind.id, board, marks, layer === undefined ? undefined : kind.layerState?.(board, layer))
    // The suggestion alone decides.
  }, [suggestion])
}

/** null: nothing is played, or answers are compared. */
export function useRunPicture(run: Run | null): Picture | null {
  const motion = run?.motion ?? null
  const share = useShare(motion)
  const looked = useEditor((state) => (state.run?.is === 'play' ? state.pointed : null))
  const course = run?.course
  const under = useMemo(() => (course && looked ? grab(course, looked) : undefined), [course, looked])
  return useMemo(() => {
    if (run === null || run.is === 'compare') return null
    const { kindId, board } = run.course
    const kind = kindNamed(kindId)
    const drawn = run.is === 'play' && run.held !== null ? drawnAt(run.held) : undefined
    if (drawn !== undefined) return kind.drawMove(board, stateOf(run), drawn.move, drawn.share, plainMarks(run))
    if (motion !== null)
      return kind.drawMove(board, motion.state, motion.move, motion.from + (motion.to - motion.from) * share, plainMarks(run))
    return kind.draw(board, stateOf(run), run.is === 'film' ? filmMarks(run) : arrowsOf(run, under))
  }, [run, motion, share, under])
}
