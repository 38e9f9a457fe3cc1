/** Levels through the system's clipboard as text: out to chat and mail and back, between windows, and what is not the level's to take. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Editor, packOf } from './editor.ts'
import { session } from './session.ts'

const STAGE = ['..R.#', 'B*.R.', '#####', '', '// to the right', 'link 1,2,>', 'hidden+link 2,2,R,>']
const TEXT = `${STAGE.join('\n')}\n`
const SECOND = ['G......G', '##.##..#', 'G.......', '########']
const PACK = packOf({ first: STAGE, second: SECOND }, 'jelly')

const here = session()
/** Another program, which may read and write the clipboard as it likes. */
let chat: Page
beforeAll(async () => {
  const context = await here.browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  chat = await context.newPage()
  await chat.goto(here.host.url)
})
beforeEach(() => put('nothing of ours'))

const held = () => chat.evaluate(() => navigator.clipboard.readText())
async function put(text: string): Promise<void> {
  await chat.evaluate((words) => navigator.clipboard.writeText(words), text)
  await expect.poll(held).toBe(text)
}

async function opened(pack = PACK, permissions: string[] = []): Promise<Editor> {
  await writeFile(join(here.host.folder, 'levels.pack.json'), pack)
  const editor = await here.open({ permissions })
  await editor.openPack('levels.pack.json')
  await editor.page.getByRole('grid').focus()
  return editor
}

const titles = ({ page }: Editor) => page.locator('.level .words').allTextContents()
const undoOf = ({ page }: Editor) => page.getByRole('button', { name: /^Undo/ })
const said = ({ page }: Editor) => page.locator('.said').textContent()
const chosen = ({ page }: Editor) => page.getByRole('option', { selected: true }).getAttribute('aria-posinset')

/** What the pack becomes in a file of this name. */
async function savedAs(editor: Editor, name: string): Promise<string> {
  await editor.saveAs(name)
  await expect.poll(() => said(editor)).toContain(name)
  return readFile(join(here.host.folder, `${name}.pack.json`), 'utf8')
}
const levelsOf = (text: string): readonly { kind: string; rows: readonly string[] }[] => JSON.parse(text).levels

/** As it was opened: no other level, nothing to undo, no mark. */
async function isUntouched(editor: Editor): Promise<void> {
  expect([await titles(editor), await editor.isDirty(), await undoOf(editor).isEnabled()]).toEqual([['first', 'second'], false, false])
}

test('a level copied is its text, and pasted a level with the same rows and title: one step, and undone the file is as it was', async () => {
  const editor = await opened()
  const { page } = editor
  await page.keyboard.press('Control+c')
  await expect.poll(() => said(editor)).toContain('Copied: “first”')
  await expect.poll(held).toBe(TEXT)
  await isUntouched(editor)

  await page.keyboard.press('Control+v')
  await expect.poll(() => titles(editor)).toEqual(['first', 'first', 'second'])
  expect([await said(editor), await chosen(editor), await undoOf(editor).getAttribute('aria-label'), await editor.isDirty()]).toEqual([
    'Pasted 1 level',
    '2',
    'Undo: Paste level',
    true,
  ])
  await page.keyboard.press('Control+z')
  await expect.poll(() => titles(editor)).toEqual(['first', 'second'])
  await isUntouched(editor)
  expect(await savedAs(editor, 'undone')).toBe(PACK)

  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => titles(editor)).toEqual(['first', 'first', 'second'])
  expect(levelsOf(await savedAs(editor, 'pasted')).map(({ rows }) => rows)).toEqual([STAGE, STAGE, SECOND])

  // Another window has the title too; where plain text is asked for, the rows alone.
  const other = await opened(packOf({ lot: ['#####', '#aA..', '#####'] }))
  await other.page.keyboard.press('Control+v')
  await expect.poll(() => titles(other)).toEqual(['lot', 'first'])
  await other.page.keyboard.press('Control+Shift+v')
  await expect.poll(() => titles(other)).toEqual(['lot', 'first', 'Untitled'])
  await other.close()
  expect(editor.complaints).toEqual([])
  await editor.close()
})

