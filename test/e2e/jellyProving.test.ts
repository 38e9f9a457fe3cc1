/** What the read-out says of a Jelly stage that takes long to prove: both bounds, also where it is stopped or cut short; counts as they are. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { altered, type Editor, packOf } from './editor.ts'
import { session } from './session.ts'

/** Solved at a glance, by a line that is too long; to prove the shortest takes about a second. */
const TOWERS = ['R....G....R', 'G....R....G', 'B.........B', '#...###...#']
const TOWERS_FEWEST = 19
const RECOLOURED = TOWERS.map((row) => row.replaceAll('B', 'Y'))
/** The same, and the proof outlasts any patience. */
const HIGHER = ['R.....G.....R', 'G.....R.....G', 'B.....B.....B', '#....###....#']
const SMALL = ['R..R', '#..#', '####']
/** A busy machine may need longer for a proof than the read-out waits. */
const WITHOUT_CLOCK = { maxMs: 600_000 }

const here = session()

async function opened(levels: Readonly<Record<string, readonly string[]>>, prepare?: (page: Page) => Promise<void>): Promise<Editor> {
  await writeFile(join(here.host.folder, 'proving.pack.json'), packOf(levels, 'jelly'))
  const editor = await here.open({}, prepare)
  await watch(editor.page)
  await editor.openPack('proving.pack.json')
  return editor
}

interface Shown {
  readonly state: string
  readonly title: string
  readonly figure: string
  readonly why: string
  readonly uniqueness: string
}

/** From now on notes all that the read-out and the counts say, however shortly. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shown: Shown[] = []
    Object.assign(window, { shown })
    const text = (id: string) => document.querySelector(`[data-testid=${id}]`)?.textContent ?? ''
    const note = () => {
      const state = document.querySelector<HTMLElement>('[data-testid=readout]')?.dataset.state ?? ''
      shown.push({ state, title: text('verdict'), figure: text('figure'), why: text('why'), uniqueness: text('uniqueness') })
    }
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  })
const allShown = ({ page }: Editor) => page.evaluate(() => (window as unknown as { shown: Shown[] }).shown)

/** The numbers in `text`, which is told in just these words. */
function numbersIn(text: string | null, words: RegExp): readonly number[] {
  expect(text).toMatch(words)
  return words
    .exec(text ?? '')!
    .slice(1)
    .map(Number)
}
const AT_MOST = /^At most (\d+)$/
const BETWEEN = /Between (\d+) and (\d+) moves\.$/

const boundsShown = (shown: readonly Shown[]) =>
  shown
    .filter(({ title }) => title === 'Solvable; proving the shortest')
    .map(({ figure, why }) => {
      const [low] = numbersIn(why, /^No solution is shorter than (\d+) moves\. [\d,]+ states explored so far$/)
      return { low: low!, high: numbersIn(figure, AT_MOST)[0]! }
    })

test('while it proves, it says of how many moves a line is known and how few there may be; what comes out is neither more nor less', async () => {
  const editor = await opened({ towers: TOWERS }, altered(WITHOUT_CLOCK))
  await expect.poll(() => editor.verdict(), { timeout: 50_000 }).toBe(`Proven optimal: ${TOWERS_FEWEST} moves`)
  const shown = await allShown(editor)
  const bounds = boundsShown(shown)
  expect(bounds.length).toBeGreaterThan(0)
  for (const [i, { low, high }] of bounds.entries()) {
    expect(low).toBeLessThanOrEqual(TOWERS_FEWEST)
    expect(high).toBeGreaterThanOrEqual(TOWERS_FEWEST)
    // What is proven once stays so.
    expect(low).toBeGreaterThanOrEqual(bounds[i - 1]?.low ?? 1)
    expect(high).toBeLessThanOrEqual(bounds[i - 1]?.high ?? Number.POSITIVE_INFINITY)
  }
  // Before there is a line there is no figure.
  const blind = shown.filter(({ state, title }) => state === 'computing' && title !== 'Solvable; proving the shortest')
  expect(new Set(blind.map(({ title, figure }) => `${title}: ${figure}`))).toEqual(new Set(['Computing: –']))
  expect(editor.complaints).toEqual([])
  await editor.close()
})

