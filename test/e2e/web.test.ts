/** The journey over the web host, and what the page takes from its user: language and theme. */
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCli } from '../app/cli.ts'
import { ROOT } from '../sources.ts'
import { Editor, launch, startHost } from './editor.ts'
import { journey } from './journey.ts'

let browser: Browser
let host: Awaited<ReturnType<typeof startHost>>
beforeAll(async () => {
  await mkdir(join(ROOT, 'out'), { recursive: true })
  browser = await launch()
  host = await startHost()
})
afterAll(async () => {
  await browser?.close()
  await host?.close()
})

test('a level painted, read, broken, mended, played, played back, saved, reopened and another generated; the command line agrees', {
  timeout: 120_000,
}, async () => {
  const editor = await Editor.open(browser, host.url)
  const { page } = editor
  const path = join(host.folder, 'painted.pack.json')
  await journey(editor, {
    save: () => editor.saveAs('painted'),
    read: () => readFile(path, 'utf8'),
    reopen: () => editor.openPack('painted.pack.json'),
  })
  await page.screenshot({ path: join(ROOT, 'out/web-light-en.png') })

  const { out, code } = await runCli(['solve', path, '--json'])
  expect(JSON.parse(out)).toMatchObject({ verdict: 'solved', optimal: true, moves: 8 })
  expect(code).toBe(0)
  expect(editor.complaints).toEqual([])
  await editor.close()
})

test('speaks Japanese and goes dark with the system, and remembers what was chosen instead', async () => {
  const editor = await Editor.open(browser, host.url, { locale: 'ja-JP', colorScheme: 'dark' })
  const { page } = editor
  await expect.poll(() => editor.verdict()).toBe('すでに解けています: 0 手')
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme])).toEqual(['ja', 'dark'])
  await page.screenshot({ path: join(ROOT, 'out/web-dark-ja.png') })

  await page.getByRole('button', { name: '言語' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('menuitemradio', { name: 'Light' }).click()
  const shown = () => page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme])
  expect(await shown()).toEqual(['en', 'light'])
  await page.reload()
  await page.getByRole('grid').waitFor()
  expect(await shown()).toEqual(['en', 'light'])
  expect(editor.complaints).toEqual([])
  await editor.close()
})
