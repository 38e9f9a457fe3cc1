/** The canvas and the panels around it: zoom, pan, resize, selection, issues, reordering, and what is remembered. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { EASY_1, HARD_6 } from '../published.ts'
import { type Editor, packOf } from './editor.ts'
import { session } from './session.ts'

/** Unsolvable as it stands: cars without gates, one of them at the far end of a wide lot. */
const FAR = [`#${'#'.repeat(30)}#`, `#aA${'.'.repeat(26)}bB#`, `#${'.'.repeat(30)}#`, `#${'#'.repeat(30)}#`] as const
const PACK = packOf({ 'easy-1': EASY_1, far: FAR, 'hard-6': HARD_6 })

const here = session()
let editor: Editor
beforeAll(async () => {
  await writeFile(join(here.host.folder, 'three.pack.json'), PACK)
})
beforeEach(async () => {
  editor = await here.open()
  await editor.openPack('three.pack.json')
  await expect.poll(titles).toEqual(['easy-1', 'far', 'hard-6'])
  return async () => {
    expect(editor.complaints).toEqual([])
    await editor.close()
  }
})

const titles = () => editor.page.locator('.level .words').allTextContents()
const cell = () => editor.page.getByTestId('cell').textContent()
const percent = async () => Number.parseInt((await editor.page.locator('.percent').textContent()) ?? '', 10)

test('the wheel zooms about the pointer, a pinch of small steps as well; the view is kept by level and is no edit', async () => {
  const { page } = editor
  const at = await editor.at([5, 4])
  await page.mouse.move(at.x, at.y)
  expect(await cell()).toMatch(/row 4, column 5$/)
  // Pointed out on the board alone, and until the keyboard is at it.
  const pointed = page.locator('.ring.pointed')
  expect(await pointed.count()).toBe(1)
  await page.getByRole('grid').focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => pointed.count()).toBe(0)
  expect(await cell()).toMatch(/row 2, column 1$/)
  const pane = (await page.getByRole('grid').boundingBox())!
  await page.mouse.move(pane.x + pane.width - 4, pane.y + 120)
  await expect.poll(cell).toBe('')
  expect(await pointed.count()).toBe(0)
  await page.mouse.move(at.x, at.y)
  const before = await percent()
  await page.keyboard.down('Control')
  for (let i = 0; i < 4; i++) await page.mouse.wheel(0, -100)
  // Four notches of a wheel, each a factor of e to the power of 0.15.
  await expect.poll(percent).toBeGreaterThan(before * 1.7)
  const notched = await percent()
  for (let i = 0; i < 30; i++) await page.mouse.wheel(0, 1)
  await page.keyboard.up('Control')
  await expect.poll(percent).toBeLessThan(notched * 0.85)
  await page.mouse.move(at.x + 1, at.y + 1)
  expect(await cell()).toMatch(/row 4, column 5$/)

  const zoomed = await percent()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageUp')
  expect(await percent()).toBe(zoomed)
  await page.keyboard.press('Shift+1')
  expect(await percent()).toBe(before)
  await page.keyboard.press('Control+0')
  expect(await percent()).toBe(100)
  expect(await editor.isDirty()).toBe(false)
  expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true)
})

test('Space with a drag, the middle button and the wheel move the view, and paint nothing', async () => {
  const { page } = editor
  await editor.tool('Wall')
  const at = await editor.at([4, 5])
  await page.mouse.move(at.x, at.y)
  const drag = async (button: 'left' | 'middle') => {
    await page.mouse.down({ button })
    await page.mouse.move(at.x + 60, at.y + 30, { steps: 3 })
    await page.mouse.up({ button })
  }
  await page.keyboard.down('Space')
  await drag('left')
  await page.keyboard.up('Space')
  expect(await cell()).toMatch(/row 5, column 4$/)
  await page.mouse.move(at.x, at.y)
  await drag('middle')
  expect(await cell()).toMatch(/row 5, column 3$/)
  await page.mouse.wheel(-120, -60)
  await page.mouse.move(at.x + 240, at.y + 120)
  await expect.poll(cell).toMatch(/row 5, column 4$/)
  expect(await editor.isDirty()).toBe(false)
})

test('a resize through cars names them, is one step, and undo leaves the file as it was to the byte', async () => {
  const { page } = editor
  await page.keyboard.press('Shift+S')
  await page.getByLabel('Width').fill('4')
  await page.getByRole('radio', { name: 'Bottom right' }).click()
  const lost = page.getByTestId('lost')
  await expect.poll(() => lost.textContent()).toMatch(/^Cut off: .*Car f, 2 cells/)
  await page.getByRole('button', { name: 'Resize', exact: true }).click()
  await expect.poll(() => page.locator('.statusbar').textContent()).toContain('4 × 6')
  expect(await editor.isDirty()).toBe(true)
  await page.keyboard.press('Control+z')
  expect(await editor.isDirty()).toBe(false)
  await editor.saveAs('back')
  await expect.poll(() => page.locator('.said').textContent()).toContain('back')
  expect(await readFile(join(here.host.folder, 'back.pack.json'), 'utf8')).toBe(PACK)
})

