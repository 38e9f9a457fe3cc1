/**
 * What the editor remembers about its user: theme, motion, language, grid lines and the widths of panels. Kept in a cookie, because cookies
 * belong to a host name whatever its port, and the web host's port may change (localStorage would forget).
 */

export type ThemeChoice = 'system' | 'light' | 'dark'
/** `reduced`: moves are shown without the way there, whatever the system says. */
export type MotionChoice = 'system' | 'reduced'
export type Language = 'en' | 'ja'

const YEAR_SECONDS = 365 * 24 * 3600

function read(name: string): string | undefined {
  const start = `levelwright_${name}=`
  return document.cookie
    .split('; ')
    .find((part) => part.startsWith(start))
    ?.slice(start.length)
}

function write(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers later than the first paint needs the theme.
  document.cookie = `levelwright_${name}=${value}; Path=/; SameSite=Strict; Max-Age=${YEAR_SECONDS}`
}

export function readTheme(): ThemeChoice {
  const value = read('theme')
  return value === 'light' || value === 'dark' ? value : 'system'
}
export const writeTheme = (choice: ThemeChoice): void => write('theme', choice)

export const readMotion = (): MotionChoice => (read('motion') === 'reduced' ? 'reduced' : 'system')
export const writeMotion = (choice: MotionChoice): void => write('motion', choice)

export const readGrid = (): boolean => read('grid') !== 'off'
export const writeGrid = (on: boolean): void => write('grid', on ? 'on' : 'off')

/** Whether the parts of a level's score are shown. */
export const readParts = (): boolean => read('parts') !== 'off'
export const writeParts = (on: boolean): void => write('parts', on ? 'on' : 'off')

/** In CSS pixels; undefined: never chosen. */
export function readWidth(panel: 'list' | 'side'): number | undefined {
  const width = Number(read(panel))
  return width > 0 ? width : undefined
}
export const writeWidth = (panel: 'list' | 'side', width: number): void => write(panel, String(Math.round(width)))

/** The remembered language, else the first the browser asks for that we speak, else English. */
export function readLanguage(wanted: readonly string[] = navigator.languages): Language {
  const value = read('language')
  if (value === 'en' || value === 'ja') return value
  const first = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag === 'ja' || tag === 'en')
  return first === 'ja' ? 'ja' : 'en'
}
export const writeLanguage = (language: Language): void => write('language', language)
