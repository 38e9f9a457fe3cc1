/** How wide text is in a terminal. */

/** Kana, kanji, hangul and full-width forms take two columns. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/

export const columns = (text: string): number => [...text].reduce((sum, char) => sum + (WIDE.test(char) ? 2 : 1), 0)

/** As much of the beginning as fits. */
export function clip(text: string, most: number): string {
  let used = 0
  return [...text].filter((char) => (used += columns(char)) <= most).join('')
}
