/** The desktop editor from end to end: the built main and preload, the real page, real files, threads and menus. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MenuItem } from 'electron'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Desktop, launchDesktop } from '../electron-shim/launch.ts'
import { BIG_1, EASY_1 } from '../published.ts'
import { ROOT } from '../sources.ts'
import { answerDialogs, clickClose, newFolder } from './desktop.ts'
import { Editor, packOf } from './editor.ts'
import { jellyJourney } from './jellyJourney.ts'
import { journey } from './journey.ts'
import { signalJourney } from './signalJourney.ts'

const memoryOf = async (userData: string) => JSON.parse(await readFile(join(userData, 'state.json'), 'utf8'))

/** Chooses in the native menu by the words on it. */
const choose = (desktop: Desktop, ...path: string[]): Promise<void> =>
  desktop.evaluate(({ Menu }, words) => {
    let items: readonly MenuItem[] = Menu.getApplicationMenu()?.items ?? []
    let item: MenuItem | undefined
    for (const word of words) {
      item = items.find(({ label }) => label === word)
      if (!item) throw new Error(`The menu has no ${word}, but ${items.map(({ label }) => label).join()}`)
      // The stand-in's submenu is the list itself.
      items = item.submenu ? ((item.submenu as { items?: MenuItem[] }).items ?? (item.submenu as unknown as MenuItem[])) : []
    }
    item?.click()
  }, path)

const topOf = (desktop: Desktop) => desktop.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label))

async function rename(page: Page, title: string): Promise<void> {
  await page.keyboard.press('F2')
  await page.keyboard.type(title)
  await page.keyboard.press('Enter')
}

