/** Characters of a level's text that an author cannot see, or cannot tell from others; and a text without some of them at its end. */

const INVISIBLE = /^(?! )[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]$/u

/** Whether a character shows nothing: zero-width ones, and spaces that are not the plain one. A tab is a flaw of its own. */
export const isInvisible = (char: string): boolean => char !== '\t' && INVISIBLE.test(char)

/** As a message may quote it: what cannot be seen is shown by its number. */
export const shownCharacter = (char: string): string =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(char) && !isInvisible(char)
    ? char
    : `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** `text` without those of `chars` that end it. */
export function withoutEnd(text: string, chars: string): string {
  let end = text.length
  while (end > 0 && chars.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
