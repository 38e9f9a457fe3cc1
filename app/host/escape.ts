/** Text from files, safe in a terminal: what could move the cursor, turn the line around or hide is shown by its number. */

/** Controls, bidi marks and overrides, joiners, fillers, line separators, halves of characters, and spaces that look like others. */
const UNSEEN = /(?![ \u3000])[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}]/gu

const hex = (code: number): string => code.toString(16).padStart(4, '0')

/** `\u001b`, `\u{e0001}`. For parts of a line, never for one with its own line feed. */
export const escapeText = (text: string): string =>
  text.replace(UNSEEN, (char) => {
    const code = char.codePointAt(0) ?? 0
    return code > 0xffff ? `\\u{${hex(code)}}` : `\\u${hex(code)}`
  })

/** The same of JSON on one line; a reader gets the very same values. */
export const escapeJson = (json: string): string =>
  json.replace(UNSEEN, (char) => Array.from({ length: char.length }, (_, i) => `\\u${hex(char.charCodeAt(i))}`).join(''))
