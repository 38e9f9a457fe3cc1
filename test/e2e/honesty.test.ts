/** What the read-out may never do: speak of another board, call a cut search a verdict, or show a count of states as an answer. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { examine } from '../../core/examine.ts'
import type { Point } from '../../core/grid.ts'
import { MARGIN } from '../../core/kinds/jelly/drawing/ground.ts'
import { kindOf } from '../../core/registry.ts'
import { en } from '../../core/text/en.ts'
import { BIG_1, EASY_1, HARD_6 } from '../published.ts'
import { altered, Editor, launch, packOf, startHost } from './editor.ts'

let browser: Browser
let host: Awaited<ReturnType<typeof startHost>>
beforeAll(async () => {
  browser = await launch()
})
beforeEach(async () => {
  host = await startHost()
  return () => host.close()
})
afterAll(() => browser?.close())

/** What may be shown of a board: at once how many issues it has; once it is known the rest, all of it of this board. */
interface Truth {
  readonly issues: number
  readonly state: string
  readonly figure: string
  readonly uniqueness: string
  readonly strategies: string
  readonly grade: string
}

function truth(kind: string, rows: readonly string[]): Truth {
  const report = examine(kindOf(kind)!, rows, 'analyse', {}, [], () => {}, { aborted: false })
  const issues = report.issues.length
  if (report.verdict !== 'solved') {
    return { issues, state: 'unsolvable', figure: 'Unsolvable', uniqueness: '–', strategies: String(report.strategies), grade: '–' }
  }
  expect(report).not.toHaveProperty('solutionsAbout')
  return {
    issues,
    state: 'proven',
    figure: String(report.moves),
    uniqueness: report.uniqueness === 'unique' ? 'Unique' : `${report.solutions} ways`,
    strategies: String(report.strategies),
    grade: en[`grade.${kind}.${report.grade}` as keyof typeof en],
  }
}

const withWall = (rows: readonly string[], [x, y]: Point) =>
  rows.map((row, i) => (i === y ? `${row.slice(0, x)}#${row.slice(x + 1)}` : row))

interface Subject {
  readonly kind: string
  readonly rows: readonly string[]
  readonly walls: readonly Point[]
  readonly place: (editor: Editor, wall: Point) => Promise<{ readonly x: number; readonly y: number }>
  readonly verdict: string
  readonly uniqueness: string
}

const SUBJECTS: readonly Subject[] = [
  {
    kind: 'parkout',
    rows: BIG_1,
    walls: [
      [1, 3],
      [2, 2],
      [6, 6],
      [4, 7],
      [8, 1],
    ],
    place: (editor, wall) => editor.at(wall, [8, 8]),
    verdict: 'Proven optimal: 17 moves',
    uniqueness: '4 ways',
  },
  {
    kind: 'jelly',
    rows: ['...R.....', 'G..##...R', '##....G..', '......#..'],
    walls: [
      [4, 0],
      [1, 1],
      [8, 2],
      [7, 2],
      [2, 3],
    ],
    place: (editor, wall) => editor.place(wall, { width: 9, height: 4 }, MARGIN),
    verdict: 'Proven optimal: 9 moves',
    uniqueness: '3 ways',
  },
]