describe('a first hour', () => {
  let userData: string
  let desktop: Desktop
  let editor: Editor
  let file: string
  beforeAll(async () => {
    userData = await newFolder()
    file = join(userData, 'painted.pack.json')
    desktop = await launchDesktop({ userData })
    editor = await Editor.on(desktop.page)
  })
  afterAll(async () => {
    await desktop?.close()
    await rm(userData, { recursive: true, force: true })
  })

  test('a level painted, read, broken, mended, played, played back, saved and reopened by the system’s dialogs, another generated', async () => {
    await answerDialogs(desktop, file)
    await journey(editor, {
      save: () => editor.page.keyboard.press('Control+Shift+S'),
      read: () => readFile(file, 'utf8'),
      reopen: () => editor.page.keyboard.press('Control+o'),
    })
    await mkdir(join(ROOT, 'out'), { recursive: true })
    await editor.page.screenshot({ path: join(ROOT, 'out/desktop.png') })
    expect(editor.complaints).toEqual([])
  })

  test('a Signal level drawn, mended to one answer, thought through, played and saved', async () => {
    const drawn = join(userData, 'drawn.pack.json')
    await answerDialogs(desktop, drawn)
    await signalJourney(editor, { save: () => editor.page.keyboard.press('Control+Shift+S'), read: () => readFile(drawn, 'utf8') })
    await answerDialogs(desktop, file)
    await editor.page.keyboard.press('Control+o')
    await editor.page.getByText('painted.pack.json').waitFor()
    expect(editor.complaints).toEqual([])
  })

  test('a Jelly stage with every gimmick, spoilt, mended, lost, won, watched and saved', async () => {
    const stage = join(userData, 'stage.pack.json')
    await answerDialogs(desktop, stage)
    await jellyJourney(editor, { save: () => editor.page.keyboard.press('Control+Shift+S'), read: () => readFile(stage, 'utf8') })
    await answerDialogs(desktop, file)
    await editor.page.keyboard.press('Control+o')
    await editor.page.getByText('painted.pack.json').waitFor()
    expect(editor.complaints).toEqual([])
  })

  test('a dialog that is cancelled changes nothing', async () => {
    await answerDialogs(desktop, null)
    await editor.page.keyboard.press('Control+o')
    await editor.page.keyboard.press('Control+Shift+S')
    expect(await editor.page.locator('.where').textContent()).toBe(file)
    expect(await editor.page.getByRole('dialog').count()).toBe(0)
  })

  test('menus give commands, in the language of the page, and none loads the page anew', async () => {
    const { page } = editor
    expect(await topOf(desktop)).toEqual(expect.arrayContaining(['File', 'Edit', 'Level', 'View', 'Help']))
    await choose(desktop, 'Level', 'New level…')
    await page.getByRole('button', { name: 'Create' }).click()
    expect(await page.getByRole('option').count()).toBe(2)
    await choose(desktop, 'Edit', 'Undo')
    await expect.poll(() => page.getByRole('option').count()).toBe(1)
    await choose(desktop, 'Level', 'Resize…')
    await page.getByRole('dialog').getByLabel('Width').waitFor()
    await page.keyboard.press('Escape')
    const drawn = () => editor.drawn()
    const lined = await drawn()
    await choose(desktop, 'View', 'Grid lines')
    await expect.poll(drawn).not.toBe(lined)
    await choose(desktop, 'View', 'Grid lines')
    await expect.poll(drawn).toBe(lined)
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('menuitemradio', { name: '日本語' }).click()
    await expect.poll(() => topOf(desktop)).toEqual(expect.arrayContaining(['ファイル', '編集']))
    await page.getByRole('button', { name: '言語' }).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect.poll(() => topOf(desktop)).toEqual(expect.arrayContaining(['File']))
    const menu = await desktop.evaluate(({ Menu }) => JSON.stringify(Menu.getApplicationMenu()?.items))
    expect(menu).toContain('CmdOrCtrl+Shift+S')
    expect(menu).not.toMatch(/"role":"(reload|forceReload)"/i)
    expect(menu).not.toMatch(/"accelerator":"CmdOrCtrl\+(Shift\+)?R"/)
  })

  test('the menu copies the level as text and pastes what the system’s clipboard holds; where a title is typed, into the title', async () => {
    const { page } = editor
    const titles = () => page.locator('.level .words').allTextContents()
    const before = await titles()
    await choose(desktop, 'Edit', 'Copy level as text')
    await expect.poll(() => page.locator('.said').textContent()).toContain('Copied')
    const rows = JSON.parse(await readFile(file, 'utf8')).levels[0].rows as string[]
    expect(await desktop.evaluate(({ clipboard }) => clipboard.readText())).toBe(`${rows.join('\n')}\n`)
    await desktop.evaluate(({ clipboard }, text) => clipboard.writeText(text), '> ####\r\n> #aA.\r\n> ####\r\n')
    await choose(desktop, 'Edit', 'Paste level as text')
    await expect.poll(titles).toEqual([before[0], 'Untitled', ...before.slice(1)])
    await choose(desktop, 'Edit', 'Undo')
    await expect.poll(titles).toEqual(before)
    await page.keyboard.press('F2')
    await desktop.evaluate(({ clipboard }) => clipboard.writeText('Pasted'))
    await choose(desktop, 'Edit', 'Paste level as text')
    await expect.poll(() => page.getByRole('textbox', { name: 'Level title' }).inputValue()).toBe('Pasted')
    await page.keyboard.press('Escape')
    expect([await titles(), await editor.isDirty()]).toEqual([before, false])
    const menu = await desktop.evaluate(({ Menu }) => JSON.stringify(Menu.getApplicationMenu()?.items))
    for (const role of ['cut', 'copy', 'paste']) expect(menu).toContain(`"role":"${role}"`)
  })

  test('where a title is being typed, undo is about the title', async () => {
    const { page } = editor
    await page.keyboard.press('F2')
    await page.keyboard.type('abc')
    await choose(desktop, 'Edit', 'Undo')
    await page.waitForTimeout(200)
    await page.keyboard.press('Escape')
    expect(await editor.isDirty()).toBe(false)
  })

  test('the reload keys load nothing anew', async () => {
    const { page } = editor
    await page.evaluate(() => Object.assign(window, { stay: true }))
    for (const keys of ['Control+r', 'Control+Shift+R', 'F5', 'Shift+F5', 'Meta+r']) await page.keyboard.press(keys)
    await page.waitForTimeout(200)
    expect(await page.evaluate(() => 'stay' in window)).toBe(true)
    // F5 began the play-test instead.
    await page.keyboard.press('Escape')
  })

  test('closing with unsaved changes asks; cancelled it stays, saved it ends', async () => {
    const { page } = editor
    await rename(page, 'Closing time')
    await expect.poll(() => desktop.evaluate(({ calls }) => calls.at(-1))).toEqual(['setDocumentEdited', true])
    await clickClose(desktop)
    await page.getByText('Save the changes first?').waitFor()
    await page.keyboard.press('Escape')
    expect(await editor.isDirty()).toBe(true)
    // The system is shutting down.
    const isHeldUp = await desktop.evaluate(({ BrowserWindow }) => {
      let prevented = false
      const event = {
        preventDefault: () => {
          prevented = true
        },
      }
      BrowserWindow.getAllWindows()[0]?.emit('query-session-end', event)
      return prevented
    })
    expect(isHeldUp).toBe(true)
    await page.getByText('Save the changes first?').waitFor()
    await page.keyboard.press('Escape')
    // Asked again while another question is open: the newer wish counts.
    await page.keyboard.press('F1')
    await page.getByRole('dialog').waitFor()
    await desktop.evaluate(({ app }) => app.quit())
    await page.getByText('Save the changes first?').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
    expect(await desktop.ended).toBe(0)
    expect(JSON.parse(await readFile(file, 'utf8')).levels[0].title).toBe('Closing time')
    expect(await memoryOf(userData)).toMatchObject({
      recent: [file, join(userData, 'stage.pack.json'), join(userData, 'drawn.pack.json')],
      window: { width: 1280, height: 800 },
    })
  })
})

