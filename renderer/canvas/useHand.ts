/** Space held down: the pointer is a hand that moves the view. Let go unused on the board, it was a press of the keyboard's cell. */
import { type RefObject, useEffect, useRef } from 'react'
import { isComposing, isTyping } from '../keys.ts'

export type Hand = 'none' | 'open' | 'used'

/** At the board, or over it while the focus only rests where the pointer last pressed: not where the keyboard is at work. */
function isForBoard({ target }: KeyboardEvent, board: HTMLElement): boolean {
  if (target === board || target === document.body) return true
  return board.matches(':hover') && target instanceof HTMLElement && !isTyping(target) && !target.matches(':focus-visible')
}

export function useHand(surface: RefObject<HTMLElement | null>): RefObject<Hand> {
  const hand = useRef<Hand>('none')
  useEffect(() => {
    const target = surface.current
    if (target === null) return
    const set = (to: Hand) => {
      hand.current = to
      if (to === 'none') delete target.dataset.hand
      else target.dataset.hand = ''
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.repeat || isComposing(event) || !isForBoard(event, target)) return
      // A button pressed before must not be pressed again.
      event.preventDefault()
      set('open')
    }
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key === ' ') set('none')
    }
    const onBlur = () => set('none')
    window.addEventListener('keydown', onKeyDown)
    window.addEventListener('keyup', onKeyUp)
    window.addEventListener('blur', onBlur)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('keyup', onKeyUp)
      window.removeEventListener('blur', onBlur)
    }
  }, [surface])
  return hand
}
