/** A Jelly stage from a blank board to a saved file, the same over every host: painted with every gimmick, proven, spoilt, mended, lost, won, watched. */
import { expect } from 'vitest'
import type { Point } from '../../core/grid.ts'
import { MARGIN } from '../../core/kinds/jelly/drawing/ground.ts'
import type { Editor } from './editor.ts'
import type { JourneyFiles } from './journey.ts'

const SIZE = { width: 9, height: 5 } as const

const drag = (editor: Editor, ...cells: readonly [Point, ...Point[]]): Promise<void> => editor.dragInStage(cells, SIZE)

const WON = ['1,4>', '1,4>', '6,4>']

/** What the hand paints. */
const ROWS = ['.........', '.........', 'G........', 'R..R.B@.y', '####.####', '', 'link 6,4,>', 'hidden 2,5,G,^', 'hidden+link 7,4,Y,>']

/** A pack with one level before, and this one in it. */
export async function jellyJourney(editor: Editor, files: Pick<JourneyFiles, 'save' | 'read'>): Promise<void> {
  const { page } = editor
  const swatch = (name: string) => page.getByRole('radio', { name, exact: true }).last().click()
  await page.getByRole('button', { name: 'New level…' }).first().click()
  await page.getByLabel('Kind').selectOption({ label: 'Jelly' })
  await page.getByLabel('Width').fill(String(SIZE.width))
  await page.getByLabel('Height').fill(String(SIZE.height))
  await page.getByRole('button', { name: 'Create' }).click()
  await expect.poll(() => page.getByTestId('issues').textContent()).toContain('There is no jelly to bring together')
  // Nothing to play: nothing is the only way, and nothing easy.
  await expect.poll(() => editor.verdict()).toBe('Already solved: 0 moves')
  expect(await page.getByTestId('uniqueness').textContent()).toBe('–')
  expect(await page.getByTestId('grade').textContent()).toBe('–')
  expect(await page.getByTestId('parts').count()).toBe(0)

  await page.keyboard.press('r')
  await swatch('Wall')
  await drag(editor, [0, 4], [8, 4])
  await page.keyboard.press('e')
  await drag(editor, [4, 4])
  await page.keyboard.press('j')
  await swatch('Red')
  await drag(editor, [0, 3])
  await drag(editor, [3, 3])
  await swatch('Green')
  await drag(editor, [0, 2])
  await swatch('Blue')
  await drag(editor, [5, 3])
  await swatch('Yellow')
  await drag(editor, [8, 3])
  await page.keyboard.press('a')
  await drag(editor, [8, 3])
  await page.keyboard.press('b')
  await drag(editor, [6, 3])
  await page.keyboard.press('l')
  await drag(editor, [5, 3], [6, 3])
  expect(await page.getByRole('button', { name: 'Undo: Link', exact: true }).isEnabled()).toBe(true)
  await page.keyboard.press('h')
  await swatch('Green')
  await drag(editor, [1, 4], [1, 3])
  await page.keyboard.press('t')
  await swatch('Yellow')
  await drag(editor, [6, 3], [7, 3])
  await expect.poll(() => editor.verdict()).toBe('Proven optimal: 3 moves')

  // What is hidden in the border is told as well, by pointer and by keyboard; beyond it there is nothing to tell.
  await page.keyboard.press('h')
  await swatch('Red')
  await drag(editor, [-1, 1], [0, 1])
  const told = page.getByTestId('cell')
  const border = await editor.place([-1, 1], SIZE, MARGIN)
  await page.mouse.move(border.x, border.y)
  await expect.poll(() => told.textContent()).toBe('Border, hidden: Red to the right, not tied, row 2, column 0')
  const beyond = await editor.place([4, -3], SIZE, MARGIN)
  await page.mouse.move(beyond.x, beyond.y)
  await expect.poll(() => told.textContent()).toBe('')
  await page.keyboard.press('Control+z')
  await page.mouse.move(border.x, border.y)
  await expect.poll(() => told.textContent()).toBe('Border, row 2, column 0')
  await expect.poll(() => editor.verdict()).toBe('Proven optimal: 3 moves')

  // A fill is one step; a wall in the way, and why it is one.
  await page.keyboard.press('f')
  await swatch('Wall')
  await drag(editor, [4, 0])
  await expect.poll(() => editor.verdict()).toContain('Unsolvable')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('w')
  await drag(editor, [7, 3])
  await expect.poll(() => editor.verdict()).toBe('Proven unsolvable: Unsolvable')
  expect(await page.getByTestId('why').textContent()).toContain('The hidden jelly (Yellow) at column 7, row 4 can never come out')
  await page.keyboard.press('Control+z')
  await expect.poll(() => editor.verdict()).toBe('Proven optimal: 3 moves')

  await editor.counted()

  // The green one too early: lost, and the way back.
  await page.keyboard.press('p')
  const play = page.getByTestId('play')
  await drag(editor, [0, 2], [1, 2])
  await expect.poll(() => play.getAttribute('data-lost')).toBe('true')
  await expect.poll(() => page.getByTestId('lost').textContent()).toContain('At the start it still could, proven.')
  expect(await page.getByTestId('play-state').textContent()).toBe('No line of pushes solves it from here: a search of all play proves it.')
  await page.getByRole('button', { name: 'Back to the start' }).click()
  expect(await play.getAttribute('data-lost')).toBe('false')
  for (const [i, text] of WON.entries()) {
    const [x, y] = text.split(/[,<>]/).map(Number) as [number, number]
    await drag(editor, [x - 1, y - 1], [text.endsWith('>') ? x : x - 2, y - 1])
    await expect.poll(() => page.getByTestId('played').locator('li').last().textContent()).toBe(`${i + 1}${text}`)
  }
  expect(await play.getAttribute('data-solved')).toBe('true')
  expect(await page.getByTestId('play-state').textContent()).toBe('In the fewest moves there are.')
  await page.keyboard.press('Escape')

  // The announced line, by itself.
  await page.keyboard.press('Shift+P')
  await page.keyboard.press('k')
  await expect.poll(async () => (await page.getByTestId('counter').textContent())?.replaceAll(/\s+/g, ' ').trim()).toMatch(/^3 \/ 3/)
  await page.keyboard.press('Escape')

  await files.save()
  await expect.poll(() => editor.isDirty()).toBe(false)
  const { levels } = JSON.parse(await files.read())
  expect(levels[1]).toMatchObject({ kind: 'jelly', rows: ROWS })
  expect(levels[1].draft).toBeUndefined()
}
