/** The words on screen: core's sentences and the renderer's own in one i18next, in both languages. */
import i18next, { type TFunction } from 'i18next'
import { useCallback } from 'react'
import type { Details } from '../core/fault.ts'
import { en as coreEn } from '../core/text/en.ts'
import { ja as coreJa } from '../core/text/ja.ts'
import type { KindId } from './kinds/index.ts'
import type { Language } from './prefs.ts'
import { useEditor } from './store.ts'
import { en } from './text/en.ts'
import { ja } from './text/ja.ts'

/** A kind without a name in both languages does not compile. */
type KindNames = Readonly<Record<`kind.${KindId}`, string>>

const i18n = i18next.createInstance()
void i18n.init({
  lng: 'en',
  fallbackLng: false,
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  resources: {
    en: { translation: { ...(coreEn satisfies KindNames), ...en } },
    ja: { translation: { ...(coreJa satisfies KindNames), ...ja } },
  },
})

type Key = keyof typeof en
/** A word of the screen, without its plural suffix. */
export type Word = Key extends infer K ? (K extends `${infer Base}_${'one' | 'other'}` ? Base : K) : never
/** `code` finds the sentence of an issue, fault, reason, tool or cell: keys that only core knows. */
export interface Words {
  readonly t: (word: Word, details?: Details) => string
  readonly code: (code: string, details?: Details) => string
  readonly language: Language
}

const fixed: Readonly<Record<Language, TFunction>> = { en: i18n.getFixedT('en'), ja: i18n.getFixedT('ja') }

export function wordsIn(language: Language): Words {
  const say = fixed[language]
  // The screen is full of words that never change, and finding one anew takes as long as showing it.
  const plain = new Map<string, string>()
  const once = (key: string, find: () => string): string => {
    const known = plain.get(key) ?? find()
    plain.set(key, known)
    return known
  }
  const find = (code: string, details?: Details): string => say(code, { ...details, defaultValue: '' }) || `${say('internal')} (${code})`
  return {
    language,
    t: (word, details) => (details === undefined ? once(word, () => say(word)) : say(word, details)),
    code: (code, details) => (details === undefined ? once(code, () => find(code)) : find(code, details)),
  }
}

const both: Readonly<Record<Language, Words>> = { en: wordsIn('en'), ja: wordsIn('ja') }

export const useWords = (): Words => both[useEditor(useCallback((state) => state.language, []))]