test.each(SUBJECTS)(
  'ten edits in two seconds, $kind: never a number or an issue of another board, and the right ones at the end',
  async ({ kind, rows, walls, place, verdict, uniqueness }) => {
    await writeFile(join(host.folder, 'big.pack.json'), packOf({ big: rows }, kind))
    const editor = await Editor.open(browser, host.url)
    const { page } = editor
    await editor.openPack('big.pack.json')
    await expect.poll(() => editor.verdict()).toBe(verdict)

    // A wall, undo, a wall elsewhere, …: the boards on screen, in the order of the presses that bring them.
    const boards = walls.flatMap((wall) => [truth(kind, withWall(rows, wall)), truth(kind, rows)])
    for (const key of ['issues', 'figure', 'uniqueness', 'grade'] as const)
      expect(new Set(boards.map((board) => board[key])).size).toBeGreaterThan(1)
    await editor.tool('Wall')
    await page.evaluate(
      ({ expected }) => {
        const log = { press: 0, lies: [] as string[], frames: 0 }
        Object.assign(window, { log })
        const next = () => log.press++
        window.addEventListener('pointerdown', next)
        window.addEventListener('keydown', (event) => event.key === 'z' && next())
        const look = () => {
          log.frames++
          const text = (id: string) => document.querySelector(`[data-testid=${id}]`)?.textContent ?? ''
          const right = expected[log.press]
          const state = document.querySelector<HTMLElement>('[data-testid=readout]')?.dataset.state ?? ''
          const issues = document.querySelectorAll('[data-testid=issues] li').length
          const shown = {
            issues,
            state,
            figure: text('figure'),
            uniqueness: text('uniqueness'),
            strategies: text('strategies'),
            grade: text('grade'),
          }
          const isWaiting = state === 'waiting' || state === 'computing'
          // On its way to a proof a search may tell of a line that is longer.
          const isUpperBound = (value: string) =>
            right?.state === 'proven' && Number(/^At most (\d+)$/.exec(value)?.[1]) >= Number(right.figure)
          // The verdict comes first; what is counted and graded may only be missing.
          const lies = Object.entries(shown).filter(([name, value]) => {
            if (value === right?.[name as keyof typeof right]) return false
            if (name === 'issues') return true
            if (name === 'state') return !isWaiting
            if (name === 'figure') return !isWaiting || !(value === '–' || isUpperBound(value as string))
            return !['–', '', ' counting…'].includes(value as string)
          })
          for (const [name, value] of lies) log.lies.push(`${log.press}: ${name} ${value}, not ${right?.[name as keyof typeof right]}`)
          requestAnimationFrame(look)
        }
        look()
      },
      { expected: [truth(kind, rows), ...boards] },
    )
    const start = Date.now()
    for (const [i, wall] of walls.entries()) {
      const { x, y } = await place(editor, wall)
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
      await page.mouse.up()
      await page.waitForTimeout(Math.max(0, start + (2 * i + 1) * 200 - Date.now()))
      await page.keyboard.press('Control+z')
      await page.waitForTimeout(Math.max(0, start + (2 * i + 2) * 200 - Date.now()))
    }
    await expect.poll(() => editor.verdict()).toBe(verdict)
    await expect.poll(() => page.getByTestId('uniqueness').textContent()).toBe(uniqueness)
    const log = await page.evaluate(() => (window as unknown as { log: { press: number; lies: string[]; frames: number } }).log)
    expect(log.press).toBe(10)
    expect(log.frames).toBeGreaterThan(20)
    expect(log.lies).toEqual([])
    expect(editor.complaints).toEqual([])
    await editor.close()
  },
)

test('a search cut short is unknown, never unsolvable, and does not pass the gate; short of memory, other levels are still solved', async () => {
  await writeFile(join(host.folder, 'easy.pack.json'), packOf({ hard: HARD_6, big: BIG_1, easy: EASY_1 }))
  const limits = (rows: readonly string[]) =>
    ({ [HARD_6.join()]: { maxStates: 1 }, [BIG_1.join()]: { search: 'bfs', maxBytes: 4_000_000 } })[rows.join()] ?? {}
  const editor = await Editor.open(browser, host.url, {}, altered(limits))
  const { page } = editor
  await editor.openPack('easy.pack.json')
  await expect.poll(() => editor.readout.getAttribute('data-state')).toMatch(/^un(known|proven)$/)
  expect(await editor.readout.textContent()).toContain('The limit of 1 state was reached.')
  expect(await editor.readout.textContent()).not.toMatch(/unsolvable|proven optimal/i)
  // It would end there again.
  expect(await editor.readout.getByRole('button').allTextContents()).toEqual(['Search longer'])
  await page.keyboard.press('F2')
  await page.keyboard.type('Renamed')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  await page.getByTestId('gate').waitFor()
  const gate = await page.getByTestId('gate').textContent()
  expect(gate).toContain('its limit of 1 state')
  expect(gate).not.toMatch(/unsolvable/i)
  await page.keyboard.press('Escape')
  expect(await editor.isDirty()).toBe(true)
  await page.getByRole('option', { name: /big/ }).click()
  await expect.poll(() => editor.verdict()).toBe('Unknown: –')
  expect(await page.getByTestId('why').textContent()).toMatch(
    /^The limit of 4 MB was reached\. If it can be solved, in no fewer than \d+ moves\.$/,
  )
  expect(await page.locator('.line').textContent()).toBe('Shortest lineNone is known.')
  await page.getByRole('option', { name: /easy/ }).click()
  await expect.poll(() => editor.verdict()).toBe('Proven optimal: 8 moves')
  await editor.close()
})

