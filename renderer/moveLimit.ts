/** A move limit as it is typed. */

/** `22`; `+3` is over the optimum, where that is known; nothing typed: no limit. Full-width digits are digits. */
export function parseLimit(text: string, optimum: number | null): number | undefined | 'invalid' {
  const plain = text.normalize('NFKC').trim()
  if (plain === '') return undefined
  const parts = /^(\+?)\s*(\d{1,6})$/.exec(plain)
  if (parts === null || (parts[1] === '+' && optimum === null)) return 'invalid'
  const limit = Number(parts[2]) + (parts[1] === '+' ? (optimum ?? 0) : 0)
  return limit >= 1 ? limit : 'invalid'
}
