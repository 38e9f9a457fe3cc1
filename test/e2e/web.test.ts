/** A designer's first hour, with the mouse alone: paint a published level, see it proven, break it, mend it, save it, come back to it. */
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Point } from '../../core/grid.ts'
import { runCli } from '../app/cli.ts'
import { ROOT } from '../sources.ts'
import { Editor, launch, startHost } from './editor.ts'

/** easy-1 as gestures: cars from tail to nose, immobile cars from end to end, gates. */
const CARS: readonly (readonly [Point, Point])[] = [
  [
    [1, 1],
    [2, 1],
  ],
  [
    [3, 1],
    [4, 1],
  ],
  [
    [5, 1],
    [5, 3],
  ],
  [
    [2, 4],
    [2, 3],
  ],
  [
    [1, 5],
    [1, 4],
  ],
  [
    [6, 4],
    [4, 4],
  ],
] // prettier-ignore
const IMMOBILE: readonly (readonly [Point, Point])[] = [
  [
    [3, 2],
    [4, 2],
  ],
  [
    [6, 2],
    [6, 3],
  ],
  [
    [3, 3],
    [4, 3],
  ],
  [
    [2, 5],
    [3, 5],
  ],
  [
    [2, 6],
    [3, 6],
  ],
] // prettier-ignore
const GATES: readonly (readonly [Point, ...Point[]])[] = [
  [
    [1, 0],
    [2, 0],
    [3, 0],
  ],
  [
    [7, 1],
    [7, 2],
    [7, 3],
  ],
  [
    [0, 4],
    [0, 5],
  ],
  [[0, 6]],
  [
    [4, 7],
    [5, 7],
    [6, 7],
  ],
] // prettier-ignore
/** Its letters as they come when it is painted in that order. */
const PAINTED = ['#...####', '#aAbBc..', '#..ggch.', '#.DiiCh.', '.Ed.Fff#', '.ejj...#', '..kk...#', '####...#']

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

test('paints easy-1, sees 8, breaks and mends it, saves, reopens, and the command line agrees', { timeout: 120_000 }, async () => {
  const editor = await Editor.open(browser, host.url)
  const { page } = editor
  await expect.poll(() => editor.verdict()).toBe('Already solved: 0 moves')

  await editor.tool('Car')
  for (const car of CARS) await editor.drag(car)
  await editor.tool('Immobile car')
  for (const car of IMMOBILE) await editor.drag(car)
  await editor.tool('Gate')
  for (const gates of GATES) await editor.drag(gates)
  await expect.poll(() => editor.verdict()).toBe('Proven optimal: 8 moves')
  expect(await page.getByTestId('line').locator('li').count()).toBe(8)
  expect(await page.getByTestId('work').textContent()).toMatch(/^\d+ states?(< 1|\d+) ms$/)
  await page.screenshot({ path: join(ROOT, 'out/web-light-en.png') })

  // The gate at the right of row 1: both cars of that row need it.
  await editor.drag([[7, 1]])
  await expect.poll(() => editor.verdict()).toBe('Proven unsolvable: Unsolvable')
  expect(await page.getByTestId('why').textContent()).toMatch(/^Car a .*no gate/)
  await page.getByRole('button', { name: 'Show the cells' }).click()
  expect(await page.locator('.ring.flash').count()).toBeGreaterThan(0)
  await page.keyboard.press('Control+z')
  expect(await editor.verdict()).toBe('Proven optimal: 8 moves')

  expect(await editor.isDirty()).toBe(true)
  await editor.saveAs('painted')
  await expect.poll(() => editor.isDirty()).toBe(false)
  const path = join(host.folder, 'painted.pack.json')
  expect(JSON.parse(await readFile(path, 'utf8')).levels[0].rows).toEqual(PAINTED)

  const again = await Editor.open(browser, host.url)
  await again.openPack('painted.pack.json')
  await expect.poll(() => again.verdict()).toBe('Proven optimal: 8 moves')
  expect(await again.isDirty()).toBe(false)

  const { out, code } = await runCli(['solve', path, '--json'])
  expect(JSON.parse(out)).toMatchObject({ verdict: 'solved', optimal: true, moves: 8 })
  expect(code).toBe(0)
  expect([...editor.complaints, ...again.complaints]).toEqual([])
  await editor.close()
  await again.close()
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
