/**
 * The frame of every dialog: a veil, a title, and focus that stays inside and goes on to the board. What has `data-first` gets the focus
 * first.
 */
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { isComposing } from '../keys.ts'

interface Props {
  readonly title: string
  readonly wide?: boolean
  readonly className?: string
  /** Escape, or a press beside the dialog. */
  readonly onCancel: () => void
  readonly children: ReactNode
}

function focusFirst(event: Event): void {
  const first = event.target instanceof HTMLElement ? event.target.querySelector<HTMLElement>('[data-first]') : null
  if (first === null) return
  event.preventDefault()
  first.focus()
  if (first instanceof HTMLInputElement) first.select()
}

/** Back at the button that opened it, the focus would lay that button's tip over the tools. */
function focusBoard(event: Event): void {
  const board = document.querySelector<HTMLElement>('[role=grid]')
  if (board === null) return
  event.preventDefault()
  board.focus({ preventScroll: true })
}

export function Modal({ title, wide = false, className = '', onCancel, children }: Props) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onCancel()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content
          className={`dialog ${wide ? 'wide' : ''} ${className}`}
          aria-describedby={undefined}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={focusBoard}
          onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
        >
          <Dialog.Title asChild>
            <h2>{title}</h2>
          </Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
