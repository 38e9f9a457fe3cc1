/** The pointer over the board: what it grasps with the left and the right button; move the view with the middle one, with Space or the wheel; Ctrl and the wheel zoom. */
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { Point } from '../../core/grid.ts'
import { samePoint } from '../../core/grid.ts'
import { beginPaint, dropPaint, extendPaint, finishPaint } from '../paint.ts'
import { useEditor } from '../store.ts'
import { pan, zoomBy } from '../zoom.ts'
import { type Hand, useHand } from './useHand.ts'
import { cellOfPlace, placeAt, type View } from './view.ts'

const LEFT = 0
const MIDDLE = 1
const RIGHT = 2
/** CSS pixels of a wheel that counts in lines. */
const LINE = 16
/** A pinch comes as a wheel with Ctrl in steps smaller than this, and asks for more with each. */
const PINCH = 40
/** What a hand may shake during a press, in CSS pixels. */
const SHAKE = 4

const zoomFactor = (delta: number): number => Math.exp(-delta * (Math.abs(delta) < PINCH ? 0.01 : 0.0015))

/** What pressing, dragging and letting go do. Places are in cells and parts of them. */
export interface Grasp {
  readonly begin: (place: Point, isRight: boolean) => void
  readonly extend: (places: readonly Point[]) => void
  readonly finish: () => void
  readonly drop: () => void
  /** A press of the middle button that moved nothing. */
  readonly tap?: (place: Point) => void
}

/** Paints with the left button; with the right one does the opposite, or erases. */
const PAINTING: Grasp = {
  begin: (place, isRight) => beginPaint(cellOfPlace(place), isRight),
  extend: (places) => extendPaint(places.map(cellOfPlace)),
  finish: finishPaint,
  drop: dropPaint,
}

export interface PointerHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerLeave: () => void
}

type Drag = { readonly is: 'grasp' | 'pan'; readonly pointerId: number; readonly button: number; x: number; y: number; moved: number }

/** `grasp` changes with the element of `surface`. */
export function usePointer(
  surface: RefObject<HTMLElement | null>,
  view: View,
  grasp: Grasp = PAINTING,
): { readonly handlers: PointerHandlers; readonly hand: RefObject<Hand> } {
  const hand = useHand(surface, grasp)
  const drag = useRef<Drag | null>(null)

  useEffect(() => {
    const target = surface.current
    if (target === null) return
    // React listens to the wheel passively, and a passive listener cannot keep the page from zooming.
    // Cells grow by whole device pixels: what is too little for one waits for more.
    let waiting = 1
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const scale = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1
      const [dx, dy] = [event.deltaX * scale, event.deltaY * scale]
      if (!event.ctrlKey && !event.metaKey) {
        // A browser may have turned a wheel with Shift sideways already.
        pan(event.shiftKey && dx === 0 ? -dy : -dx, event.shiftKey && dx === 0 ? 0 : -dy)
        return
      }
      const room = target.getBoundingClientRect()
      waiting *= zoomFactor(dy)
      if (zoomBy(waiting, { x: event.clientX - room.x, y: event.clientY - room.y })) waiting = 1
      // At the limits nothing may pile up.
      waiting = Math.min(1.1, Math.max(0.9, waiting))
    }
    target.addEventListener('wheel', onWheel, { passive: false })
    return () => target.removeEventListener('wheel', onWheel)
  }, [surface, grasp])

  const placeOf = (event: { readonly clientX: number; readonly clientY: number }): Point => {
    const room = surface.current?.getBoundingClientRect()
    return placeAt(view, event.clientX - (room?.x ?? 0), event.clientY - (room?.y ?? 0))
  }

  const point = (cell: Point) => {
    const { pointed } = useEditor.getState()
    if (pointed === null || !samePoint(pointed, cell)) useEditor.setState({ pointed: cell })
  }

  const handlers: PointerHandlers = {
    onPointerDown(event) {
      if (drag.current !== null || (event.button !== LEFT && event.button !== MIDDLE && event.button !== RIGHT)) return
      // The pointer stays ours until it is released, wherever that happens: outside the board, outside the window.
      event.currentTarget.setPointerCapture(event.pointerId)
      event.currentTarget.focus({ preventScroll: true })
      event.preventDefault()
      const isHand = event.button === LEFT && hand.current !== 'none'
      if (isHand) hand.current = 'used'
      const is = event.button === MIDDLE || isHand ? 'pan' : 'grasp'
      drag.current = { is, pointerId: event.pointerId, button: event.button, x: event.clientX, y: event.clientY, moved: 0 }
      if (is === 'grasp') grasp.begin(placeOf(event), event.button === RIGHT)
      else event.currentTarget.dataset.panning = ''
    },
    onPointerMove(event) {
      point(cellOfPlace(placeOf(event)))
      const held = drag.current
      if (held === null || held.pointerId !== event.pointerId) return
      if (held.is === 'pan') {
        const [dx, dy] = [event.clientX - held.x, event.clientY - held.y]
        held.moved += Math.abs(dx) + Math.abs(dy)
        pan(dx, dy)
        held.x = event.clientX
        held.y = event.clientY
        return
      }
      const samples = event.nativeEvent.getCoalescedEvents()
      grasp.extend((samples.length > 0 ? samples : [event]).map(placeOf))
    },
    onPointerUp(event) {
      const held = drag.current
      if (held === null || held.pointerId !== event.pointerId || held.button !== event.button) return
      drag.current = null
      delete event.currentTarget.dataset.panning
      if (held.is === 'pan') {
        if (held.button === MIDDLE && held.moved < SHAKE) grasp.tap?.(placeOf(event))
        return
      }
      grasp.extend([placeOf(event)])
      grasp.finish()
    },
    onPointerCancel(event) {
      if (drag.current?.pointerId !== event.pointerId) return
      drag.current = null
      delete event.currentTarget.dataset.panning
      grasp.drop()
    },
    onPointerLeave() {
      if (drag.current === null) useEditor.setState({ pointed: null })
    },
  }
  return { handlers, hand }
}
