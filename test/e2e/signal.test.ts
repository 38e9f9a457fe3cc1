/** Signal in the real editor, over the web host. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { parse } from '../../core/kinds/signal/level.ts'
import type { Editor } from './editor.ts'
import { session } from './session.ts'
import { draw, newSignal, type Size, signalJourney } from './signalJourney.ts'

const here = session()
let editor: Editor
beforeEach(async () => {
  editor = await here.open()
  return async () => {
    expect(editor.complaints).toEqual([])
    await editor.close()
  }
})

/** The first level of a new pack is not ready, and goes as a draft. */
async function save(name: string): Promise<void> {
  const { page } = editor
  await page.keyboard.press('Control+Shift+S')
  await page.getByRole('button', { name: /as (a )?drafts?/ }).click()
  await page.getByLabel('File name').fill(name)
  await page.keyboard.press('Enter')
  await expect.poll(() => editor.isDirty()).toBe(false)
}
const read = (name: string) => readFile(join(here.host.folder, `${name}.pack.json`), 'utf8')

test('from a blank board to a saved level with one answer', () =>
  signalJourney(editor, { save: () => save('drawn'), read: () => read('drawn') }))

test('a fast diagonal drag across 30 by 30 is one wire without gaps, and one step', async () => {
  const size: Size = [30, 30]
  await newSignal(editor, size)
  await draw(
    editor,
    [
      [0, 0],
      [29, 29],
    ],
    size,
  )
  const { page } = editor
  // The keyboard that is at the board stays there from level to level.
  await page.getByRole('grid').focus()
  await page.keyboard.press('[')
  await page.keyboard.press(']')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('grid')
  await save('diagonal')
  const { rows } = JSON.parse(await read('diagonal')).levels[1]
  const board = parse(rows)
  if (!board.ok) throw new Error('it is read')
  const drawn = board.value.masks.filter((mask) => mask !== 0)
  expect(drawn).toHaveLength(59)
  const ends = drawn.filter((mask) => [1, 2, 4, 8].includes(mask))
  expect(ends).toHaveLength(2)
  // Being made a draft is a step as well.
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect.poll(() => page.getByTestId('issues').textContent()).toContain('The board is blank')
})