test('nose to nose, painted, is proven unsolvable', async () => {
  const editor = await Editor.open(browser, host.url)
  await editor.newLevel(4, 1)
  await editor.tool('Car')
  await editor.drag(
    [
      [1, 1],
      [2, 1],
    ],
    [4, 1],
  )
  await editor.drag(
    [
      [4, 1],
      [3, 1],
    ],
    [4, 1],
  )
  await editor.tool('Gate')
  await editor.drag([[0, 1]], [4, 1])
  await editor.drag([[5, 1]], [4, 1])
  await expect.poll(() => editor.verdict()).toBe('Proven unsolvable: Unsolvable')
  expect(await editor.page.getByTestId('why').textContent()).toMatch(/a and b/)
  expect(await editor.page.locator('.line').textContent()).toBe('Shortest lineThere is none.')
  expect(editor.complaints).toEqual([])
  await editor.close()
})

test('while it computes, states are progress and no figure; stopped within 300 ms, it can be started again', async () => {
  await writeFile(join(host.folder, 'big.pack.json'), packOf({ big: BIG_1 }))
  // The plain search of big-1 outlasts any patience.
  const editor = await Editor.open(browser, host.url, {}, altered({ search: 'bfs', maxStates: 100_000_000, maxBytes: 1_000_000_000 }))
  const { page } = editor
  await editor.openPack('big.pack.json')
  await expect
    .poll(() => page.getByTestId('why').textContent())
    .toMatch(/^No solution is shorter than \d+ moves\. [\d,]+ states explored so far$/)
  expect(await editor.verdict()).toBe('Computing: –')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.poll(() => editor.readout.getAttribute('data-state'), { timeout: 300, interval: 20 }).not.toBe('computing')
  await expect.poll(() => editor.readout.getAttribute('data-state'), { interval: 20 }).toBe('unknown')
  expect(await page.getByTestId('why').textContent()).toMatch(
    /^The search was stopped\. If it can be solved, in no fewer than \d+ moves\.$/,
  )
  await page.getByRole('button', { name: 'Solve again' }).click()
  await expect.poll(() => page.getByTestId('why').textContent()).toMatch(/states explored so far$/)
  await page.getByRole('button', { name: 'Stop' }).click()
  expect(editor.complaints).toEqual([])
  await editor.close()
})

test('a malformed level is shown as text with its issues, and no solver is asked', async () => {
  const bent = ['#####', '#.aA#', '#.a.#', '#####']
  await writeFile(join(host.folder, 'bent.pack.json'), packOf({ bent, easy: EASY_1 }))
  const asked: string[] = []
  const editor = await Editor.open(browser, host.url, {}, altered({}, asked))
  const { page } = editor
  await editor.openPack('bent.pack.json')
  await page.getByText('Cannot be read').first().waitFor()
  expect(await page.getByTestId('issues').textContent()).toMatch(/straight line/)
  expect(await page.locator('.broken pre').textContent()).toContain('#.aA#')
  expect(await editor.readout.getAttribute('data-state')).toBe('none')
  await page.getByRole('option', { name: /easy/ }).click()
  await expect.poll(() => editor.verdict()).toBe('Proven optimal: 8 moves')
  expect(asked).not.toContain(bent.join('\n'))
  expect(editor.complaints).toEqual([])
  await editor.close()
})
