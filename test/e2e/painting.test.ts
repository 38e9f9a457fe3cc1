/** The hand on the board: fast strokes, strokes that leave the window, cars from tail to nose, the keyboard alone. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import type { Point } from '../../core/grid.ts'
import type { Editor } from './editor.ts'
import { session } from './session.ts'

const here = session()
let editor: Editor
beforeEach(async () => {
  editor = await here.open()
  return async () => {
    expect(editor.complaints).toEqual([])
    await editor.close()
  }
})

/** The rows of the level on screen, from a file saved as drafts. */
async function savedRows(name: string, index: number): Promise<readonly string[]> {
  await editor.page.keyboard.press('Control+Shift+S')
  await editor.page.getByRole('button', { name: /as (a )?drafts?/ }).click()
  await editor.page.getByLabel('File name').fill(name)
  await editor.page.keyboard.press('Enter')
  await expect.poll(() => editor.isDirty()).toBe(false)
  return JSON.parse(await readFile(join(here.host.folder, `${name}.pack.json`), 'utf8')).levels[index].rows
}

test('a fast diagonal drag across 30 by 30 is one unbroken wall and one step', async () => {
  const { page } = editor
  const size = [30, 30] as const
  await editor.newLevel(...size)
  await editor.tool('Wall')
  const from = await editor.at([1, 1], size)
  const to = await editor.at([30, 30], size)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 3 })
  await page.mouse.up()
  const rows = await savedRows('diagonal', 1)
  const walls = rows.slice(1, -1).map((row) => row.slice(1, -1).indexOf('#'))
  expect(walls).toHaveLength(30)
  for (const [y, x] of walls.entries()) expect(Math.abs(x - y)).toBeLessThanOrEqual(1)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect.poll(() => page.getByTestId('cell').textContent()).not.toMatch(/wall/i)
})

test('released outside the board and outside the window, a stroke ends as one step and the pointer is up', async () => {
  const { page } = editor
  await editor.tool('Wall')
  for (const outside of [
    { x: 1270, y: 300 },
    { x: 400, y: 5000 },
  ]) {
    const start = await editor.at([1, 1])
    const end = await editor.at([3, 1])
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(end.x, end.y, { steps: 3 })
    await page.mouse.move(outside.x, outside.y)
    await page.mouse.up()
    expect(await editor.isDirty()).toBe(true)
    const free = await editor.at([2, 6])
    await page.mouse.move(free.x, free.y, { steps: 3 })
    expect(await page.getByTestId('cell').textContent()).toMatch(/^Free, row 6/)
    await page.keyboard.press('Control+z')
    expect(await editor.isDirty()).toBe(false)
  }
})

test('cars of two to four cells in all four directions, one gesture each, or a clear refusal and nothing', async () => {
  const { page } = editor
  await editor.tool('Car')
  const good: readonly (readonly [Point, Point])[] = [
    [
      [1, 1],
      [2, 1],
    ],
    [
      [6, 1],
      [4, 1],
    ],
    [
      [1, 2],
      [1, 5],
    ],
    [
      [6, 6],
      [6, 3],
    ],
    [
      [3, 3],
      [3, 4],
    ],
  ]
  for (const [tail, nose] of good) await editor.drag([tail, nose])
  const refusal = page.getByTestId('refusal')
  expect(await refusal.isVisible()).toBe(false)

  const bad: readonly (readonly [Point, ...Point[]])[] = [
    [[2, 6]],
    [
      [4, 4],
      [2, 4],
    ],
    [
      [2, 2],
      [2, 0],
    ],
    [
      [4, 6],
      [9, 6],
    ],
    [
      [4, 2],
      [5, 3],
    ],
  ]
  for (const cells of bad) {
    await editor.drag(cells)
    await refusal.waitFor()
    expect((await refusal.textContent())?.length).toBeGreaterThan(10)
    // All of it in sight, and none of it over the cell it is about.
    const [words, pane, end] = await Promise.all([refusal.boundingBox(), page.locator('.pane').boundingBox(), editor.at(cells.at(-1)!)])
    expect(words!.x).toBeGreaterThan(pane!.x)
    expect(words!.x + words!.width).toBeLessThan(pane!.x + pane!.width)
    expect(words!.y + words!.height).toBeLessThan(pane!.y + pane!.height)
    const isOver = words!.x < end.x && end.x < words!.x + words!.width && words!.y < end.y && end.y < words!.y + words!.height
    expect([cells, isOver]).toEqual([cells, false])
  }
  const rows = await savedRows('cars', 0)
  expect(rows).toEqual(['########', '#aA.Bbb#', '#c.....#', '#c.e..D#', '#c.E..d#', '#C....d#', '#.....d#', '########'])
})

test('Escape drops the stroke; the right button erases and opens no menu', async () => {
  const { page } = editor
  await editor.tool('Wall')
  const start = await editor.at([1, 1])
  const end = await editor.at([4, 1])
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 2 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await editor.isDirty()).toBe(false)

  await editor.drag([
    [1, 1],
    [3, 1],
  ])
  expect(await editor.isDirty()).toBe(true)
  const menus = page.evaluate(
    () => new Promise((resolve) => window.addEventListener('contextmenu', (event) => resolve(event.defaultPrevented), { once: true })),
  )
  await editor.drag(
    [
      [1, 1],
      [3, 1],
    ],
    [6, 6],
    'right',
  )
  expect(await menus).toBe(true)
  expect(await page.getByTestId('cell').textContent()).toMatch(/^Free/)
})

test('by keyboard alone: a car, its gate, and the verdict', async () => {
  const { page } = editor
  await page.getByRole('grid').focus()
  await page.keyboard.press('c')
  await page.keyboard.press('Space')
  expect(await page.getByText('Arrow keys extend').first().isVisible()).toBe(true)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await page.keyboard.press('g')
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect.poll(() => editor.verdict()).toBe('Proven optimal: 1 move')
  const active = await page.getByRole('grid').getAttribute('aria-activedescendant')
  expect(await page.locator(`#${active}`).textContent()).toMatch(/gate/i)
})

test('after the device scale changes the canvas is redrawn in device pixels', async () => {
  const { page } = editor
  const session = await page.context().newCDPSession(page)
  // Another width as well: headless Chromium tells the page nothing of a change of scale alone.
  for (const [deviceScaleFactor, width] of [
    [2, 1281],
    [1.5, 1282],
  ] as const) {
    await session.send('Emulation.setDeviceMetricsOverride', { width, height: 800, deviceScaleFactor, mobile: false })
    const sharp = () => page.evaluate(() => document.querySelector('canvas')!.width / document.querySelector('canvas')!.clientWidth)
    await expect.poll(sharp).toBeCloseTo(deviceScaleFactor, 1)
  }
})

test('at any device scale a click hits the cell under the pointer', async () => {
  for (const deviceScaleFactor of [1.25, 2]) {
    const scaled = await here.open({ deviceScaleFactor })
    await scaled.tool('Wall')
    await scaled.drag([[5, 2]])
    expect(await scaled.page.getByTestId('cell').textContent()).toMatch(/^Wall, row 2, column 5/)
    await scaled.close()
  }
})
