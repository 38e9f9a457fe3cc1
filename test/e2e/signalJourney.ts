/** A Signal level from a blank board to a saved file, the same over every host: drawn, found ambiguous, mended, watched, scrambled, played. */
import { expect } from 'vitest'
import type { Point } from '../../core/grid.ts'
import { parse } from '../../core/kinds/signal/level.ts'
import { fitView } from '../../renderer/canvas/view.ts'
import { isAnswer } from '../kinds/signal/bruteForce.ts'
import type { Editor } from './editor.ts'
import type { JourneyFiles } from './journey.ts'

export type Size = readonly [columns: number, rows: number]

/** The middle of a cell of a fitted board, which has no frame. */
async function place({ page }: Editor, [x, y]: Point, [columns, rows]: Size): Promise<{ readonly x: number; readonly y: number }> {
  const pane = (await page.getByRole('grid').boundingBox())!
  const ratio = await page.evaluate(() => window.devicePixelRatio)
  const view = fitView(pane, { width: columns, height: rows }, ratio)
  return { x: pane.x + view.x + (x + 0.5) * view.cell, y: pane.y + view.y + (y + 0.5) * view.cell }
}

export async function draw(editor: Editor, cells: readonly [Point, ...Point[]], size: Size, steps = 3): Promise<void> {
  const { mouse } = editor.page
  const start = await place(editor, cells[0], size)
  await mouse.move(start.x, start.y)
  await mouse.down()
  for (const cell of cells.slice(1)) {
    const { x, y } = await place(editor, cell, size)
    await mouse.move(x, y, { steps })
  }
  await mouse.up()
}

export async function newSignal({ page }: Editor, [width, height]: Size): Promise<void> {
  await page.getByRole('button', { name: 'New level…' }).first().click()
  await page.getByLabel('Kind').selectOption({ label: 'Signal' })
  await page.getByLabel('Width').fill(String(width))
  await page.getByLabel('Height').fill(String(height))
  await page.getByRole('button', { name: 'Create' }).click()
}

const FIVE: Size = [5, 5]
const counter = async ({ page }: Editor) => (await page.getByTestId('counter').textContent())?.replaceAll(/\s+/g, ' ').trim()

/** A tree of 25 tiles that can lie in two ways. */
const TREE = ['44684', '3bfe9', '2e914', '2fac5', '292b9']

/** A pack with one level before, and this one in it. */
export async function signalJourney(editor: Editor, files: Pick<JourneyFiles, 'save' | 'read'>): Promise<void> {
  const { page } = editor
  await newSignal(editor, FIVE)
  await expect.poll(() => editor.verdict()).toContain('Proven unsolvable')
  expect(await page.getByTestId('issues').textContent()).toContain('The board is blank')

  for (const [y, row] of TREE.entries())
    for (const [x, digit] of [...row].entries()) {
      const mask = Number.parseInt(digit, 16)
      const ways: readonly (readonly [number, Point])[] = [
        [2, [x + 1, y]],
        [4, [x, y + 1]],
      ]
      for (const [arm, next] of ways) if (mask & arm) await draw(editor, [[x, y], next], FIVE, 1)
    }
  await expect.poll(() => editor.verdict()).toBe('Already solved: 0 moves')

  await page.keyboard.press('j')
  await expect.poll(() => editor.verdict()).toBe('Not unique: 2 answers')

  // Both answers, one faded into the other, once all is known of them.
  await page.getByTestId('uniqueness').getByRole('button').waitFor()
  await page.keyboard.press('Shift+A')
  expect(await counter(editor)).toBe('2 answers')
  const differing = await page.getByTestId('differing').getByRole('listitem').count()
  expect(differing).toBeGreaterThan(0)
  const first = await editor.drawn(0)
  expect(await editor.drawn(1)).not.toBe(first)
  await page.getByLabel('From the first answer to the second').fill('1')
  expect(await page.getByLabel('From the first answer to the second').getAttribute('aria-valuetext')).toBe('Answer 2')

  // A lock that leaves the second.
  await page.getByRole('button', { name: 'Lock tiles' }).click()
  await page.getByRole('button', { name: 'Take it' }).click()
  await expect.poll(() => editor.readout.getAttribute('data-state')).toBe('proven')
  await expect.poll(() => page.getByTestId('uniqueness').textContent()).toBe('Unique')
  await expect.poll(() => page.getByTestId('grade').textContent()).toMatch(/Easy|Medium|Hard/)

  // The film, to its end.
  await expect.poll(() => page.getByTestId('thinking').textContent()).toMatch(/, \d+ steps/)
  await page.keyboard.press('Shift+D')
  const steps = await page.getByTestId('thoughts').getByRole('listitem').count()
  await page.keyboard.press('ArrowRight')
  expect(await page.getByTestId('thought').textContent()).toMatch(/Row \d, column \d:/)
  await page.keyboard.press('End')
  expect(await counter(editor)).toBe(`${steps} / ${steps} steps`)
  await page.keyboard.press('Escape')

  // Played by the announced line; one press too many is taken back by the other button.
  const line = await announcedLine(editor)
  const cells = line.map((text) => (/(\d),(\d)$/.exec(text) ?? []).slice(1).map(Number) as unknown as Point)
  await page.keyboard.press('p')
  for (const [i, cell] of cells.entries()) {
    const { x, y } = await place(editor, cell, FIVE)
    if (i === 0) {
      await page.mouse.click(x, y)
      await page.mouse.click(x, y, { button: 'right' })
      await page.keyboard.press('z')
      await page.keyboard.press('z')
      expect(await counter(editor)).toMatch(/^0 \//)
    }
    await page.mouse.click(x, y)
  }
  expect(await page.getByTestId('play').getAttribute('data-solved')).toBe('true')
  expect(await page.getByTestId('play-state').textContent()).toBe('In the fewest moves there are.')
  await page.keyboard.press('Escape')

  await files.save()
  await expect.poll(() => editor.isDirty()).toBe(false)
  const { levels } = JSON.parse(await files.read())
  expect(levels[1]).toMatchObject({ kind: 'signal' })
  expect(levels[1].draft).toBeUndefined()
  const board = parse(levels[1].rows)
  if (!board.ok || !board.value.answer) throw new Error('it is read, with its answer')
  expect(isAnswer(board.value.answer, 5, 5)).toBe(true)
  expect(board.value.locks.filter(Boolean).length).toBeGreaterThan(0)
}

/** All moves of the line: only those in sight are made, so the list is scrolled to its end. */
async function announcedLine({ page }: Editor): Promise<readonly string[]> {
  const list = page.getByTestId('line')
  const items = list.getByRole('listitem')
  const count = Number(await items.first().getAttribute('aria-setsize'))
  const texts = new Map<number, string>()
  await expect
    .poll(async () => {
      const seen = await items.evaluateAll((all) => all.map((one) => [Number(one.ariaPosInSet), one.textContent ?? ''] as const))
      for (const [number, text] of seen) texts.set(number, text)
      await list.evaluate((element) => element.scrollBy(0, element.clientHeight))
      return texts.size
    })
    .toBe(count)
  return Array.from({ length: count }, (_, i) => texts.get(i + 1) ?? '')
}
