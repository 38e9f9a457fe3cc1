/** Folders and packs of the host, to open one or to name a new one. Arrow keys choose, Enter opens, Backspace goes up. */
import { ChevronRight, CornerLeftUp, File, Folder } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { FileEntry, Reply } from '../../core/contract.ts'
import { Fault } from '../../core/fault.ts'
import { Modal } from '../controls/Modal.tsx'
import { Tip } from '../controls/Tip.tsx'
import type { DialogOf } from '../dialog.ts'
import { isComposing } from '../keys.ts'
import { host } from '../session.ts'
import { useWords } from '../words.ts'

type Listing = Reply<'file.list'>

const EXTENSION = '.pack.json'
/** Names that could be packs; others stay out of the way. */
const isShown = (entry: FileEntry): boolean => !entry.name.startsWith('.') && (entry.is === 'folder' || entry.name.endsWith('.json'))

/** The folder of a path relative to the host's folder. */
const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/')

export function FileDialog({ mode, name: firstPath, refused, answer }: DialogOf<'files'>) {
  const { t, code, language } = useWords()
  const [listing, setListing] = useState<Listing | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const [chosen, setChosen] = useState(0)
  const [name, setName] = useState(firstPath.split('/').at(-1) ?? '')
  const [replacing, setReplacing] = useState<string | null>(null)
  const [isNameless, setNameless] = useState(false)
  /** Another choice has been made since, or is being made. */
  const [settled, setSettled] = useState<Fault | null>(null)
  /** Enter was pressed before the folder was there to be looked into. */
  const [isEager, setEager] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const entries = listing?.entries.filter(isShown) ?? []
  const wrong = fault ?? (refused === settled ? null : refused)
  const rename = (typed: string) => {
    setName(typed)
    setReplacing(null)
    setNameless(false)
    setSettled(refused)
  }

  const visit = (folder: string) => {
    host.call('file.list', { folder }).then(
      (found) => {
        setListing(found)
        setFault(null)
        setChosen(0)
      },
      (error: unknown) => {
        if (!(error instanceof Fault)) throw error
        setFault(error)
      },
    )
  }
  useEffect(() => visit(folderOf(firstPath)), [])
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  })

  const enter = (entry: FileEntry | undefined) => {
    if (entry === undefined) return
    if (entry.is === 'folder') visit(entry.path)
    else if (mode === 'open') answer({ path: entry.path, overwrite: false })
    else rename(entry.name)
  }
  const up = () => listing !== null && listing.parent !== null && visit(listing.parent)
  const submit = () => {
    if (listing === null) {
      setEager(mode === 'save' && fault === null)
      return
    }
    setEager(false)
    if (mode === 'open') {
      enter(entries[chosen])
      return
    }
    const plain = name.trim()
    setSettled(refused)
    setNameless(plain === '')
    if (plain === '') return
    const full = plain.endsWith('.json') ? plain : `${plain}${EXTENSION}`
    const path = listing.folder === '' ? full : `${listing.folder}/${full}`
    const isThere = listing.entries.some((entry) => entry.is === 'file' && entry.name === full)
    if (isThere && replacing !== path) setReplacing(path)
    else answer({ path, overwrite: isThere })
  }
  useEffect(() => {
    if (isEager && listing !== null) submit()
  }, [isEager, listing])
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    const last = entries.length - 1
    const to = { ArrowDown: Math.min(last, chosen + 1), ArrowUp: Math.max(0, chosen - 1), Home: 0, End: last }[event.key]
    if (to !== undefined) setChosen(Math.max(0, to))
    else if (event.key === 'Enter') enter(entries[chosen])
    else if (event.key === 'Backspace') up()
    else return
    event.preventDefault()
  }
  return (
    <Modal wide title={t(mode === 'open' ? 'openTitle' : 'saveTitle')} onCancel={() => answer(null)}>
      <div className="files">
        <div className="path">
          <Tip label={t('upFolder')} keys="Backspace">
            <button type="button" className="plain" aria-label={t('upFolder')} disabled={!listing || listing.parent === null} onClick={up}>
              <CornerLeftUp size={14} />
            </button>
          </Tip>
          <Path folder={listing?.folder ?? ''} visit={visit} />
        </div>
        <div
          ref={list}
          className="scroll"
          role="listbox"
          tabIndex={0}
          aria-label={t(mode === 'open' ? 'openTitle' : 'saveTitle')}
          aria-activedescendant={entries.length > 0 ? `entry-${chosen}` : undefined}
          onKeyDown={onKeyDown}
          data-first={mode === 'open' ? '' : undefined}
        >
          {entries.map((entry, i) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list takes the keys for its options.
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            <div
              key={entry.path}
              id={`entry-${i}`}
              role="option"
              aria-selected={i === chosen}
              onClick={() => {
                setChosen(i)
                if (mode === 'save' && entry.is === 'file') rename(entry.name)
              }}
              onDoubleClick={() => enter(entry)}
            >
              {entry.is === 'folder' ? <Folder size={15} aria-hidden="true" /> : <File size={15} aria-hidden="true" />}
              <span className="words">{entry.name}</span>
              {entry.is === 'file' && (
                <time>{new Date(entry.mtimeMs).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })}</time>
              )}
            </div>
          ))}
          {listing !== null && entries.length === 0 && <p className="none">{t('emptyFolder')}</p>}
        </div>
      </div>
      {(wrong !== null || isNameless) && (
        <p className="warning-box" role="alert">
          {wrong === null ? t('noFileName') : code(wrong.code, wrong.detail)}
        </p>
      )}
      <form
        id="files-form"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {mode === 'save' && (
          <div className="labelled">
            <label htmlFor="file-name">{t('fileName')}</label>
            <input
              id="file-name"
              className="field"
              value={name}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => rename(event.target.value)}
              data-first=""
            />
          </div>
        )}
      </form>
      {replacing !== null && (
        <p className="warning-box" role="alert">
          <strong>{t('replaceTitle', { name: replacing.split('/').at(-1) ?? '' })}</strong> {t('replaceWhy')}
        </p>
      )}
      <div className="dialog-actions">
        <button type="button" className="button" onClick={() => answer(null)}>
          {t('cancel')}
        </button>
        <button type="submit" form="files-form" className={replacing === null ? 'button main' : 'button bad'}>
          {t(mode === 'open' ? 'openButton' : replacing === null ? 'saveButton' : 'replace')}
        </button>
      </div>
    </Modal>
  )
}

/** The way from the host's folder to the one shown, each step a button. */
function Path({ folder, visit }: { readonly folder: string; readonly visit: (folder: string) => void }) {
  const { t } = useWords()
  const steps = folder === '' ? [] : folder.split('/')
  return (
    <>
      <button type="button" className="plain" onClick={() => visit('')}>
        {t('folderTop')}
      </button>
      {steps.map((step, i) => {
        const path = steps.slice(0, i + 1).join('/')
        return (
          <span key={path} className="plain">
            <ChevronRight size={12} aria-hidden="true" />
            <button type="button" className="plain" onClick={() => visit(path)}>
              {step}
            </button>
          </span>
        )
      })}
    </>
  )
}
