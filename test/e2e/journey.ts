/**
 * A designer's first hour, over any host: paint a published level, see it proven, break it, mend it, play it, have its solution played
 * back, save it, come back to it, and have another one generated.
 */
import { expect } from 'vitest'
import type { Point } from '../../core/grid.ts'
import { en } from '../../core/text/en.ts'
import { isSolved } from '../../renderer/play/course.ts'
import type { Editor } from './editor.ts'
import { courseFrom, playMove } from './playing.ts'

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
  /** Opens it again, by whatever dialog the host has. */
  reopen(): Promise<void>
}

/** From a new pack to one in a file, with easy-1 in it. */
export async function journey(editor: Editor, files: JourneyFiles): Promise<void> {
  await paint(editor)
  await breakAndMend(editor)
  const line = await moves(editor)
  await play(editor, line)
  await playBack(editor, line)

  expect(await editor.isDirty()).toBe(true)
  await files.save()
  await expect.poll(() => editor.isDirty()).toBe(false)
  expect(JSON.parse(await files.read()).levels[0].rows).toEqual(PAINTED)

  await editor.page.keyboard.press('Control+Alt+N')
  await expect.poll(() => editor.verdict()).toBe('Already solved: 0 moves')
  await files.reopen()
  await expect.poll(() => editor.verdict()).toBe('Proven optimal: 8 moves')
  expect(await editor.isDirty()).toBe(false)
  expect(await moves(editor)).toEqual(line)
  await generate(editor)
}

/** The line beside the board, in the letters that were painted. */
const moves = async (editor: Editor): Promise<readonly string[]> =>
  (await editor.page.getByTestId('line').locator('li').allTextContents()).map((text) => text.replace(/^\d+/, ''))

async function paint(editor: Editor): Promise<void> {
  await expect.poll(() => editor.verdict()).toBe('Already solved: 0 moves')
  await editor.tool('Car')
  for (const car of CARS) await editor.drag(car)
  await editor.tool('Immobile car')
  for (const car of IMMOBILE) await editor.drag(car)
  await editor.tool('Gate')
  for (const gates of GATES) await editor.drag(gates)
  await expect.poll(() => editor.verdict()).toBe('Proven optimal: 8 moves')
  await editor.counted()
  expect(await editor.page.getByTestId('work').textContent()).toMatch(/^\d+ states?((< 1|\d+) ms|[\d.]+ s)$/)
}

async function breakAndMend(editor: Editor): Promise<void> {
  const { page } = editor
  // The gate at the right of row 1: both cars of that row need it.
  await editor.drag([[7, 1]])
  await expect.poll(() => editor.verdict()).toBe('Proven unsolvable: Unsolvable')
  expect(await page.getByTestId('why').textContent()).toMatch(/^Car a .*no gate/)
  await page.getByRole('button', { name: 'Show the cells' }).click()
  expect(await page.locator('.ring.flash').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await editor.verdict()).toBe('Proven optimal: 8 moves')
}

const figures = async (editor: Editor): Promise<string | undefined> =>
  (await editor.page.getByTestId('counter').textContent())?.replaceAll(/\s+/g, ' ').trim()

/** Plays the line to its end, and is back at the level as it was painted. */
async function play(editor: Editor, line: readonly string[]): Promise<void> {
  const { page } = editor
  await page.getByRole('button', { name: 'Play-test' }).click()
  let course = courseFrom(PAINTED)
  for (const text of line) course = await playMove(editor, course, text)
  expect(isSolved(course)).toBe(true)
  expect(await figures(editor)).toBe('8 / 8')
  expect(await page.getByTestId('play-state').textContent()).toBe('In the fewest moves there are.')
  await page.getByRole('button', { name: 'Back to editing' }).click()
  expect(await editor.verdict()).toBe('Proven optimal: 8 moves')
}

async function playBack(editor: Editor, line: readonly string[]): Promise<void> {
  const { page } = editor
  await page.getByRole('button', { name: 'Play back' }).click()
  expect(await page.getByTestId('playback-state').textContent()).toBe(`Next: ${line[0]}`)
  await page.getByRole('button', { name: 'Next move' }).click()
  expect(await figures(editor)).toBe('1 / 8 moves')
  await page.getByRole('button', { name: 'To the end' }).click()
  expect([await figures(editor), await page.getByTestId('playback-state').textContent()]).toEqual(['8 / 8 moves', 'Solved'])
  await page.getByRole('button', { name: 'Back to editing' }).click()
}

/** A small level by its seed, inserted as one step, and taken back by one. */
async function generate(editor: Editor): Promise<void> {
  const { page } = editor
  await page.getByRole('button', { name: 'Generate levels…' }).click()
  const wishes = {
    [en['wish.parkout.width']]: '4',
    [en['wish.parkout.height']]: '4',
    Seed: 'garage',
    'How many': '1',
  }
  for (const [name, value] of Object.entries(wishes)) await page.getByLabel(name, { exact: true }).fill(value)
  await page.getByLabel(en['wish.parkout.effort'], { exact: true }).selectOption(en['effort.parkout.quick'])
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect.poll(() => page.getByTestId('generated').textContent(), { timeout: 30_000 }).toBe('1 level found.')
  const fewest = (await page.getByTestId('preview').locator('dd').first().textContent())?.trim()
  await page.getByRole('button', { name: 'Insert as new level' }).click()
  await expect.poll(() => editor.verdict()).toBe(`Proven optimal: ${fewest} moves`)
  expect([await page.getByRole('option').count(), await editor.isDirty()]).toEqual([2, true])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => page.getByRole('option').count()).toBe(1)
  expect([await editor.verdict(), await editor.isDirty()]).toEqual(['Proven optimal: 8 moves', false])
}
