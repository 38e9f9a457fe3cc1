/** One line a kind; a kind in core without a view here does not compile. */
import type { kinds } from '../../core/kinds/index.ts'
import { jelly } from './jelly/view.tsx'
import { parkout } from './parkout/view.tsx'
import { signal } from './signal/view.tsx'
import type { KindView } from './view.ts'

export type KindId = (typeof kinds)[number]['id']

const views: Readonly<Record<KindId, KindView>> = { parkout, signal, jelly }

/** Throws for an unknown kind (a bug: such a level is kept as text). */
export function viewOf(kindId: string): KindView {
  const view = Object.entries(views).find(([id]) => id === kindId)?.[1]
  if (view === undefined) throw new Error(`no view for the kind ${kindId}`)
  return view
}
