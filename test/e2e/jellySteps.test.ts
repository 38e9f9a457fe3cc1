/** On Jelly levels: what asks for no new solve, what is one step of undo, and what is none. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { en } from '../../core/text/en.ts'
import { altered, type Editor, packOf } from './editor.ts'
import { session } from './session.ts'

const SIZE = { width: 8, height: 4 }
const FIRST = ['........', 'R..R....', '#..#....', '########']
const SECOND = ['G......G', '##.##..#', 'G.......', '########']
const PACK = packOf({ first: FIRST, second: SECOND }, 'jelly')

const here = session()

async function opened(pack: string, asked: string[] = []): Promise<Editor> {
  await writeFile(join(here.host.folder, 'steps.pack.json'), pack)
  const editor = await here.open({}, altered({}, asked))
  await editor.openPack('steps.pack.json')
  await expect.poll(() => editor.verdict()).toBe('Proven optimal: 2 moves')
  await expect.poll(() => editor.page.getByTestId('grade').textContent()).toBe('First steps')
  await editor.counted()
  asked.splice(0, asked.indexOf(FIRST.join('\n')))
  return editor
}

const undoOf = ({ page }: Editor) => page.getByRole('button', { name: /^Undo/ })
const redoOf = ({ page }: Editor) => page.getByRole('button', { name: /^Redo/ })

async function rename(page: Page, title: string): Promise<void> {
  await page.keyboard.press('F2')
  await page.keyboard.press('Control+a')
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
}

/** Selects a jelly, looks at it from near and far, and moves the panels about. */
async function look(editor: Editor): Promise<void> {
  const { page } = editor
  await page.keyboard.press('v')
  await editor.dragInStage([[0, 1]], SIZE)
  await page.getByTestId('inspector').waitFor()
  for (const key of ['Control+=', 'Control+=', 'Shift+2', 'Control+-', 'Control+0', 'Shift+1', "Control+'", "Control+'", 'ArrowDown'])
    await page.keyboard.press(key)
  await page.getByRole('grid').hover()
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -300)
  await page.keyboard.up('Control')
  await page.mouse.wheel(40, 40)
  for (const name of ['Resize the level list', 'Resize the verdict panel']) {
    const line = (await page.getByRole('separator', { name }).boundingBox())!
    await page.mouse.move(line.x + line.width / 2, line.y + 200)
    await page.mouse.down()
    await page.mouse.move(line.x + (name.includes('list') ? 40 : -40), line.y + 200, { steps: 3 })
    await page.mouse.up()
  }
  await page.getByRole('button', { name: 'What the score is made of' }).click()
  for (const theme of ['Dark', 'Light']) {
    await page.getByRole('button', { name: 'Theme and motion' }).click()
    await page.getByRole('menuitemradio', { name: theme }).click()
  }
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+1')
}

test('what is only looked at asks for no new solve, is no step and leaves no mark; a rename is a step and asks for none either', async () => {
  const asked: string[] = []
  const editor = await opened(packOf({ first: FIRST }, 'jelly'), asked)
  const { page } = editor
  expect(asked).toEqual([FIRST.join('\n')])
  await page.evaluate(() => {
    const changes: string[] = []
    Object.assign(window, { changes })
    const note = (records: readonly MutationRecord[]) => changes.push(...records.map(({ target }) => target.textContent ?? ''))
    // An open menu hides all else from those who listen: no change of what is said.
    const said = { subtree: true, childList: true, characterData: true, attributeFilter: ['class', 'data-state'] }
    new MutationObserver(note).observe(document.querySelector('[data-testid=readout]')!, said)
  })
  const changes = () => page.evaluate(() => (window as unknown as { changes: string[] }).changes)
  await look(editor)
  expect([await editor.isDirty(), await undoOf(editor).isEnabled()]).toEqual([false, false])
  await rename(page, 'Another name')
  await expect.poll(() => page.locator('.level .words').textContent()).toBe('Another name')
  expect([await editor.isDirty(), await undoOf(editor).getAttribute('aria-label')]).toEqual([true, 'Undo: Rename level'])
  // Past the longest that an edit may wait for its solve.
  await page.waitForTimeout(600)
  expect(asked).toHaveLength(1)
  expect(await changes()).toEqual([])
  expect(await editor.verdict()).toBe('Proven optimal: 2 moves')

  // An edit of the board is asked about, and the read-out follows.
  await page.keyboard.press('w')
  await editor.dragInStage([[6, 2]], SIZE)
  await expect.poll(() => asked).toHaveLength(2)
  expect(asked[1]).toContain('#..#..#.')
  expect(await changes()).not.toEqual([])
  expect(editor.complaints).toEqual([])
  await editor.close()
})

