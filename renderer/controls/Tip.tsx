/** A control's name and key, shown when the pointer or the focus rests on it. */
import { Tooltip } from 'radix-ui'
import type { ReactNode } from 'react'

export type TipSide = 'top' | 'right' | 'bottom' | 'left'

interface Props {
  readonly label: string
  readonly keys?: string | undefined
  readonly side?: TipSide | undefined
  readonly children: ReactNode
}

export function Tip({ label, keys, side = 'bottom', children }: Props) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="tip" side={side} sideOffset={6} collisionPadding={8}>
          {label}
          {keys !== undefined && <span className="keys">{keys}</span>}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
