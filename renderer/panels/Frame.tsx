/** The three columns of the window: their widths are dragged at the lines between them, and remembered. */
import type { ReactNode } from 'react'
import { Group, type Layout, Panel, Separator } from 'react-resizable-panels'
import { readWidth, writeWidth } from '../prefs.ts'
import { useWords } from '../words.ts'

/** In CSS pixels. */
const LIST = { usual: 232, min: 168, max: 420 }
const SIDE = { usual: 300, min: 260, max: 560 }
const BOARD_MIN = 320

function remember(layout: Layout): void {
  const room = document.querySelector('[data-group]')?.clientWidth ?? 0
  for (const panel of ['list', 'side'] as const) writeWidth(panel, ((layout[panel] ?? 0) / 100) * room)
}

interface Props {
  readonly list: ReactNode
  readonly board: ReactNode
  readonly side: ReactNode
}

export function Frame({ list, board, side }: Props) {
  const { t } = useWords()
  return (
    <Group
      className="frame"
      orientation="horizontal"
      onLayoutChanged={(layout, { isUserInteraction }) => isUserInteraction && remember(layout)}
    >
      <Panel
        id="list"
        defaultSize={readWidth('list') ?? LIST.usual}
        minSize={LIST.min}
        maxSize={LIST.max}
        groupResizeBehavior="preserve-pixel-size"
      >
        {list}
      </Panel>
      <Separator className="divider" aria-label={t('resizeList')} />
      <Panel id="board" minSize={BOARD_MIN} className="middle">
        {board}
      </Panel>
      <Separator className="divider" aria-label={t('resizeSide')} />
      <Panel
        id="side"
        defaultSize={readWidth('side') ?? SIDE.usual}
        minSize={SIDE.min}
        maxSize={SIDE.max}
        groupResizeBehavior="preserve-pixel-size"
      >
        {side}
      </Panel>
    </Group>
  )
}
