/** Playing in the real editor: a play-test that no edit is among, a solution played to its end, and what makes nobody solve anew. */
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { kindNamed } from '../../renderer/board.ts'
import { type Course, makeMove, positionOf, startCourse } from '../../renderer/play/course.ts'
import { EASY_1 } from '../renderer/lots.ts'
import { ROOT } from '../sources.ts'
import { Editor, launch, startHost } from './editor.ts'

let browser: Browser
let host: Awaited<ReturnType<typeof startHost>>
let editor: Editor
/** What the page has asked its host of levels, by method. */
let asked: string[]
beforeAll(async () => {
  browser = await launch()
  host = await startHost()
  await copyFile(join(ROOT, 'levels/parkout-first.pack.json'), join(host.folder, 'first.pack.json'))
})
afterAll(async () => {
  await browser?.close()
  await host?.close()
})
beforeEach(async () => {
  asked = []
  editor = await Editor.open(browser, host.url, {}, async (page) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        const { method } = JSON.parse(String(payload))
        if (method?.startsWith('level.')) asked.push(method)
      }),
    )
  })
  await editor.openPack('first.pack.json')
  await expect.poll(() => editor.verdict()).toBe('Proven optimal: 8 moves')
  return async () => {
    expect(editor.complaints).toEqual([])
    await editor.close()
  }
})

const counter = async () => (await editor.page.getByTestId('counter').textContent())?.replaceAll(/\s+/g, ' ').trim()
const stateOf = (id: 'play' | 'playback') => editor.page.getByTestId(id).getAttribute('data-solved')
/** The board as it is on the canvas: every pixel. */
const drawn = () => editor.page.evaluate(() => document.querySelector('canvas')!.toDataURL())

test('thirty moves, back, and Ctrl+Z takes back the edit, not a move', async () => {
  const { page } = editor
  await editor.tool('Wall')
  await editor.drag([[6, 1]])
  expect(await editor.isDirty()).toBe(true)
  const before = await drawn()

  // Car g, one cell up its column and back.
  await page.keyboard.press('p')
  const [low, high] = [await editor.at([2, 3]), await editor.at([2, 2])]
  for (let i = 0; i < 30; i++) {
    const [from, to] = i % 2 === 0 ? [low, high] : [high, low]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y)
    await page.mouse.up()
  }
  expect(await counter()).toMatch(/^30\b/)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('u')
  expect(await counter()).toMatch(/^28\b/)
  await page.keyboard.press('Control+Shift+z')
  expect(await counter()).toMatch(/^29\b/)
  await page.keyboard.press('r')
  expect(await counter()).toMatch(/^0\b/)
  await page.keyboard.press('w')
  await page.keyboard.press('Control+d')
  await page.keyboard.press('Escape')

  expect(await page.getByRole('radio', { name: 'Wall', exact: true }).getAttribute('aria-checked')).toBe('true')
  await expect.poll(drawn).toBe(before)
  expect(await page.getByRole('option').count()).toBe(3)
  await page.keyboard.press('Control+z')
  expect(await editor.isDirty()).toBe(false)
})

test('solved in play with hints, unsaved edits are all there afterwards, and no level is left behind', async () => {
  const { page } = editor
  await page.keyboard.press('F2')
  await page.keyboard.type('Renamed')
  await page.keyboard.press('Enter')
  await page.getByRole('grid').focus()
  await page.keyboard.press('F5')
  const easy = kindNamed('parkout').parse(EASY_1)
  if (!easy.ok) throw new Error(JSON.stringify(easy.issues))
  let course = startCourse('parkout', easy.value)
  for (let left = 8; left > 0; left--) {
    await page.keyboard.press('h')
    const hint = page.getByTestId('hint')
    const said = left === 1 ? /^(\w) out, the last move\.$/ : new RegExp(`, with ${left} moves to go\\.$`)
    await expect.poll(() => hint.textContent()).toMatch(said)
    course = await followHint(course, (await hint.textContent())!)
  }
  expect([await stateOf('play'), await counter()]).toEqual(['true', '8 / 8'])
  expect(await page.getByTestId('play-state').textContent()).toBe('In the fewest moves there are.')
  expect(asked.filter((method) => method === 'level.solve')).toHaveLength(8)
  await page.keyboard.press('Escape')
  expect(await editor.isDirty()).toBe(true)
  expect(await page.getByRole('option', { selected: true }).textContent()).toMatch(/Renamed/)
  expect(await editor.verdict()).toBe('Proven optimal: 8 moves')
})

