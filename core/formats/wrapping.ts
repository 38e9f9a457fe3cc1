/** What mail, chat and editors put around rows, taken off line by line: a line keeps its number, and one that is no row becomes empty. */

/** Deeper quotes are nobody's mail. */
const QUOTE = /^(?:[ \t]*> ?){1,20}/
/** A line that begins or ends a block of code, in Markdown and in chat. */
const FENCE = /^[ \t]*(?:```|~~~)[\w-]*[ \t]*$/
/** Lines that a no-break space in the midst of them only parts into words: a name, then numbers or a colon. */
const NAMED = /^[a-z+]+(?:\s*:|\s+-?\d)/i

const isBlank = (line: string): boolean => line.trim() === ''
const isQuote = (line: string): boolean => QUOTE.test(line)
const withoutQuote = (line: string): string => line.replace(QUOTE, '')

/** Every character that ends a line somewhere; the last two are what some programs write for a line end inside a message. */
export const linesOf = (text: string): readonly string[] => text.split(/\r\n?|[\n\u2028\u2029]/)

/** No-break spaces as the plain ones they stand for around a line, and without what has no width before it. Elsewhere they are the kind's to judge. */
export function tidied(line: string): string {
  const begun = line.replace(/^[\s>\u200B]+/, (begin) => begin.replace(/[\u200B\uFEFF]/g, '').replaceAll('\u00A0', ' '))
  // Not by a pattern for the end, which would try every run of blanks of a long line.
  const body = begun.trimEnd()
  const ended = body + begun.slice(body.length).replaceAll('\u00A0', ' ')
  return ended.includes('\u00A0') && NAMED.test(ended.trimStart()) ? ended.replaceAll('\u00A0', ' ') : ended
}

/** What stands in blocks of code, if there are any; a block without an end ends with the text. A fence with nothing in it was copied along. */
function insideFences(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => FENCE.test(line))) return lines
  let isInside = false
  const inside = lines.map((line) => {
    if (!FENCE.test(line)) return isInside ? line : ''
    isInside = !isInside
    return ''
  })
  return inside.every(isBlank) ? lines.map((line) => (FENCE.test(line) ? '' : line)) : inside
}

const depthOf = (line: string): number => (QUOTE.exec(line)?.[0].match(/>/g) ?? []).length

/**
 * Lines freed of quotes, however deep, and of all that is not in blocks of code where there are such. Where not all lines are quoted as deep,
 * further forms keep the deeper ones only: around them are words of those who answered, or a mail program broke the quote.
 */
export function unwrapped(lines: readonly string[]): readonly (readonly string[])[] {
  const fenced = insideFences(lines)
  const depths = fenced.map((line) => (isBlank(line) ? undefined : depthOf(line)))
  const [least = 0, next, ...deeper] = [...new Set(depths)].filter((depth) => depth !== undefined).sort((a, b) => a - b)
  const forms = [least, ...(next === undefined ? [] : [next]), ...deeper.slice(-1)]
  return forms.map((form) => insideFences(fenced.map((line, i) => ((depths[i] ?? 0) >= form ? withoutQuote(line) : ''))))
}

/** Of a text whose lines are kept as they are, such as a pack: the same, and the very same text where nothing is around it. */
export function unwrappedText(text: string): readonly string[] {
  const lines = text.split(/\r\n?|\n/)
  const [first = '', ...others] = lines
  const bare = [first.replace(/^\uFEFF/, ''), ...others]
  if (!bare.some((line) => FENCE.test(line) || isQuote(line))) return [text]
  return unwrapped(bare).map((form) => form.join('\n'))
}
