/** Another size for the level, held at one of nine places, with a picture of what comes and what is cut off. */
import { type FormEvent, type KeyboardEvent, useMemo, useState } from 'react'
import type { Level } from '../../core/document/pack.ts'
import { type Anchor, anchorShift, type Size } from '../../core/grid.ts'
import { toSvg } from '../../core/svg.ts'
import { extentOf, kindNamed, NO_MARKS, pictureOf } from '../board.ts'
import { useTheme } from '../canvas/useScreen.ts'
import { Modal } from '../controls/Modal.tsx'
import { viewOf } from '../kinds/index.ts'
import { isSize, levelSize, resizeBoard } from '../resize.ts'
import { currentLevel, useEditor } from '../store.ts'
import { useWords, type Word } from '../words.ts'

export function Resize({ onClose }: { readonly onClose: () => void }) {
  const level = useEditor(currentLevel)
  return level === undefined ? null : <ResizeLevel level={level} onClose={onClose} />
}

function ResizeLevel({ level, onClose }: { readonly level: Level; readonly onClose: () => void }) {
  const { t, code } = useWords()
  const [size, setSize] = useState<Size>(() => levelSize(level))
  const [anchor, setAnchor] = useState<Anchor>([0, 0])
  const { min, max } = viewOf(level.kind).sizes
  const isGood = isSize(level.kind, size)
  const result = useMemo(() => (isGood ? kindNamed(level.kind).resize(level.board, size, anchor) : null), [isGood, level, size, anchor])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onClose()
    resizeBoard(size, anchor)
  }
  const side = (id: 'width' | 'height') => (
    <>
      <label htmlFor={`resize-${id}`}>{t(id)}</label>
      <input
        id={`resize-${id}`}
        className="field short"
        data-first={id === 'width' ? '' : undefined}
        type="number"
        required
        min={min}
        max={max}
        step={1}
        value={Number.isNaN(size[id]) ? '' : size[id]}
        onChange={(event) => setSize({ ...size, [id]: event.target.valueAsNumber })}
      />
    </>
  )
  return (
    <Modal wide title={t('resizeTitle')} onCancel={onClose}>
      <form className="resize" id="resize" onSubmit={submit}>
        <div className="labelled">
          {side('width')}
          {side('height')}
          <span id="anchor-label">{t('anchor')}</span>
          <Anchors anchor={anchor} choose={setAnchor} />
        </div>
        <div className="preview">{result !== null && <Preview level={level} size={size} anchor={anchor} {...result} />}</div>
      </form>
      <div className="lost" aria-live="polite" data-testid="lost">
        {result === null && <p className="why">{t('sizeRange', { min, max })}</p>}
        {result?.lost.length === 0 && <p className="why">{t('nothingCutOff')}</p>}
        {result !== null && result.lost.length > 0 && (
          <p className="warning-box">
            <strong>{t('cutOff')}</strong> {result.lost.map(({ what }) => code(what.key, what.details)).join(', ')}
          </p>
        )}
      </div>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          {t('cancel')}
        </button>
        <button type="submit" form="resize" className="button main" disabled={!isGood}>
          {t('resizeButton')}
        </button>
      </div>
    </Modal>
  )
}

const PARTS = [0, 1, 2] as const
const ANCHOR_WORDS: readonly (readonly Word[])[] = [
  ['anchorTopLeft', 'anchorTop', 'anchorTopRight'],
  ['anchorLeft', 'anchorMiddle', 'anchorRight'],
  ['anchorBottomLeft', 'anchorBottom', 'anchorBottomRight'],
]
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Nine places as a radio group of one tab stop; arrow keys move in both directions. */
function Anchors({ anchor, choose }: { readonly anchor: Anchor; readonly choose: (anchor: Anchor) => void }) {
  const { t } = useWords()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const moved = (part: 0 | 1 | 2, by: number) => PARTS[Math.min(2, Math.max(0, part + by))] ?? part
    const next: Anchor = [moved(anchor[0], step[0]), moved(anchor[1], step[1])]
    choose(next)
    event.currentTarget.querySelectorAll<HTMLElement>('button')[next[1] * 3 + next[0]]?.focus()
  }
  return (
    <div className="anchors" role="radiogroup" aria-labelledby="anchor-label" tabIndex={-1} onKeyDown={onKeyDown}>
      {PARTS.flatMap((y) =>
        PARTS.map((x) => {
          const isChosen = anchor[0] === x && anchor[1] === y
          const label = t(ANCHOR_WORDS[y]?.[x] ?? 'anchorMiddle')
          return (
            // biome-ignore lint/a11y/useSemanticElements: nine places in a square, not a form's list.
            <button
              key={`${x} ${y}`}
              type="button"
              role="radio"
              aria-checked={isChosen}
              tabIndex={isChosen ? 0 : -1}
              aria-label={label}
              title={label}
              onClick={() => choose([x, y])}
            />
          )
        }),
      )}
    </div>
  )
}

interface PreviewProps {
  readonly level: Level
  readonly size: Size
  readonly anchor: Anchor
  readonly board: unknown
  readonly lost: readonly { readonly at: readonly (readonly [number, number])[] }[]
}

/** Pixels of a cell in the picture, before it is fitted. */
const CELL = 24

/** The level as it becomes, in front of what it was; crosses over what goes. */
function Preview({ level, size, anchor, board, lost }: PreviewProps) {
  const { t } = useWords()
  const theme = useTheme()
  const image = (of: unknown): string =>
    `data:image/svg+xml,${encodeURIComponent(toSvg(pictureOf(level.kind, of, NO_MARKS), kindNamed(level.kind).palette, theme, CELL))}`
  const old = extentOf(level.kind, level.board)
  const next = extentOf(level.kind, board)
  const [dx, dy] = anchorShift(levelSize(level), size, anchor)
  const [left, top] = [Math.min(0, -dx), Math.min(0, -dy)]
  const [right, bottom] = [Math.max(old.width, next.width - dx), Math.max(old.height, next.height - dy)]
  // What is drawn around the rows, and a little air.
  const around = viewOf(level.kind).border ?? 0
  const room = around + 0.2
  const placed = (x: number, y: number, { width, height }: Size) => ({
    x: x - around,
    y: y - around,
    width: width + 2 * around,
    height: height + 2 * around,
  })
  return (
    <svg
      viewBox={`${left - room} ${top - room} ${right - left + 2 * room} ${bottom - top + 2 * room}`}
      role="img"
      aria-label={t('resizePreview')}
    >
      <image href={image(level.board)} {...placed(0, 0, old)} opacity={0.3} />
      <image href={image(board)} {...placed(-dx, -dy, next)} />
      <rect className="bounds" x={-dx} y={-dy} width={next.width} height={next.height} rx={0.35} />
      {lost.flatMap(({ at }) =>
        at.map(([x, y]) => <path key={`${x} ${y}`} className="cut" d={`M${x + 0.2} ${y + 0.2}l.6 .6m0 -.6l-.6 .6`} />),
      )}
    </svg>
  )
}