test('stopped on the way it keeps both bounds, and no less than it had; nothing goes on behind its user’s back', async () => {
  const asked: string[] = []
  const editor = await opened({ higher: HIGHER, small: SMALL }, altered(WITHOUT_CLOCK, asked))
  const { page } = editor
  // More than is known at first sight is proven, and a line is there.
  await expect.poll(async () => boundsShown(await allShown(editor)).at(-1)?.low ?? 0, { timeout: 50_000 }).toBeGreaterThan(10)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.poll(() => editor.readout.getAttribute('data-state'), { interval: 20 }).toBe('unproven')
  const had = boundsShown(await allShown(editor)).at(-1)!
  const kept = async () => {
    const [low, high] = numbersIn(await page.getByTestId('why').textContent(), /^The search was stopped\. Between (\d+) and (\d+) moves\.$/)
    expect(await editor.verdict()).toBe(`Solvable, but not proven shortest: At most ${high} moves`)
    // The line is there, and can be played.
    expect(await page.locator('.line').textContent()).toMatch(/^A line that works/)
    expect(await page.getByTestId('line').locator('li').count()).toBe(high)
    expect(
      await page
        .locator('.line')
        .getByRole('button', { name: /Play back/ })
        .isEnabled(),
    ).toBe(true)
    return { low: low!, high: high! }
  }
  const { low, high } = await kept()
  expect(low).toBeGreaterThanOrEqual(had.low)
  expect(high).toBeLessThanOrEqual(had.high)
  expect(low).toBeLessThan(high)
  await page.getByRole('option', { name: /small/ }).click()
  await expect.poll(() => editor.verdict()).toBe('Proven optimal: 2 moves')
  expect(await page.getByRole('option', { name: /higher/ }).textContent()).toContain(`At most ${high} moves, not proven`)
  await page.getByRole('option', { name: /higher/ }).click()
  expect(await kept()).toEqual({ low, high })
  expect(asked.filter((rows) => rows.startsWith('R.....G'))).toEqual([HIGHER.join('\n')])
  expect(editor.complaints).toEqual([])
  await editor.close()
})

test('cut short by a limit of states or of memory it is not proven, with both bounds, and other levels are still answered', async () => {
  const limits = { [TOWERS.join()]: { maxStates: 10_000 }, [RECOLOURED.join()]: { maxBytes: 2_000_000 } }
  const editor = await opened(
    { states: TOWERS, memory: RECOLOURED, small: SMALL },
    altered((rows) => ({ ...WITHOUT_CLOCK, ...limits[rows.join()] })),
  )
  const { page } = editor
  for (const [name, limit] of [
    ['states', 'The limit of 10,000 states was reached. '],
    ['memory', 'The limit of 2 MB was reached. '],
  ] as const) {
    await page.getByRole('option', { name }).click()
    await expect.poll(() => page.getByTestId('why').textContent(), { timeout: 30_000 }).toContain(limit)
    const why = await page.getByTestId('why').textContent()
    const [low, high] = numbersIn(why, BETWEEN)
    expect(why).toBe(`${limit}Between ${low} and ${high} moves.`)
    expect(low).toBeGreaterThan(1)
    expect(low).toBeLessThanOrEqual(TOWERS_FEWEST)
    expect(high).toBeGreaterThanOrEqual(TOWERS_FEWEST)
    expect(await editor.verdict()).toBe(`Solvable, but not proven shortest: At most ${high} moves`)
    expect(await page.locator('.line').textContent()).toMatch(/^A line that works/)
    expect(await page.getByTestId('line').locator('li').count()).toBe(high)
    // Of what is not proven nothing is counted and nothing graded.
    expect([await page.getByTestId('uniqueness').textContent(), await page.getByTestId('grade').textContent()]).toEqual(['–', '–'])
    await expect.poll(() => page.getByRole('option', { name }).textContent()).toContain(`At most ${high} moves, not proven`)
  }
  await page.getByRole('option', { name: /small/ }).click()
  await expect.poll(() => editor.verdict()).toBe('Proven optimal: 2 moves')
  expect((await allShown(editor)).filter(({ title, figure }) => /unsolvable/i.test(title + figure))).toEqual([])
  expect(editor.complaints).toEqual([])
  await editor.close()
})