test('by a mail that quotes it, a level keeps its rows; several come and go as one step', async () => {
  const editor = await opened()
  const { page } = editor
  // The list takes the keys as well.
  await page.getByRole('listbox', { name: 'Levels' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Control+c')
  await expect.poll(held).toBe(TEXT)
  const mail = (await held()).trimEnd().replace(/^/gm, '>  ').replaceAll('\n', '  \r\n')
  await put(`\uFEFF${mail}\r\n>\r\n> ####\r\n> #aA.\r\n> ####\r\n>\r\n> 4439\r\n> 3dd4\r\n> 17e2\r\n> 4ba4\r\n`)
  await page.keyboard.press('Control+Shift+v')
  await expect.poll(() => titles(editor)).toEqual(['first', 'Untitled', 'Untitled', 'Untitled', 'second'])
  expect([await chosen(editor), await undoOf(editor).getAttribute('aria-label')]).toEqual(['2', 'Undo: Paste 3 levels'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => titles(editor)).toEqual(['first', 'second'])
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => titles(editor)).toHaveLength(5)
  const levels = levelsOf(await savedAs(editor, 'mailed'))
  expect(levels.map(({ kind, rows }) => [kind, rows])).toEqual([
    ['jelly', STAGE],
    ['jelly', STAGE],
    ['parkout', ['####', '#aA.', '####']],
    ['signal', ['4439', '3dd4', '17e2', '4ba4']],
    ['jelly', SECOND],
  ])
  expect(editor.complaints).toEqual([])
  await editor.close()
})

test('of a broken text the line and the mending are told, and nothing is changed', async () => {
  const editor = await opened()
  const { page } = editor
  await put(`${TEXT}\n..R.#\nBxzR.\n#####\n\nlink 1,2,>\n`)
  await page.keyboard.press('Control+v')
  const notice = page.getByTestId('notice')
  await expect
    .poll(() => notice.textContent())
    .toBe(
      "Not pasted: 'x' at line 10 column 2 is no cell: write . (empty), # (wall), R G B Y C M O V (jelly, small letters anchored) or @ * $ % (black block) (and 2 more flaws)",
    )
  await isUntouched(editor)
  // Its words can be selected, and then they are what is copied.
  await notice.locator('p').selectText()
  await page.keyboard.press('Control+c')
  await expect.poll(held).toBe(await notice.textContent())
  await page.getByRole('grid').focus()
  // Mended, it is pasted, and no more is said of the flaw.
  await put(TEXT)
  await page.keyboard.press('Control+v')
  await expect.poll(() => titles(editor)).toHaveLength(3)
  expect(await notice.count()).toBe(0)
  expect(editor.complaints).toEqual([])
  await editor.close()
})

test.each([['https://example.org/levels?id=12'], ['{"theme": "dark"}']])(
  '%j is no level: one line says so, and nothing is changed',
  async (text) => {
    const editor = await opened()
    await put(text)
    await editor.page.keyboard.press('Control+v')
    await expect.poll(() => said(editor)).toContain('Nothing pasted: the clipboard holds no level')
    expect(await editor.page.getByTestId('notice').count()).toBe(0)
    await isUntouched(editor)
    await editor.close()
  },
)

test('where words are typed or selected, or a dialog, a menu or the play-test has the keys, the level is left alone', async () => {
  const editor = await opened()
  const { page } = editor
  await put(TEXT)
  await page.keyboard.press('F2')
  await page.keyboard.press('Control+v')
  await expect.poll(() => page.getByRole('textbox', { name: 'Level title' }).inputValue()).toBe(STAGE.join(' '))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('words')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')
  await expect.poll(held).toBe('words')
  await page.keyboard.press('Escape')
  await isUntouched(editor)

  await put(TEXT)
  const elsewhere: Readonly<Record<string, () => Promise<void>>> = {
    'a dialog': () => page.keyboard.press('Control+Shift+l'),
    'a menu': () => page.getByRole('button', { name: 'File' }).click(),
    'the play-test': () => page.keyboard.press('F5'),
  }
  for (const [name, enter] of Object.entries(elsewhere)) {
    await enter()
    for (const key of ['Control+v', 'Control+Shift+v', 'Control+c']) await page.keyboard.press(key)
    await page.waitForTimeout(200)
    expect([name, await held(), await said(editor)]).toEqual([
      name,
      TEXT,
      name === 'the play-test' ? 'Copy and paste work while editing' : '',
    ])
    await page.keyboard.press('Escape')
    await page.getByRole('grid').focus()
    await isUntouched(editor)
  }
  expect(editor.complaints).toEqual([])
  await editor.close()
})

test('the commands of a level’s menu do the same where the browser lets them, and say which key does where it does not', async () => {
  const free = await opened(PACK, ['clipboard-read', 'clipboard-write'])
  const choose = async ({ page }: Editor, name: RegExp) => {
    await page.getByRole('option', { selected: true }).hover()
    await page.getByRole('button', { name: 'Actions for this level' }).first().click()
    await page.getByRole('menuitem', { name }).click()
  }
  await choose(free, /^Copy level as text/)
  await expect.poll(() => said(free)).toContain('Copied: “first”')
  await expect.poll(held).toBe(TEXT)
  await choose(free, /^Paste level as text/)
  await expect.poll(() => titles(free)).toEqual(['first', 'Untitled', 'second'])
  await put('')
  await free.page.keyboard.press('Control+Shift+c')
  await expect.poll(held).toBe(TEXT)
  expect(free.complaints).toEqual([])
  await free.close()

  const bound = await opened()
  await choose(bound, /^Paste level as text/)
  await expect.poll(() => bound.page.getByTestId('notice').textContent()).toContain('Not pasted: The browser did not let the page read')
  expect(await bound.page.getByTestId('notice').textContent()).toContain('Ctrl+V')
  await isUntouched(bound)
  await bound.close()
})
