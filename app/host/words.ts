/** Core's sentences for those who speak outside the screen: the command line and the desktop's menus and dialogs. */
import { createInstance } from 'i18next'
import type { Details } from '../../core/fault.ts'
import { en } from '../../core/text/en.ts'
import { ja } from '../../core/text/ja.ts'
import { escapeText } from './escape.ts'

export interface Words {
  /** The sentence of a key, a code or a reason, filled in with details that are safe to print; `count` chooses the plural form. */
  say(key: string, details?: Details): string
  /** 219576 → 219,576 */
  number(value: number): string
}

/** LC_ALL before LC_MESSAGES before LANG, as everywhere; anything but Japanese is English. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): 'en' | 'ja' {
  return /^ja\b|^ja_/i.test(env.LC_ALL || env.LC_MESSAGES || env.LANG || '') ? 'ja' : 'en'
}

export function makeWords(language: 'en' | 'ja'): Words {
  const i18n = createInstance({
    lng: language,
    resources: { en: { translation: en }, ja: { translation: ja } },
    initAsync: false,
    // Keys are flat, and codes hold dots and slashes; nothing here is HTML.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  void i18n.init()
  const format = new Intl.NumberFormat(language)
  const safe = (details: Details): Details =>
    Object.fromEntries(Object.entries(details).map(([name, value]) => [name, typeof value === 'string' ? escapeText(value) : value]))
  return { say: (key, details = {}) => i18n.t(key, safe(details)), number: (value) => format.format(value) }
}
