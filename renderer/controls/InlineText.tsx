/** A title that is edited where it stands: Enter or leaving it commits once, Escape takes it back, an input method keeps its keys. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { isComposing } from '../keys.ts'

interface Props {
  readonly value: string
  readonly label: string
  readonly placeholder: string
  /** Given once; not called where nothing changed. */
  readonly onCommit: (value: string) => void
  /** Editing has ended, either way. */
  readonly onDone?: () => void
  /** Takes the focus, all selected, when it appears. */
  readonly eager?: boolean
}

export function InlineText({ value, label, placeholder, onCommit, onDone, eager = false }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const takenBack = useRef(false)

  useEffect(() => {
    if (eager) input.current?.select()
  }, [eager])

  const end = () => {
    if (draft !== null && draft !== value && !takenBack.current) onCommit(draft)
    takenBack.current = false
    setDraft(null)
    onDone?.()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation()
    if (isComposing(event.nativeEvent) || (event.key !== 'Enter' && event.key !== 'Escape')) return
    takenBack.current = event.key === 'Escape'
    event.currentTarget.blur()
  }
  return (
    <input
      ref={input}
      className="inline-text"
      aria-label={label}
      placeholder={placeholder}
      spellCheck={false}
      value={draft ?? value}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={end}
      onKeyDown={onKeyDown}
    />
  )
}
