/** The letters that name cars: which characters may, and which one a new car gets. */
import type { Lot } from './lot.ts'

/** Given out in this order: a–z, then Greek and Cyrillic letters whose capital looks like no earlier one, then those whose capital does. */
export const LETTERS = ['abcdefghijklmnopqrstuvwxyz', 'γδθλξπφψω', 'бджзийлцчшщъыьэюя', 'αβεζηικμνορτυχ', 'авгекмнопрстуфх'].join('')

/** A letter of a Japanese keyboard's full-width mode. */
export const isFullWidthLetter = (char: string): boolean => /^[Ａ-Ｚａ-ｚ]$/.test(char)

/** The car that a character names, and whether it is the nose; undefined: not a letter with a capital and a small form of one unit each. */
export function readLetter(char: string): { readonly letter: string; readonly nose: boolean } | undefined {
  // ａ would be a car that nobody can tell from a.
  if (isFullWidthLetter(char)) return undefined
  const letter = char.toLowerCase()
  const capital = char.toUpperCase()
  if (letter.length !== 1 || capital.length !== 1 || letter === capital) return undefined
  // σ and Σ return to themselves; ς, ı, the Kelvin sign and title-case letters do not.
  if (letter.toUpperCase() !== capital || capital.toLowerCase() !== letter) return undefined
  return char === letter || char === capital ? { letter, nose: char === capital } : undefined
}

/** The letter for the next car; undefined: all 81 are taken. */
export function nextLetter(lot: Lot): string | undefined {
  const taken = new Set(lot.cars.map((car) => car.letter))
  return [...LETTERS].find((letter) => !taken.has(letter))
}
