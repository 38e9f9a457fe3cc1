/** The frame of a tool's own drawing, in the style of the icon set. */
import type { ReactNode } from 'react'

export function Drawing({ size = 20, children }: { size?: number | undefined; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}
