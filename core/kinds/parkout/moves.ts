/** Moves of Park Out, packed into a number and as text: `a+2` (right or down), `a-1` (left or up), `a out`. */
import type { Move } from '../../play.ts'
import { type Lot, MAX_SIDE } from './lot.ts'

/** `car`: its number among the driven cars. `step`: cells, right and down positive, at most 30 either way; 0: out through its gate. */
export const packMove = (car: number, step: number): Move => car * 64 + step + 32

export const moveCar = (move: Move): number => move >> 6

export const moveStep = (move: Move): number => (move & 63) - 32

const drivenLetters = (lot: Lot): readonly string[] => lot.cars.filter((car) => car.nose !== null).map((car) => car.letter)

export function writeMove(lot: Lot, move: Move): string {
  const letter = drivenLetters(lot)[moveCar(move)]
  const step = moveStep(move)
  if (letter === undefined) throw new Error(`no car has the move ${move}`)
  if (step === 0) return `${letter} out`
  return step > 0 ? `${letter}+${step}` : `${letter}${step}`
}

/** In either case of letters; undefined: not a move of a car that is here. Whether it is legal is for the rules to say. */
export function readMove(lot: Lot, text: string): Move | undefined {
  const parts = /^(\S)(?:\s+(out)|\s*([+-]\d{1,2}))$/u.exec(text.trim().toLowerCase())
  if (!parts) return undefined
  const car = drivenLetters(lot).indexOf(parts[1]!)
  if (car < 0) return undefined
  if (parts[2]) return packMove(car, 0)
  const step = Number(parts[3])
  return step === 0 || Math.abs(step) >= MAX_SIDE ? undefined : packMove(car, step)
}