test('the handles at the edges add with the left button and remove with the right', async () => {
  const { page } = editor
  const size = () => page.locator('.statusbar').textContent()
  await page.getByRole('button', { name: 'Add a row at the top' }).click()
  await expect.poll(size).toContain('6 × 7')
  await page.getByRole('button', { name: 'Add a column on the left' }).click({ button: 'right' })
  await expect.poll(size).toContain('5 × 7')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  expect(await editor.isDirty()).toBe(false)
})

test('a selected car is told of, renamed, nudged, turned and deleted; selecting is no edit, Escape gives it up', async () => {
  const { page } = editor
  await page.keyboard.press('v')
  await editor.drag([[2, 1]])
  const inspector = page.getByTestId('inspector')
  await expect.poll(() => inspector.textContent()).toContain('Gate on the right of row 1')
  await expect.poll(() => inspector.textContent()).toContain('1 move')
  expect(await editor.isDirty()).toBe(false)
  await page.keyboard.press('Shift+2')
  await expect.poll(percent).toBeGreaterThan(200)
  await page.keyboard.press('Shift+1')

  await inspector.getByRole('textbox').fill('q')
  await page.keyboard.press('Enter')
  await editor.page.getByRole('grid').focus()
  await page.keyboard.press('Shift+ArrowDown')
  await editor.drag([[2, 2]])
  expect(await cell()).toMatch(/^Car q, 2 cells, faces right/)
  await page.keyboard.press('r')
  await expect.poll(cell).toMatch(/^Car q, 2 cells, faces left/)
  await page.keyboard.press('Delete')
  await expect.poll(cell).toMatch(/^Free/)
  expect(await inspector.isVisible()).toBe(false)
  for (let i = 0; i < 4; i++) await page.keyboard.press('Control+z')
  expect(await editor.isDirty()).toBe(false)
  await editor.drag([[2, 1]])
  await inspector.waitFor()
  await page.keyboard.press('Escape')
  expect(await inspector.isVisible()).toBe(false)
})

test('F8 and a press bring the cells of an issue into sight and select what stands there; undo of a fix brings it back, redo takes it away', async () => {
  const { page } = editor
  await page.keyboard.press('PageDown')
  const issues = page.getByTestId('issues').getByRole('button')
  await expect.poll(() => issues.count()).toBe(2)
  await page.keyboard.press('Control+0')
  await page.keyboard.press('F8')
  await expect.poll(() => page.getByTestId('inspector').textContent()).toContain('row 1')
  await page.keyboard.press('F8')
  await expect.poll(() => page.getByTestId('inspector').getByRole('textbox').inputValue()).toBe('b')
  const ring = (await page.locator('.ring.flash').first().boundingBox())!
  const pane = (await page.getByRole('grid').boundingBox())!
  expect(ring.x).toBeGreaterThanOrEqual(pane.x)
  expect(ring.x + ring.width).toBeLessThanOrEqual(pane.x + pane.width)
  await page.keyboard.press('Delete')
  await expect.poll(() => issues.count()).toBe(1)
  await page.keyboard.press('Control+z')
  expect(await issues.count()).toBe(2)
  await page.keyboard.press('Control+Shift+z')
  expect(await issues.count()).toBe(1)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Shift+F8')
  await expect.poll(() => page.getByTestId('inspector').getByRole('textbox').inputValue()).toBe('a')
  await page.keyboard.press('F8')
  await expect.poll(() => page.getByTestId('inspector').getByRole('textbox').inputValue()).toBe('b')
  await issues.first().click()
  await expect.poll(() => page.getByTestId('inspector').getByRole('textbox').inputValue()).toBe('a')
})