/** Its shortest lines are too many to be held against each other one by one, and some differ in nothing but their order. */
const MANY_LINES = ['.R....R#B...B', '.G.R...######', 'G..#.#.######', '.#....#######']
/** Proven in little memory; to count takes much more. */
const PAIRS = ['R...R#G...G', '###########', 'B...B#Y...Y']

test('a count that may be too high is told as one, a count cut short as none; neither as exact, at any time', async () => {
  const editor = await opened(
    { lines: MANY_LINES, pairs: PAIRS },
    altered((rows) => ({ ...WITHOUT_CLOCK, ...(rows.join() === PAIRS.join() && { maxBytes: 2_000_000 }) })),
  )
  const { page } = editor
  const uniqueness = page.getByTestId('uniqueness')
  await expect.poll(() => editor.verdict(), { timeout: 30_000 }).toBe('Proven optimal: 9 moves')
  await expect.poll(() => uniqueness.textContent(), { timeout: 30_000 }).toBe('About 52 ways, not more')
  // Who leaves before that comes back to a count begun anew.
  await editor.counted()
  await page.getByRole('option', { name: /pairs/ }).click()
  await expect.poll(() => editor.verdict()).toBe('Proven optimal: 12 moves')
  await expect.poll(() => uniqueness.textContent()).toBe('Not counted: the memory limit was reached')
  expect(await page.getByTestId('grade').textContent()).toBe('–')
  const told = (await allShown(editor)).filter(({ state }) => state === 'proven').map((one) => one.uniqueness.trim())
  expect(new Set(told)).toEqual(new Set(['counting…', 'About 52 ways, not more', 'Not counted: the memory limit was reached']))

  // In Japanese as well.
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: '日本語' }).click()
  await expect.poll(() => uniqueness.textContent()).toBe('数えていません：メモリの上限に達しました')
  await page.getByRole('option', { name: /lines/ }).click()
  await expect.poll(() => uniqueness.textContent()).toBe('約 52 通り（これより多くはない）')
  expect(editor.complaints).toEqual([])
  await editor.close()
})

test('a line proven shortest is played back while ways are still counted', async () => {
  const editor = await opened({ pairs: ['R.....R#G.....G', '###############', 'B.....B#Y.....Y'] }, altered(WITHOUT_CLOCK))
  const { page } = editor
  const uniqueness = page.getByTestId('uniqueness')
  await expect.poll(() => editor.verdict(), { interval: 20 }).toBe('Proven optimal: 20 moves')
  await page.keyboard.press('Shift+P')
  await page.getByTestId('playback').waitFor()
  await page.keyboard.press('End')
  await expect.poll(() => page.getByTestId('playback').getAttribute('data-solved')).toBe('true')
  await page.keyboard.press('Escape')
  const work = await page.getByTestId('work').textContent()
  expect((await uniqueness.textContent())?.trim()).toBe('counting…')
  await expect.poll(() => uniqueness.textContent()).toBe('About 1,296 ways, not more')
  // The time beside the states is that of finding them, however long the counting takes.
  expect(await page.getByTestId('work').textContent()).toBe(work)
  expect(editor.complaints).toEqual([])
  await editor.close()
})
