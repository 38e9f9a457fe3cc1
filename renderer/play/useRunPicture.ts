/** The picture of a run: the position with its arrows, what is held where the hand has it, or a move on its way. */
import { useEffect, useMemo, useState } from 'react'
import type { Picture } from '../../core/picture.ts'
import { kindNamed } from '../board.ts'
import { useEditor } from '../store.ts'
import { drawnAt, grab } from './drag.ts'
import { endMotion } from './play.ts'
import { arrowsOf, type Motion, type Run, stateOf } from './run.ts'

const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)')

/** Gone from 0 to 1 on the way of a motion, quick at first. */
function useShare(motion: Motion | null): number {
  const [gone, setGone] = useState<{ readonly motion: Motion | null; readonly share: number }>({ motion, share: 0 })
  useEffect(() => {
    if (motion === null) return
    if (lessMotion.matches) {
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
      setGone({ motion, share: 1 - (1 - time) ** 3 })
      frame = requestAnimationFrame(show)
    })
    return () => cancelAnimationFrame(frame)
  }, [motion])
  return gone.motion === motion ? gone.share : 0
}

/** null: nothing is played. */
export function useRunPicture(run: Run | null): Picture | null {
  const motion = run?.motion ?? null
  const share = useShare(motion)
  const looked = useEditor((state) => (state.run?.is === 'play' ? state.pointed : null))
  const course = run?.course
  const under = useMemo(() => (course && looked ? grab(course, looked) : undefined), [course, looked])
  return useMemo(() => {
    if (run === null) return null
    const { kindId, board } = run.course
    const kind = kindNamed(kindId)
    const drawn = run.is === 'play' && run.held !== null ? drawnAt(run.held) : undefined
    if (drawn !== undefined) return kind.drawMove(board, stateOf(run), drawn.move, drawn.share)
    if (motion !== null) return kind.drawMove(board, motion.state, motion.move, motion.from + (motion.to - motion.from) * share)
    return kind.draw(board, stateOf(run), arrowsOf(run, under))
  }, [run, motion, share, under])
}