test('undone back to what is saved the mark is gone; undone past it the mark is there', async () => {
  const editor = await opened(PACK)
  const { page } = editor
  const after = async (key: string, isDirty: boolean, canUndo: boolean) => {
    await page.keyboard.press(key)
    await expect.poll(async () => [key, await editor.isDirty(), await undoOf(editor).isEnabled()]).toEqual([key, isDirty, canUndo])
  }
  await page.keyboard.press('w')
  await editor.dragInStage([[6, 2]], SIZE)
  await expect.poll(() => editor.isDirty()).toBe(true)
  await after('Control+z', false, false)
  await after('Control+Shift+z', true, true)
  await after('Control+s', false, true)
  expect(JSON.parse(await readFile(join(here.host.folder, 'steps.pack.json'), 'utf8')).levels[0].rows[2]).toBe('#..#..#.')
  await after('Control+z', true, false)
  await after('Control+Shift+z', false, true)
  expect(editor.complaints).toEqual([])
  await editor.close()
})

test('a drag, a rename, a move in the list, a copy and a generated level are a step each; all undone, the file is as it was', async () => {
  const editor = await opened(PACK)
  const { page } = editor
  const titles = () => page.locator('.level .words').allTextContents()
  const steps: readonly (readonly [label: string, after: readonly string[], gesture: () => Promise<void>])[] = [
    [
      'Paint walls',
      ['first', 'second'],
      async () => {
        await page.keyboard.press('w')
        await editor.dragInStage(
          [
            [4, 0],
            [7, 0],
            [7, 2],
          ],
          SIZE,
        )
      },
    ],
    ['Rename level', ['Shelf', 'second'], () => rename(page, 'Shelf')],
    ['Move level', ['second', 'Shelf'], () => page.keyboard.press('Alt+ArrowDown')],
    ['Duplicate level', ['second', 'Shelf', 'Shelf'], () => page.keyboard.press('Control+d')],
    ['Insert generated level', ['second', 'Shelf', 'Shelf', 'Untitled'], () => generate(page)],
  ]
  for (const [label, after, gesture] of steps) {
    await gesture()
    await expect.poll(() => undoOf(editor).getAttribute('aria-label')).toBe(`Undo: ${label}`)
    expect(await titles()).toEqual(after)
  }
  for (const [label] of steps.toReversed()) {
    expect([await undoOf(editor).getAttribute('aria-label'), await editor.isDirty()]).toEqual([`Undo: ${label}`, true])
    await page.keyboard.press('Control+z')
    await expect.poll(() => redoOf(editor).getAttribute('aria-label')).toBe(`Redo: ${label}`)
  }
  expect([await undoOf(editor).isEnabled(), await editor.isDirty(), await titles()]).toEqual([false, false, ['first', 'second']])
  await editor.saveAs('back')
  await expect.poll(() => page.locator('.said').textContent()).toContain('back')
  expect(await readFile(join(here.host.folder, 'back.pack.json'), 'utf8')).toBe(PACK)

  for (const [i] of steps.entries()) {
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(titles).toEqual(steps[i]![1])
  }
  expect(await redoOf(editor).isEnabled()).toBe(false)
  await editor.saveAs('end')
  await expect.poll(() => page.locator('.said').textContent()).toContain('end')
  const { levels } = JSON.parse(await readFile(join(here.host.folder, 'end.pack.json'), 'utf8'))
  const painted = ['....####', 'R..R...#', '#..#...#', '########']
  expect(levels.slice(0, 3).map(({ rows }: { rows: unknown }) => rows)).toEqual([SECOND, painted, painted])
  expect(levels[3]).toMatchObject({
    kind: 'jelly',
    generated: { generator: 'grow', seed: 'first-steps-2', params: { width: 5, height: 4 } },
  })
  expect(editor.complaints).toEqual([])
  await editor.close()
})

/** A small one, behind the level on screen. */
async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate levels…' }).click()
  const wishes = { [en['wish.jelly.width']]: '5', [en['wish.jelly.height']]: '4', Seed: 'first-steps-2', 'How many': '1' }
  for (const [name, value] of Object.entries(wishes)) await page.getByLabel(name, { exact: true }).fill(value)
  await page.getByLabel(en['wish.jelly.grade'], { exact: true }).selectOption(en['grade.jelly.first-steps'])
  await page.getByLabel(en['wish.jelly.effort'], { exact: true }).selectOption(en['effort.jelly.quick'])
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect.poll(() => page.getByTestId('generated').textContent(), { timeout: 40_000 }).toBe('1 level found.')
  await page.getByRole('button', { name: 'Insert as new level' }).click()
}
