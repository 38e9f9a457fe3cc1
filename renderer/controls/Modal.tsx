/**
 * The frame of every dialog: a veil, a title, and focus that stays inside and returns to where it was. What has `data-first` gets the
 * focus first.
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

export function Modal({ title, wide = false, className = '', onCancel, children }: Props) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onCancel()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content
          className={`dialog ${wide ? 'wide' : ''} ${className}`}
          aria-describedby={undefined}
          onOpenAutoFocus={focusFirst}
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
