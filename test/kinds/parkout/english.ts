/** The English sentence of an issue, as core/text has it. */
import type { Issue } from '../../../core/fault.ts'
import { en } from '../../../core/text/en.ts'

const sentences: Readonly<Record<string, string>> = en

export function english({ code, details = {} }: Issue): string {
  const sentence = sentences[code] ?? sentences[details.count === 1 ? `${code}_one` : `${code}_other`]
  if (sentence === undefined) throw new Error(`no sentence for ${code}`)
  return sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = details[name]
    if (value === undefined) throw new Error(`${code} lacks ${name}`)
    return String(value)
  })
}
