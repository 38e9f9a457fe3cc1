/** Playing in the real editor: a play-test that no edit is among, a solution played to its end, and what makes nobody solve anew. */
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { EASY_1 } from '../published.ts'
import { ROOT } from '../sources.ts'
import type { Editor } from './editor.ts'
import { courseFrom, playMove } from './playing.ts'
import { session } from './session.ts'

const here = session()
let editor: Editor
/** What the page has asked its host of levels, by method. */
let asked: string[]
beforeAll(async () => {
  await copyFile(join(ROOT, 'levels/parkout-first.pack.json'), join(here.host.folder, 'first.pack.json'))
})
beforeEach(async () => {
  asked = []
  editor = await here.open({}, async (page) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        const { method } = JSON.parse(String(payload))
        if (method?.startsWith('level.')) asked.push(method)
      }),
    )
  })
  await editor.openPack('first.pack.json')
  await expect.poll(() => editor.verdict()).toBe('Proven optimal: 8 moves')
  await editor.counted()
  return async () => {
    expect(editor.complaints).toEqual([])
    await editor.close()
  }
})

const counter = async () => (await editor.page.getByTestId('counter').textContent())?.replaceAll(/\s+/g, ' ').trim()
const stateOf = (id: 'play' | 'playback') => editor.page.getByTestId(id).getAttribute('data-solved')
const drawn = () => editor.drawn()

test('thirty moves, counted against optimum and limit; back, and Ctrl+Z takes back the edit, not a move', async () => {
  const { page } = editor
  await page.getByRole('textbox', { name: 'Move limit' }).fill('+2')
  await page.keyboard.press('Enter')
  await page.getByRole('grid').focus()
  await editor.tool('Wall')
  await editor.drag([[6, 6]])
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
  await expect.poll(counter).toBe('30 / 8 · limit 10')
  expect(await page.getByTestId('play-state').textContent()).toMatch(/^Closing time: 20 moves past the limit\./)
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
  expect(await page.getByTestId('analysis').textContent()).toContain('optimum + 2')
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
  let course = courseFrom(EASY_1)
  for (let left = 8; left > 0; left--) {
    await page.keyboard.press('h')
    const hint = page.getByTestId('hint')
    const said = left === 1 ? /^(\w) out, the last move\.$/ : new RegExp(`, with ${left} moves to go\\.$`)
    await expect.poll(() => hint.textContent()).toMatch(said)
    course = await playMove(editor, course, (await hint.textContent())!.split(',')[0]!)
  }
  expect([await stateOf('play'), await counter()]).toEqual(['true', '8 / 8'])
  expect(await page.getByTestId('play-state').textContent()).toBe('In the fewest moves there are.')
  expect(asked.filter((method) => method === 'level.solve')).toHaveLength(8)
  await page.keyboard.press('Escape')
  expect(await editor.isDirty()).toBe(true)
  expect(await page.getByRole('option', { selected: true }).textContent()).toMatch(/Renamed/)
  expect(await editor.verdict()).toBe('Proven optimal: 8 moves')
})

test('the solution is played back to its end, by keys, by the list and by itself', async () => {
  const { page } = editor
  await page.getByRole('button', { name: 'Play back' }).click()
  expect([await counter(), await stateOf('playback')]).toEqual(['0 / 8 moves', 'false'])
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  expect(await counter()).toBe('1 / 8 moves')
  // The keyboard has nothing to do with any one cell.
  await page.getByRole('slider').focus()
  await page.getByRole('grid').focus()
  expect(await page.locator('.ring.cursor').count()).toBe(0)
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

test('nobody solves anew for a name, a theme, a zoom, a selection, a look at another level, a play-test or a playback', async () => {
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
  await page.keyboard.press('v')
  await editor.drag([[2, 1]])
  expect(await page.getByTestId('inspector').isVisible()).toBe(true)
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

test('by keyboard a car is held and slid, and the ring shows where; the level list changes nothing meanwhile', async () => {
  const { page } = editor
  await page.getByRole('grid').focus()
  await page.keyboard.press('p')
  const ring = page.locator('.ring.cursor')
  await ring.waitFor()
  // To car g, whose nose is at row 3 of column 2, and one cell up with it.
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await page.getByText('Held. Arrow keys slide it').waitFor()
  for (const key of ['ArrowUp', 'Enter']) await page.keyboard.press(key)
  expect(await counter()).toMatch(/^1\b/)
  expect(await page.getByTestId('played').textContent()).toBe('1g-1')
  expect(await page.getByTestId('cell').textContent()).toMatch(/^Car g.*row 2, column 2$/)
  const list = page.getByRole('listbox', { name: 'Levels' })
  await list.focus()
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await list.getByRole('option').first().dblclick()
  expect(await list.getByRole('option').count()).toBe(3)
  expect(await list.locator('input').count()).toBe(0)
  expect(await editor.isDirty()).toBe(false)
})

test('with less motion a move is there at once, and stays so after a reload; else one sees it go', async () => {
  const { page } = editor
  /** How many different pictures a step forward takes, the ones before and after it among them. */
  const pictures = async (): Promise<number> => {
    const seen = page.evaluate(
      async (before) => {
        const all = new Set([before])
        // Until a while after the first change, which comes when the machine gets round to it.
        let until = performance.now() + 5_000
        while (performance.now() < until) {
          all.add(document.querySelector('canvas')!.toDataURL())
          if (all.size > 1) until = Math.min(until, performance.now() + 700)
          await new Promise(requestAnimationFrame)
        }
        return all.size
      },
      await drawn(),
    )
    await page.keyboard.press('ArrowRight')
    return seen
  }
  await page.keyboard.press('Shift+P')
  await expect.poll(pictures).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Theme and motion' }).click()
  await page.getByRole('menuitemradio', { name: 'Less motion' }).click()
  await page.getByRole('grid').focus()
  await page.keyboard.press('Home')
  expect(await pictures()).toBe(2)
  await page.reload()
  await page.getByRole('grid').waitFor()
  await page.getByRole('button', { name: 'Theme and motion' }).click()
  expect(await page.getByRole('menuitemradio', { name: 'Less motion' }).getAttribute('aria-checked')).toBe('true')
})
