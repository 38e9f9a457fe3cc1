/** Files from the screen: nothing unsaved is lost unasked, nothing unready is saved unasked, nothing failed passes for saved. */
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { EASY_1 } from '../published.ts'
import { Editor, launch, packOf, startHost } from './editor.ts'

let browser: Browser
let host: Awaited<ReturnType<typeof startHost>>
let editor: Editor
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())
beforeEach(async () => {
  host = await startHost()
  editor = await Editor.open(browser, host.url)
  return async () => {
    expect(editor.complaints).toEqual([])
    await editor.close()
    await host.close()
  }
})

const inFolder = (name: string) => join(host.folder, name)
const read = (name: string) => readFile(inFolder(name), 'utf8')
/** One edit that keeps easy-1 as it is to play. */
async function rename(title: string): Promise<void> {
  await editor.page.keyboard.press('F2')
  await editor.page.keyboard.type(title)
  await editor.page.keyboard.press('Enter')
}

test('opened and saved without an edit, a file keeps its every byte', async () => {
  const odd = packOf({ easy: EASY_1 }).replaceAll(',', ' ,\r\n\t').replace('"version"', '"mine": [1.0, 2e3],"version"')
  await writeFile(inFolder('odd.pack.json'), `\uFEFF${odd}`)
  await editor.openPack('odd.pack.json')
  await expect.poll(() => editor.verdict()).toBe('Proven optimal: 8 moves')
  await editor.page.keyboard.press('Control+s')
  await editor.page.getByText('Saved to odd.pack.json').waitFor()
  expect(await read('odd.pack.json')).toBe(`\uFEFF${odd}`)
})

test('a blank level is already solved: the gate names it, and offers to show it, a draft or nothing', async () => {
  const { page } = editor
  await expect.poll(() => editor.verdict()).toBe('Already solved: 0 moves')
  await editor.tool('Wall')
  await editor.drag([[2, 2]])
  await page.keyboard.press('Control+s')
  const gate = page.getByTestId('gate')
  await gate.waitFor()
  // By its number too: several may have no title.
  expect(await gate.locator('strong').textContent()).toBe('1. Untitled')
  expect(await gate.textContent()).toMatch(/No car has to leave|already solved/i)
  await page.getByRole('button', { name: 'Cancel' }).click()
  expect(await editor.isDirty()).toBe(true)
  await page.keyboard.press('Control+s')
  await page.getByRole('button', { name: 'Show this level' }).click()
  await gate.waitFor({ state: 'hidden' })
  await page.keyboard.press('Control+s')
  await page.getByRole('button', { name: 'Save it as a draft' }).click()
  // Given up, it is no draft either.
  await page.getByLabel('File name').press('Escape')
  expect(await page.locator('.level .chip').count()).toBe(0)
  await page.keyboard.press('Control+s')
  await page.getByRole('button', { name: 'Save it as a draft' }).click()
  await page.getByLabel('File name').fill('沢山/の😀')
  await page.keyboard.press('Enter')
  // Refused where it was typed, and there to be mended.
  await page.getByRole('dialog').getByRole('alert').waitFor()
  expect(await editor.isDirty()).toBe(true)
  expect(await page.getByLabel('File name').inputValue()).toBe('沢山/の😀')
  await page.getByLabel('File name').fill('面😀')
  await page.keyboard.press('Enter')
  await expect.poll(() => editor.isDirty()).toBe(false)
  expect(JSON.parse(await read('面😀.pack.json')).levels[0].draft).toBe(true)
  await page.keyboard.press('Control+z')
  expect(await page.locator('.level .chip').count()).toBe(0)
})

test('a file that another program changed is never overwritten unasked', async () => {
  const { page } = editor
  await writeFile(inFolder('a.pack.json'), packOf({ easy: EASY_1 }))
  await editor.openPack('a.pack.json')
  await rename('Mine')
  const theirs = packOf({ theirs: EASY_1 })
  await writeFile(inFolder('a.pack.json'), theirs)
  await page.keyboard.press('Control+s')
  await page.getByText('The file was changed by another program').waitFor()
  await page.keyboard.press('Escape')
  expect(await read('a.pack.json')).toBe(theirs)
  expect(await editor.isDirty()).toBe(true)
  await page.keyboard.press('Control+s')
  await page.getByRole('button', { name: 'Overwrite' }).click()
  await expect.poll(() => editor.isDirty()).toBe(false)
  expect(JSON.parse(await read('a.pack.json')).levels[0].title).toBe('Mine')
  await rename('Mine again')
  await writeFile(inFolder('a.pack.json'), theirs)
  await page.keyboard.press('Control+s')
  await page.getByRole('button', { name: 'Reload the file' }).click()
  await page.getByRole('option', { name: /theirs/ }).waitFor()
  expect(await editor.isDirty()).toBe(false)
})

test('a save that fails is told until it is mended, and the dirty mark stays', async () => {
  const { page } = editor
  await mkdir(inFolder('folder.pack.json'))
  await writeFile(inFolder('a.pack.json'), packOf({ easy: EASY_1 }))
  await editor.openPack('a.pack.json')
  await rename('Mine')
  await editor.saveAs('folder')
  await page.getByRole('dialog').getByRole('alert').waitFor()
  expect(await page.getByLabel('File name').inputValue()).toBe('folder')
  // What was wrong with one name is not said of the next.
  for (const [name, said] of [
    ['', /^Enter a name for the file\.$/],
    ['a', /^Replace a\.pack\.json\?/],
  ] as const) {
    await page.getByLabel('File name').fill(name)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('dialog').getByRole('alert').allTextContents()).toEqual([expect.stringMatching(said)])
  }
  await page.keyboard.press('Escape')
  const notice = page.getByTestId('notice')
  await notice.waitFor()
  expect(await notice.textContent()).toMatch(/^Not saved: “folder\.pack\.json”/)
  expect(await editor.isDirty()).toBe(true)
  expect(await page.locator('.where').textContent()).toBe('a.pack.json')
  await page.keyboard.press('Control+s')
  await notice.waitFor({ state: 'hidden' })
  expect(await editor.isDirty()).toBe(false)
  await chmod(inFolder('a.pack.json'), 0o644)
  expect((await stat(inFolder('a.pack.json'))).size).toBeGreaterThan(0)
})

