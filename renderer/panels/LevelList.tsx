/** The pack's levels in order, each with its picture, title and verdict; new, duplicate, rename, reorder, delete. */
import { Ellipsis, PencilRuler, Plus, Sparkles } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type CSSProperties, type KeyboardEvent, memo, type PointerEvent, useLayoutEffect, useRef } from 'react'
import { renameLevel } from '../../core/document/edit.ts'
import { isBroken, type Level, type PackEntry } from '../../core/document/pack.ts'
import { extentOf, subjectFor } from '../board.ts'
import { type CommandId, runCommand, toggleDraft } from '../commands.ts'
import { CommandButton } from '../controls/CommandButton.tsx'
import { InlineText } from '../controls/InlineText.tsx'
import { viewOf } from '../kinds/index.ts'
import { sizeOf } from '../kinds/view.ts'
import { commitEdit, currentLevel, selectLevel, useEditor } from '../store.ts'
import { useWords } from '../words.ts'
import { Badge } from './Badge.tsx'
import { Thumbnail } from './Thumbnail.tsx'
import { MenuCommand } from './TopBar.tsx'
import { useReorder } from './useReorder.ts'
import { useRows } from './useRows.ts'

/** The height of a level in the list, in CSS pixels. */
const ROW = 60

const RIGHT = 2

/** Keys of the list itself. */
const COMMAND_OF: Readonly<Record<string, CommandId>> = {
  ArrowUp: 'previousLevel',
  ArrowDown: 'nextLevel',
  Delete: 'deleteLevel',
  Enter: 'renameLevel',
}

export function LevelList() {
  const { t } = useWords()
  const levels = useEditor((state) => state.history.pack.levels)
  const levelId = useEditor((state) => state.levelId)
  const list = useRef<HTMLDivElement>(null)
  const renaming = useEditor((state) => state.renaming)
  const levelMenu = useEditor((state) => state.levelMenu)
  const index = levels.findIndex((entry) => entry.id === levelId)
  const { first, end } = useRows(list, ROW, levels.length, index, renaming ?? levelMenu)
  const { moving, gap, onPointerDown } = useReorder(list, ROW, levels.length)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return
    const id = COMMAND_OF[event.key]
    if (id === undefined) return
    event.preventDefault()
    runCommand(id)
  }
  return (
    <nav className="levels" aria-label={t('levels')}>
      <div className="panel-head">
        {t('levels')}
        <span className="count">{levels.length}</span>
        <span className="end">
          <CommandButton id="generate" icon={<Sparkles size={16} />} />
          <CommandButton id="newLevel" icon={<Plus size={16} />} />
        </span>
      </div>
      <div
        ref={list}
        className="scroll levels-list"
        role="listbox"
        tabIndex={0}
        aria-label={t('levels')}
        aria-activedescendant={levelId === null ? undefined : `level-${levelId}`}
        onKeyDown={onKeyDown}
      >
        <div className="rows" style={{ height: ROW * levels.length }}>
          {levels.slice(first, end).map((entry, i) => (
            <Item
              key={entry.id}
              entry={entry}
              number={first + i + 1}
              total={levels.length}
              selected={entry.id === levelId}
              moving={entry.id === moving}
              onPointerDown={onPointerDown}
            />
          ))}
          {moving !== null && <div className="gap" style={{ top: ROW * gap }} />}
        </div>
      </div>
    </nav>
  )
}

interface ItemProps {
  readonly entry: PackEntry
  /** Counted from 1, of `total`. */
  readonly number: number
  readonly total: number
  readonly selected: boolean
  readonly moving: boolean
  readonly onPointerDown: (event: PointerEvent, id: string) => void
}