/** Makes the move that a hint names, as a hand does: a press on what leaves, a drag of what slides. */
async function followHint(course: Course, said: string): Promise<Course> {
  const { page } = editor
  const kind = kindNamed(course.kindId)
  const move = kind.readMove(course.board, said.split(',')[0]!)!
  const { grips, by, press } = kind.gesture(course.board, positionOf(course), move)
  const [x, y] = grips[0]!
  await editor.drag(
    press
      ? [[x, y]]
      : [
          [x, y],
          [x + by[0], y + by[1]],
        ],
  )
  expect(await page.getByTestId('played').locator('li').last().textContent()).toBe(`${course.at + 1}${said.split(',')[0]}`)
  return makeMove(course, move)
}

test('the solution is played back to its end, by keys, by the list and by itself', async () => {
  const { page } = editor
  await page.getByRole('button', { name: 'Play back' }).click()
  expect([await counter(), await stateOf('playback')]).toEqual(['0 / 8 moves', 'false'])
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  expect(await counter()).toBe('1 / 8 moves')
  await page.getByTestId('line').getByRole('button').nth(5).click()
  expect(await counter()).toBe('6 / 8 moves')
  expect(await page.locator('[aria-current="step"]').textContent()).toMatch(/^6/)
  await page.keyboard.press('End')
  expect([await counter(), await stateOf('playback')]).toEqual(['8 / 8 moves', 'true'])
  await page.keyboard.press('Home')
  await page.getByRole('radio', { name: '4×' }).click()
  await page.keyboard.press('k')
  await expect.poll(() => stateOf('playback')).toBe('true')
  await page.getByRole('slider').focus()
  await page.keyboard.press('ArrowLeft')
  expect(await counter()).toBe('7 / 8 moves')
  await page.keyboard.press('Escape')
  expect(await editor.verdict()).toBe('Proven optimal: 8 moves')
  expect(await editor.isDirty()).toBe(false)
})

test('nobody solves anew for a name, a theme, a zoom, a look at another level, a play-test or a playback', async () => {
  const { page } = editor
  await expect.poll(() => asked.filter((method) => method === 'level.analyse').length).toBeGreaterThanOrEqual(3)
  await expect.poll(() => page.locator('.level .badge.good').count()).toBe(3)
  const before = asked.length
  await page.keyboard.press('F2')
  await page.keyboard.type('Cosmetic')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await page.getByRole('grid').focus()
  await page.keyboard.press('Control+=')
  await page.keyboard.press(']')
  expect(await editor.verdict()).toBe('Proven optimal: 19 moves')
  await page.keyboard.press('[')
  await page.keyboard.press('p')
  await page.keyboard.press('Shift+P')
  await page.keyboard.press('End')
  await page.keyboard.press('Escape')
  expect(await editor.verdict()).toBe('Proven optimal: 8 moves')
  await page.waitForTimeout(600)
  expect(asked.slice(before)).toEqual([])
})

test('while a level is played, its list changes nothing', async () => {
  const { page } = editor
  await page.keyboard.press('p')
  const list = page.getByRole('listbox', { name: 'Levels' })
  await list.focus()
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await list.getByRole('option').first().dblclick()
  expect(await list.getByRole('option').count()).toBe(3)
  expect(await list.locator('input').count()).toBe(0)
  expect(await editor.isDirty()).toBe(false)
})

test('a level is generated by its seed, inserted as one step with all that made it, and gone after undo', async () => {
  const { page } = editor
  const wish = (name: string, value: string) => page.getByLabel(name, { exact: true }).fill(value)
  await page.keyboard.press('Control+Shift+G')
  for (const [name, value] of Object.entries({ Width: '4', Height: '4', Seed: 'garage', 'How many': '1' })) await wish(name, value)
  await page.getByLabel('Effort', { exact: true }).selectOption('Quick')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect.poll(() => page.getByTestId('generated').textContent()).toBe('1 level found.')
  const preview = (await page.getByTestId('preview').locator('dd').allTextContents()).map((text) => text.trim())
  await page.getByRole('button', { name: 'Insert as new level' }).click()

  await expect.poll(() => editor.verdict()).toBe(`Proven optimal: ${preview[0]} moves`)
  expect(await page.getByRole('option').count()).toBe(4)
  await editor.saveAs('generated')
  await expect.poll(() => editor.isDirty()).toBe(false)
  const { levels } = JSON.parse(await readFile(join(host.folder, 'generated.pack.json'), 'utf8'))
  expect(levels[1].generated).toMatchObject({ seed: 'garage', params: { width: 4, height: 4, effort: 'quick' } })
  await page.getByRole('grid').focus()
  await page.keyboard.press('Control+z')
  await expect.poll(() => page.getByRole('option').count()).toBe(3)
})
