/** Space held down: the pointer is a hand that moves the view. Let go unused on the board, it was a press of the keyboard's cell. */
import { type RefObject, useEffect, useRef } from 'react'
import { isComposing, isTyping } from '../keys.ts'

export type Hand = 'none' | 'open' | 'used'

/** With them the focus moves: from then on the keyboard is at work, until the pointer presses somewhere. */
const FOCUS_KEYS: readonly string[] = ['Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

/** `of` changes with the element of `surface`. */
export function useHand(surface: RefObject<HTMLElement | null>, of: unknown): RefObject<Hand> {
  const hand = useRef<Hand>('none')
  useEffect(() => {
    const target = surface.current
    if (target === null) return
    let isKeyboardAtWork = true
    /** Also with the focus where the pointer last pressed, such as a tool, once the pointer is over the board. */
    const isForBoard = (event: KeyboardEvent) => {
      if (event.target === target || event.target === document.body) return true
      return !isKeyboardAtWork && target.matches(':hover') && !isTyping(event.target)
    }
    const set = (to: Hand) => {
      hand.current = to
      if (to === 'none') delete target.dataset.hand
      else target.dataset.hand = ''
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (FOCUS_KEYS.includes(event.key)) isKeyboardAtWork = true
      if (event.key !== ' ' || event.repeat || isComposing(event) || !isForBoard(event)) return
      // A button pressed before must not be pressed again.
      event.preventDefault()
      set('open')
    }
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key === ' ') set('none')
    }
    const onBlur = () => set('none')
    const onPointerDown = () => {
      isKeyboardAtWork = false
    }
    window.addEventListener('pointerdown', onPointerDown, { capture: true })
    window.addEventListener('keydown', onKeyDown)
    window.addEventListener('keyup', onKeyUp)
    window.addEventListener('blur', onBlur)
    return () => {
      window.removeEventListener('pointerdown', onPointerDown, { capture: true })
      window.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('keyup', onKeyUp)
      window.removeEventListener('blur', onBlur)
    }
  }, [surface, of])
  return hand
}
