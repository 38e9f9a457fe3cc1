/** The journey over the web host, and what the page takes from its user: language and theme. */
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { en } from '../../core/text/en.ts'
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

test.for([
  ['Park Out', 'parkout'],
  ['Jelly', 'jelly'],
] as const)(
  'an order for levels of %s is stopped by mouse and keys, keeps what it has found and does not begin again',
  { timeout: 120_000 },
  async ([label, kind]) => {
    const editor = await Editor.open(browser, host.url)
    const { page } = editor
    await page.getByRole('button', { name: 'New level…' }).first().click()
    await page.getByLabel('Kind').selectOption({ label })
    await page.getByRole('button', { name: 'Create' }).click()
    await page.keyboard.press('Control+Shift+G')
    const wish = (name: string) => page.getByLabel(en[`wish.${kind}.${name}` as keyof typeof en], { exact: true })
    await wish('width').fill('5')
    await wish('height').fill('4')
    await wish('effort').selectOption('quick')
    await page.getByLabel('Seed', { exact: true }).fill('garage')
    await page.getByLabel('How many', { exact: true }).fill('1')
    const go = page.getByRole('button', { name: 'Generate', exact: true })
    await go.click()
    const end = page.getByTestId('generated')
    await expect.poll(() => end.textContent(), { timeout: 60_000 }).toBe('1 level found.')

    // What no board of that size has: the order goes on until it is stopped.
    await wish('minMoves').fill('60')
    await page.getByRole('button', { name: 'Another seed' }).click()
    const seed = page.getByLabel('Seed', { exact: true })
    for (const way of ['mouse', 'Enter', 'Space'] as const) {
      if (way === 'mouse') await go.click()
      else await go.press(way)
      await page.getByTestId('generating').waitFor()
      const drawn = await seed.inputValue()
      const stop = page.getByRole('button', { name: 'Stop', exact: true })
      if (way === 'mouse') await stop.click()
      else await page.keyboard.press(way)
      await expect.poll(() => end.textContent()).toBe('Stopped. What was found is kept.')
      await page.waitForTimeout(300)
      expect([way, await end.textContent()]).toEqual([way, 'Stopped. What was found is kept.'])
      expect(await seed.inputValue()).toBe(drawn)
      expect(await page.getByTestId('candidates').getByRole('radio').count()).toBe(1)
    }
    await editor.close()
  },
)