/** Made anew only when it changes, not whenever the list is scrolled. */
const Item = memo(function Item({ entry, number, total, selected, moving, onPointerDown }: ItemProps) {
  const { t } = useWords()
  const isRenaming = useEditor((state) => state.renaming === entry.id)
  const style: CSSProperties = { top: ROW * (number - 1), height: ROW }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list takes the keys for all its options.
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus, its option is the active descendant.
    <div
      id={`level-${entry.id}`}
      className={moving ? 'level moving' : 'level'}
      style={style}
      role="option"
      aria-selected={selected}
      aria-posinset={number}
      aria-setsize={total}
      onPointerDown={(event) => onPointerDown(event, entry.id)}
      onClick={() => selectLevel(entry.id)}
      onContextMenu={(event) => {
        // A title being typed keeps the menu that pastes into it.
        if (event.target instanceof HTMLInputElement) return
        event.preventDefault()
        openMenu(entry.id)
      }}
      onDoubleClick={() => !isBroken(entry) && runCommand('renameLevel')}
    >
      <span className="thumb">
        <Thumbnail entry={entry} />
      </span>
      <span className="name">
        <span className="number">{number}</span>
        {isRenaming && !isBroken(entry) ? <Title level={entry} /> : <span className="words">{titleOf(entry, t('untitledLevel'))}</span>}
      </span>
      {isBroken(entry) ? <span className="facts">{t('brokenLevel')}</span> : <Facts level={entry} />}
      <ItemMenu entry={entry} />
    </div>
  )
})

export const titleOf = (entry: PackEntry, untitled: string): string => (isBroken(entry) ? entry.id : entry.title || untitled)

function Title({ level }: { readonly level: Level }) {
  const { t } = useWords()
  const rename = (title: string) => commitEdit(renameLevel(useEditor.getState().history.pack, level.id, title))
  return (
    <InlineText
      eager
      value={level.title}
      label={t('levelTitle')}
      placeholder={t('untitledLevel')}
      onCommit={rename}
      onDone={() => useEditor.setState({ renaming: null })}
    />
  )
}

function Facts({ level }: { readonly level: Level }) {
  const { t } = useWords()
  const answer = useEditor((state) => state.verdicts.get(subjectFor(level.kind, level.board).key))
  const { width, height } = sizeOf(viewOf(level.kind), extentOf(level.kind, level.board))
  return (
    <span className="facts">
      <span className="size">{t('size', { width, height })}</span>
      <Badge answer={answer} />
      {level.draft && (
        <span className="chip" title={t('draft')}>
          <PencilRuler size={13} aria-hidden="true" />
          <span>{t('draft')}</span>
        </span>
      )}
    </span>
  )
}

function openMenu(id: string): void {
  selectLevel(id)
  useEditor.setState({ levelMenu: id })
}

function ItemMenu({ entry }: { readonly entry: PackEntry }) {
  const { t } = useWords()
  const level = useEditor(currentLevel)
  const isRunning = useEditor((state) => state.run !== null)
  const isOpen = useEditor((state) => state.levelMenu === entry.id)
  /** What had the focus before. */
  const before = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (isOpen) before.current = document.activeElement
  }, [isOpen])
  const giveBack = (event: Event) => {
    event.preventDefault()
    const isFree = document.activeElement === null || document.activeElement === document.body
    // A dialog may have it by now; a title to be typed could not take it from the menu.
    if (!isFree) return
    const list = document.querySelector<HTMLElement>('.levels-list')
    const title = list?.querySelector('input')
    if (title) title.select()
    else if (before.current instanceof HTMLElement && before.current !== document.body) before.current.focus({ preventScroll: true })
    else list?.focus({ preventScroll: true })
  }
  return (
    <DropdownMenu.Root open={isOpen} onOpenChange={(open) => (open ? openMenu(entry.id) : useEditor.setState({ levelMenu: null }))}>
      <DropdownMenu.Trigger className="plain more" aria-label={t('levelActions')} tabIndex={-1}>
        <Ellipsis size={14} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="menu"
          align="start"
          sideOffset={2}
          onCloseAutoFocus={giveBack}
          onContextMenu={(event) => event.preventDefault()}
          // Where the right button that opened it is let go over an item, that is no choice.
          onPointerUpCapture={(event) => event.button === RIGHT && event.stopPropagation()}
        >
          <MenuCommand id="renameLevel" />
          <MenuCommand id="duplicateLevel" />
          <MenuCommand id="copyText" />
          <MenuCommand id="pasteText" />
          <MenuCommand id="resize" />
          {level !== undefined && (
            <DropdownMenu.Item className="menu-item" disabled={isRunning} onSelect={() => toggleDraft(level)}>
              {t(level.draft ? 'unmarkDraft' : 'markDraft')}
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Separator className="menu-line" />
          <MenuCommand id="levelUp" />
          <MenuCommand id="levelDown" />
          <DropdownMenu.Separator className="menu-line" />
          <MenuCommand id="deleteLevel" />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