test('levels have pictures; they are reordered by dragging and by keyboard, copied and deleted, in one step each; Escape drops a drag', async () => {
  const { page } = editor
  const rows = page.locator('.level')
  const pictures = () => page.locator('.level img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0))
  await expect.poll(pictures).toEqual([true, true, true])
  const middleOf = async (i: number) => {
    const box = (await rows.nth(i).boundingBox())!
    return { x: box.x + 100, y: box.y + box.height / 2 }
  }
  const dragTo = async (i: number, y: number) => {
    const from = await middleOf(i)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x, y, { steps: 4 })
  }
  await dragTo(0, (await middleOf(2)).y + 20)
  await page.locator('.levels-list .gap').waitFor()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await titles()).toEqual(['easy-1', 'far', 'hard-6'])
  await dragTo(0, (await middleOf(2)).y + 20)
  await page.mouse.up()
  await expect.poll(titles).toEqual(['far', 'hard-6', 'easy-1'])
  await page.keyboard.press('Control+z')
  await expect.poll(titles).toEqual(['easy-1', 'far', 'hard-6'])
  // Let go before the drag could be drawn.
  const [from, to] = [await middleOf(0), (await middleOf(2)).y + 20]
  await rows.nth(0).evaluate(
    (row, [x, y, end]) => {
      const event = (name: string, clientY: number) => new PointerEvent(name, { bubbles: true, pointerId: 1, clientX: x, clientY })
      for (const one of [event('pointerdown', y), event('pointermove', end), event('pointerup', end)]) row.dispatchEvent(one)
    },
    [from.x, from.y, to] as const,
  )
  await expect.poll(titles).toEqual(['far', 'hard-6', 'easy-1'])
  await page.keyboard.press('Control+z')
  await expect.poll(titles).toEqual(['easy-1', 'far', 'hard-6'])
  expect(await editor.isDirty()).toBe(false)
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(titles).toEqual(['far', 'easy-1', 'hard-6'])
  await page.keyboard.press('Control+d')
  await expect.poll(titles).toEqual(['far', 'easy-1', 'easy-1', 'hard-6'])
  await page.getByRole('listbox', { name: 'Levels' }).focus()
  await page.keyboard.press('Delete')
  await page.keyboard.press('Delete')
  await expect.poll(titles).toEqual(['far', 'easy-1'])
  for (let i = 0; i < 4; i++) await page.keyboard.press('Control+z')
  await expect.poll(titles).toEqual(['easy-1', 'far', 'hard-6'])
  expect(await editor.isDirty()).toBe(false)

  // The level's menu, by the right button and both keys; the focus comes back.
  const menu = page.getByRole('menu')
  const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  const isShut = async () => {
    await menu.waitFor({ state: 'hidden' })
    await expect.poll(label).toBe('Levels')
  }
  await rows.nth(1).click({ button: 'right' })
  await menu.waitFor()
  await page.getByRole('menuitem', { name: 'Rename level' }).click()
  await expect.poll(label).toBe('Level title')
  await page.keyboard.press('Escape')
  await page.getByRole('listbox', { name: 'Levels' }).focus()
  expect(await rows.nth(1).getAttribute('aria-selected')).toBe('true')
  for (const [key, item] of [
    ['Shift+F10', 'Mark as draft'],
    ['ContextMenu', 'No longer a draft'],
  ] as const) {
    await page.keyboard.press(key)
    await menu.waitFor()
    await page.keyboard.type(item.slice(0, 2))
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(item)
    await page.keyboard.press('Enter')
    await isShut()
    expect(await rows.nth(1).locator('.chip').count()).toBe(key === 'Shift+F10' ? 1 : 0)
  }
})

test('the widths of panels and the grid lines are remembered; the verdict comes with its count, strategies and grade', async () => {
  const { page } = editor
  const text = (id: string) => page.getByTestId(id).textContent()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await expect.poll(() => editor.verdict()).toBe('Proven optimal: 19 moves')
  await expect.poll(() => text('uniqueness')).toBe('4 ways')
  expect(await text('strategies')).toBe('4')
  expect(await text('grade')).toBe('Hard')
  // What the score is made of adds up to it, and says what it is not.
  const points = (await page.getByTestId('parts').locator('.points').allTextContents()).map(Number)
  expect(points.at(-1)).toBeGreaterThan(0)
  expect(points.slice(0, -1).reduce((sum, part) => sum + part, 0)).toBeCloseTo(points.at(-1)!, 0)
  expect(await text('analysis')).toContain('not calibrated on people')
  expect(await text('work')).toMatch(/^[\d,]+ states((< 1|\d+) ms|[\d.]+ s)$/)
  await page.getByRole('textbox', { name: 'Move limit' }).fill('+3')
  await page.keyboard.press('Enter')
  await expect.poll(() => text('analysis')).toContain('optimum + 3')
  await page.keyboard.press('Control+z')
  expect(await editor.isDirty()).toBe(false)

  const width = async () => Math.round((await page.locator('.levels').boundingBox())!.width)
  const [list] = [await page.locator('.levels').boundingBox()]
  const edge = list!.x + list!.width
  await page.mouse.move(edge, 300)
  await page.mouse.down()
  await page.mouse.move(edge + 70, 300, { steps: 3 })
  await page.mouse.up()
  await expect.poll(width).toBeGreaterThan(280)
  const wide = await width()
  expect(await editor.isDirty()).toBe(false)
  expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true)
  await page.keyboard.press("Control+'")
  const cookies = async () => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)
  await expect.poll(cookies).toContain('levelwright_grid=off')
  await page.reload()
  await page.getByRole('grid').waitFor()
  await expect.poll(async () => Math.abs((await width()) - wide)).toBeLessThanOrEqual(2)
})