describe('files that the user names outside', () => {
  let home: string
  let userData: string
  let desktop: Desktop
  let editor: Editor
  const at = (name: string) => join(home, 'レベル 集①', name)
  const where = () => editor.page.locator('.where').textContent()
  beforeAll(async () => {
    home = await newFolder()
    userData = join(home, 'memory')
    await mkdir(join(home, 'レベル 集①'))
    await writeFile(at('面 😀.pack.json'), packOf({ easy: EASY_1 }))
    await writeFile(at('二つ目.pack.json'), packOf({ big: BIG_1 }))
    await mkdir(userData)
    // A screen that is not there any more, and a graphics card that once failed this version.
    const window = { x: 5_000, y: -3_000, width: 900, height: 700, maximized: false }
    await writeFile(join(userData, 'state.json'), JSON.stringify({ window, recent: [], softwareSince: '0.0.0' }))
    desktop = await launchDesktop({ userData, args: [at('面 😀.pack.json')] })
    editor = await Editor.on(desktop.page)
  })
  afterAll(async () => {
    await desktop?.close()
    await rm(home, { recursive: true, force: true })
  })
  /** What a double click on a file does: it starts the editor with it, and hands over. */
  const doubleClick = (name: string) => expect(launchDesktop({ userData, args: [at(name)] })).rejects.toThrow('ended with 0 before')

  test('named at the start, a file opens', async () => {
    await expect.poll(where).toBe(at('面 😀.pack.json'))
    await expect.poll(() => editor.verdict()).toBe('Proven optimal: 8 moves')
  })

  test('the window opens on a screen that exists, of its old size', async () => {
    const bounds = await desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getNormalBounds())
    expect(bounds).toMatchObject({ width: 900, height: 700 })
    expect(bounds!.x).toBeGreaterThanOrEqual(0)
    expect(bounds!.y).toBeGreaterThanOrEqual(0)
    expect(bounds!.x).toBeLessThan(1920)
  })

  test('where the graphics card failed, it is left alone from the next start on', async () => {
    expect(await desktop.evaluate(({ calls }) => calls.map(([name]) => name))).toContain('disableHardwareAcceleration')
    await desktop.evaluate(({ app }) => void app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 1 }))
    expect(await memoryOf(userData)).toMatchObject({ softwareSince: '0.0.0' })
    expect(await readFile(join(userData, 'levelwright.log'), 'utf8')).toContain('GPU: crashed')
  })

  test('a second start hands its file over: one process, in front, the file opened', async () => {
    await doubleClick('二つ目.pack.json')
    await expect.poll(where).toBe(at('二つ目.pack.json'))
    expect(await desktop.evaluate(({ calls }) => calls.map(([name]) => name))).toContain('focus')
  })

  test('over unsaved changes it asks first', async () => {
    await rename(editor.page, 'Mine')
    await doubleClick('面 😀.pack.json')
    await editor.page.getByText('Save the changes first?').waitFor()
    expect(await where()).toBe(at('二つ目.pack.json'))
    await editor.page.getByRole('button', { name: 'Discard changes' }).click()
    await expect.poll(where).toBe(at('面 😀.pack.json'))
  })

  test('recent files open from the menu, the newest first', async () => {
    expect((await memoryOf(userData)).recent).toEqual([at('面 😀.pack.json'), at('二つ目.pack.json')])
    await choose(desktop, 'File', 'Open recent', '二つ目.pack.json')
    await expect.poll(where).toBe(at('二つ目.pack.json'))
    expect((await memoryOf(userData)).recent[0]).toBe(at('二つ目.pack.json'))
  })

  test('a page that crashes is told with the log, and comes back', async () => {
    const session = await editor.page.context().newCDPSession(editor.page)
    const again = editor.page.context().waitForEvent('page')
    await session.send('Page.crash').catch(() => {})
    const page = await again
    await page.getByRole('grid').waitFor()
    const told = await desktop.evaluate(({ calls }) => calls.find(([name]) => name === 'showMessageBox')?.[1])
    expect(told).toMatchObject({ message: expect.stringContaining('crashed'), detail: expect.stringContaining('levelwright.log') })
    editor = await Editor.on(page)
  })

  test('closing with changes that are discarded ends, and the file is as it was', async () => {
    await rename(editor.page, 'Lost on purpose')
    await clickClose(desktop)
    await editor.page.getByRole('button', { name: 'Discard changes' }).click()
    expect(await desktop.ended).toBe(0)
    expect(await readFile(at('二つ目.pack.json'), 'utf8')).toBe(packOf({ big: BIG_1 }))
  })
})