test('a name entered before the folder has been read is saved under all the same', async () => {
  const { page } = editor
  await writeFile(inFolder('a.pack.json'), packOf({ easy: EASY_1 }))
  const asked = new Set<number>()
  /** What the host answers of its folder while that is held back. */
  const heldBack: (() => void)[] = []
  let isHeldBack = false
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      const { id, method } = JSON.parse(String(message))
      if (method === 'file.list') asked.add(id)
      server.send(message)
    })
    server.onMessage((message) => {
      const say = () => socket.send(message)
      if (isHeldBack && asked.has(JSON.parse(String(message)).id)) heldBack.push(say)
      else say()
    })
  })
  await page.reload()
  await editor.openPack('a.pack.json')
  await expect.poll(() => editor.verdict()).toBe('Proven optimal: 8 moves')
  await rename('Mine')
  isHeldBack = true
  await editor.saveAs('quick')
  await expect.poll(() => heldBack.length).toBe(1)
  expect(await editor.isDirty()).toBe(true)
  for (const say of heldBack) say()
  await expect.poll(() => editor.isDirty()).toBe(false)
  expect(JSON.parse(await read('quick.pack.json')).levels[0].title).toBe('Mine')
})

test('replacing a file asks first', async () => {
  const { page } = editor
  const kept = packOf({ kept: EASY_1 })
  await writeFile(inFolder('kept.pack.json'), kept)
  await writeFile(inFolder('a.pack.json'), packOf({ easy: EASY_1 }))
  await editor.openPack('a.pack.json')
  await rename('Mine')
  await editor.saveAs('kept')
  await page.getByText('Replace kept.pack.json?').waitFor()
  expect(await read('kept.pack.json')).toBe(kept)
  await page.getByRole('button', { name: 'Replace' }).click()
  await expect.poll(() => editor.isDirty()).toBe(false)
  expect(JSON.parse(await read('kept.pack.json')).levels[0].title).toBe('Mine')
})

test('unsaved changes are asked about before another pack takes their place, and reload keys do nothing', async () => {
  const { page } = editor
  await writeFile(inFolder('a.pack.json'), packOf({ easy: EASY_1 }))
  await editor.tool('Wall')
  await editor.drag([[2, 2]])
  await page.keyboard.press('Control+r')
  await page.keyboard.press('F5')
  expect(await editor.isDirty()).toBe(true)
  await page.keyboard.press('Control+o')
  await page.getByText('Save the changes first?').waitFor()
  await page.keyboard.press('Escape')
  expect(await editor.isDirty()).toBe(true)
  await page.keyboard.press('Control+o')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('option', { name: 'a.pack.json' }).dblclick()
  await expect.poll(() => editor.verdict()).toBe('Proven optimal: 8 moves')
  expect(await editor.isDirty()).toBe(false)
})

test('a pack that cannot be read is named with its reason, and the one on screen stays', async () => {
  await writeFile(inFolder('new.pack.json'), packOf({}).replace('"version":1', '"version":99'))
  await editor.openPack('new.pack.json')
  await editor.page.getByTestId('notice').waitFor()
  expect(await editor.page.getByTestId('notice').textContent()).toMatch(/^Could not open: .*99/)
  expect(await editor.page.locator('.where').textContent()).toBe('not saved yet')
})

test('leaving with unsaved changes is asked about, leaving without is not', async () => {
  const { page } = editor
  await editor.tool('Wall')
  await editor.drag([[2, 2]])
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await page.keyboard.press('Control+z')
  expect(await editor.isDirty()).toBe(false)
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
})

test('a lost connection is told, work stays and goes on, and what was left unanswered is answered once it is made again', async () => {
  const pipes: { close(): Promise<void> }[] = []
  const lost = await Editor.open(browser, host.url, {}, (page) =>
    page.routeWebSocket(/\/pipe$/, (socket) => {
      socket.connectToServer()
      pipes.push(socket)
    }),
  )
  const { page } = lost
  await expect.poll(() => lost.verdict()).toBe('Already solved: 0 moves')
  await pipes[0]?.close()
  const notice = page.locator('.notice')
  await expect.poll(() => notice.allTextContents()).toEqual([expect.stringMatching(/^The connection .* is lost\. Your work is still here/)])
  await lost.tool('Car')
  await lost.drag([
    [1, 1],
    [2, 1],
  ])
  await lost.tool('Gate')
  await lost.drag([[7, 1]])
  await expect.poll(() => lost.readout.getAttribute('data-state')).toBe('failed')
  // A save that fails for it is told in the same line, and no longer than the connection is lost.
  await page.keyboard.press('Control+s')
  await expect.poll(() => notice.allTextContents()).toEqual([expect.stringMatching(/^Not saved: The connection .* is lost\./)])
  await page.getByRole('button', { name: 'Reconnect' }).click()
  await expect.poll(() => notice.count()).toBe(0)
  expect(await lost.isDirty()).toBe(true)
  await expect.poll(() => lost.verdict()).toBe('Proven optimal: 1 move')
  expect(lost.complaints).toEqual([])
  await lost.close()
})
