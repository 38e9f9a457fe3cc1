/** The bar over everything: file menu, undo and redo, the pack's title and file, theme, language and help. */
import { Check, CircleQuestionMark, Languages, Menu, Redo2, Save, SunMoon, Undo2 } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { type Edit, renamePack } from '../../core/document/edit.ts'
import { isDirty, nextRedo, nextUndo } from '../../core/document/history.ts'
import { type Command, type CommandId, canRun, commands } from '../commands.ts'
import { CommandButton } from '../controls/CommandButton.tsx'
import { InlineText } from '../controls/InlineText.tsx'
import { Tip } from '../controls/Tip.tsx'
import { keyLabel } from '../keys.ts'
import { PlayButton } from '../play/PlayButton.tsx'
import { type Language, type MotionChoice, type ThemeChoice, writeLanguage, writeMotion, writeTheme } from '../prefs.ts'
import { commitEdit, useEditor } from '../store.ts'
import { useWords, type Word } from '../words.ts'

export function TopBar() {
  const { t, code } = useWords()
  const title = useEditor((state) => state.history.pack.title)
  const file = useEditor((state) => state.file)
  const dirty = useEditor((state) => isDirty(state.history))
  const undone = useEditor((state) => (state.run === null ? nextUndo(state.history, state.levelId ?? undefined) : undefined))
  const redone = useEditor((state) => (state.run === null ? nextRedo(state.history, state.levelId ?? undefined) : undefined))
  const rename = (to: string) => commitEdit(renamePack(useEditor.getState().history.pack, to))
  const naming = (word: string, edit: Edit | undefined) =>
    edit === undefined ? word : `${word}: ${code(edit.label, { count: edit.after.levels?.length ?? 0 })}`
  return (
    <header className="topbar">
      <Mark />
      <FileMenu />
      <span className="rule" />
      <CommandButton id="undo" label={naming(t('undo'), undone)} icon={<Undo2 size={16} />} />
      <CommandButton id="redo" label={naming(t('redo'), redone)} icon={<Redo2 size={16} />} />
      <div className="what">
        <InlineText value={title} label={t('packTitle')} placeholder={t('untitledPack')} onCommit={rename} />
        <span className="where">{file?.path ?? t('notSaved')}</span>
        {file?.readOnly && <span className="chip">{t('readOnly')}</span>}
        {dirty && <span className="dirty" role="img" aria-label={t('unsavedChanges')} title={t('unsavedChanges')} data-testid="dirty" />}
      </div>
      <PlayButton />
      <CommandButton id="save" text={t('save')} icon={<Save size={15} aria-hidden="true" />} className={dirty ? 'button main' : 'button'} />
      <span className="rule" />
      <ThemeMenu />
      <LanguageMenu />
      <CommandButton id="help" label={t('help')} icon={<CircleQuestionMark size={16} />} />
    </header>
  )
}

/** A nose in a gate. */
function Mark() {
  return (
    <span className="mark">
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M17 1H3a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h14" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        <path d="M6 7h9l4 3-4 3H6z" fill="currentColor" />
      </svg>
    </span>
  )
}

function FileMenu() {
  const { t } = useWords()
  const items: readonly (CommandId | null)[] = ['newPack', 'open', null, 'save', 'saveAs', null, 'newLevel', 'generate']
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className="plain">
        <Menu size={16} aria-hidden="true" />
        <span className="text">{t('file')}</span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="start" sideOffset={4}>
          {items.map((id, i) =>
            id === null ? <DropdownMenu.Separator key={i} className="menu-line" /> : <MenuCommand key={id} id={id} />,
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

export function MenuCommand({ id }: { readonly id: CommandId }) {
  const { t } = useWords()
  const command: Command = commands[id]
  const enabled = useEditor((state) => canRun(id, state))
  return (
    <DropdownMenu.Item className="menu-item" disabled={!enabled} onSelect={command.run}>
      {t(command.word)}
      <span className="keys">{keyLabel(command.keys[0])}</span>
    </DropdownMenu.Item>
  )
}

const THEMES: readonly (readonly [ThemeChoice, Word])[] = [
  ['system', 'themeSystem'],
  ['light', 'themeLight'],
  ['dark', 'themeDark'],
]

const MOTIONS: readonly (readonly [MotionChoice, Word])[] = [
  ['system', 'motionSystem'],
  ['reduced', 'motionReduced'],
]

function ThemeMenu() {
  const { t } = useWords()
  const theme = useEditor((state) => state.theme)
  const motion = useEditor((state) => state.motion)
  const chooseTheme = (choice: ThemeChoice) => {
    writeTheme(choice)
    useEditor.setState({ theme: choice })
  }
  const chooseMotion = (choice: MotionChoice) => {
    writeMotion(choice)
    useEditor.setState({ motion: choice })
  }
  return (
    <ChoiceMenu label={t('theme')} icon={<SunMoon size={16} />}>
      <Choices value={theme} choices={THEMES.map(([id, word]) => [id, t(word)])} choose={chooseTheme} />
      <DropdownMenu.Separator className="menu-line" />
      <Choices value={motion} choices={MOTIONS.map(([id, word]) => [id, t(word)])} choose={chooseMotion} />
    </ChoiceMenu>
  )
}

const LANGUAGES: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['ja', '日本語'],
]

function LanguageMenu() {
  const { t } = useWords()
  const language = useEditor((state) => state.language)
  const choose = (choice: Language) => {
    writeLanguage(choice)
    useEditor.setState({ language: choice })
  }
  return (
    <ChoiceMenu label={t('language')} icon={<Languages size={16} />}>
      <Choices value={language} choices={LANGUAGES} choose={choose} />
    </ChoiceMenu>
  )
}

interface MenuProps {
  readonly label: string
  readonly icon: ReactNode
  readonly children: ReactNode
}

function ChoiceMenu({ label, icon, children }: MenuProps) {
  return (
    <DropdownMenu.Root>
      <Tip label={label}>
        <DropdownMenu.Trigger className="plain" aria-label={label}>
          {icon}
        </DropdownMenu.Trigger>
      </Tip>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={4}>
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

interface ChoicesProps<T extends string> {
  readonly value: T
  readonly choices: readonly (readonly [T, string])[]
  readonly choose: (value: T) => void
}

function Choices<T extends string>({ value, choices, choose }: ChoicesProps<T>) {
  return (
    <DropdownMenu.RadioGroup value={value}>
      {choices.map(([id, words]) => (
        <DropdownMenu.RadioItem key={id} className="menu-item" value={id} onSelect={() => choose(id)}>
          <span className="menu-mark">{id === value && <Check size={14} aria-hidden="true" />}</span>
          {words}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}
