/** A designer's first hour, with the mouse alone, over any host: paint a published level, see it proven, break it, mend it, save it. */
import { expect } from 'vitest'
import type { Point } from '../../core/grid.ts'
import type { Editor } from './editor.ts'

/** easy-1 as gestures: cars from tail to nose, immobile cars from end to end, gates. */
const CARS: readonly (readonly [Point, Point])[] = [
  [
    [1, 1],
    [2, 1],
  ],
  [
    [3, 1],
    [4, 1],
  ],
  [
    [5, 1],
    [5, 3],
  ],
  [
    [2, 4],
    [2, 3],
  ],
  [
    [1, 5],
    [1, 4],
  ],
  [
    [6, 4],
    [4, 4],
  ],
]
const IMMOBILE: readonly (readonly [Point, Point])[] = [
  [
    [3, 2],
    [4, 2],
  ],
  [
    [6, 2],
    [6, 3],
  ],
  [
    [3, 3],
    [4, 3],
  ],
  [
    [2, 5],
    [3, 5],
  ],
  [
    [2, 6],
    [3, 6],
  ],
]
const GATES: readonly (readonly [Point, ...Point[]])[] = [
  [
    [1, 0],
    [2, 0],
    [3, 0],
  ],
  [
    [7, 1],
    [7, 2],
    [7, 3],
  ],
  [
    [0, 4],
    [0, 5],
  ],
  [[0, 6]],
  [
    [4, 7],
    [5, 7],
    [6, 7],
  ],
]
/** Its letters as they come when it is painted in that order. */
const PAINTED = ['#...####', '#aAbBc..', '#..ggch.', '#.DiiCh.', '.Ed.Fff#', '.ejj...#', '..kk...#', '####...#']

export interface JourneyFiles {
  /** Saves the pack on screen under a new name, by whatever dialog the host has. */
  save(): Promise<void>
  /** What was written. */
  read(): Promise<string>
}

/** From a new pack to easy-1 in a file. */
export async function journey(editor: Editor, files: JourneyFiles): Promise<void> {
  const { page } = editor
  await expect.poll(() => editor.verdict()).toBe('Already solved: 0 moves')

  await editor.tool('Car')
  for (const car of CARS) await editor.drag(car)
  await editor.tool('Immobile car')
  for (const car of IMMOBILE) await editor.drag(car)
  await editor.tool('Gate')
  for (const gates of GATES) await editor.drag(gates)
  await expect.poll(() => editor.verdict()).toBe('Proven optimal: 8 moves')
  expect(await page.getByTestId('line').locator('li').count()).toBe(8)
  expect(await page.getByTestId('work').textContent()).toMatch(/^\d+ states?(< 1|\d+) ms$/)

  // The gate at the right of row 1: both cars of that row need it.
  await editor.drag([[7, 1]])
  await expect.poll(() => editor.verdict()).toBe('Proven unsolvable: Unsolvable')
  expect(await page.getByTestId('why').textContent()).toMatch(/^Car a .*no gate/)
  await page.getByRole('button', { name: 'Show the cells' }).click()
  expect(await page.locator('.ring.flash').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await editor.verdict()).toBe('Proven optimal: 8 moves')

  expect(await editor.isDirty()).toBe(true)
  await files.save()
  await expect.poll(() => editor.isDirty()).toBe(false)
  expect(JSON.parse(await files.read()).levels[0].rows).toEqual(PAINTED)
}
