/**
 * The screen's part of `npm run bench`: strokes on a 30 x 30 board of Signal in Chromium over the built web host, each timed in the page
 * from the event to the frame that shows what it asks for. Nothing else should run: these are the only times judged as they are.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { readParams } from '../../core/generate.ts'
import { perturb } from '../../core/kinds/signal/fast/perturb.ts'
import { serialise } from '../../core/kinds/signal/level.ts'
import { random } from '../../core/random.ts'
import { median, quantile } from './measure.ts'

const STROKES = 60
/** The first strokes of a page and its threads run code that no machine has made fast yet. */
const WARM = 10
/** Long enough for all that a stroke sets off. */
const PAUSE_MS = 900

interface Times {
  readonly answers?: number
  readonly all?: number
}

/** Runs in the page. */
function watch(): void {
  const strokes: { answers?: number; all?: number }[] = []
  const frames: number[] = []
  Object.assign(window, { strokes, frames })
  let begun = 0
  addEventListener(
    'pointerup',
    () => {
      begun = performance.now()
      strokes.push({})
    },
    true,
  )
  addEventListener(
    'pointermove',
    ({ buttons, timeStamp }) => {
      if (buttons !== 0) requestAnimationFrame(() => setTimeout(() => frames.push(performance.now() - timeStamp)))
    },
    true,
  )
  const look = (): void => {
    const stroke = strokes.at(-1)
    const state = document.querySelector<HTMLElement>('[data-testid=readout]')?.dataset.state
    const now = performance.now() - begun
    if (stroke !== undefined && (state === 'proven' || state === 'several')) {
      stroke.answers ??= now
      if (/\d/.test(document.querySelector('[data-testid=thinking]')?.textContent ?? '')) stroke.all ??= now
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function turnTiles(page: Page): Promise<readonly Times[]> {
  const box = (await page.getByRole('grid').boundingBox())!
  const cell = Math.min(box.width, box.height) / 33
  for (let i = 0; i < STROKES + WARM; i++) {
    await page.mouse.move(box.x + box.width / 2 + (((i * 7) % 20) - 10) * cell, box.y + box.height / 2 + (((i * 3) % 16) - 8) * cell)
    await page.mouse.down()
    await page.mouse.up()
    await page.waitForTimeout(PAUSE_MS)
  }
  return page.evaluate(() => (window as unknown as { strokes: Times[] }).strokes)
}

/** One long stroke of wire, back and forth; the time from each of its moves to the frame after it. */
async function drawWire(page: Page): Promise<readonly number[]> {
  const box = (await page.getByRole('grid').boundingBox())!
  const cell = Math.min(box.width, box.height) / 33
  await page.keyboard.press('w')
  await page.mouse.move(box.x + box.width / 2 - 12 * cell, box.y + box.height / 2 - 8 * cell)
  await page.mouse.down()
  for (let row = -8; row < 8; row++)
    await page.mouse.move(box.x + box.width / 2 + (row % 2 === 0 ? 12 : -12) * cell, box.y + box.height / 2 + row * cell, { steps: 12 })
  await page.mouse.up()
  return page.evaluate(() => (window as unknown as { frames: number[] }).frames)
}

/** Needs the built web host. */
export async function benchScreen(must: (what: string, holds: boolean) => void, executablePath: string): Promise<void> {
  const made = perturb.attempt(
    readParams(perturb, { width: 30, height: 30 }, 'screen'),
    random('screen'),
    () => {},
    { aborted: false },
    'screen',
  )
  if (made.is !== 'made') throw new Error('no board was made')
  const level = { id: 'thirty', kind: 'signal', title: 'Thirty', rows: serialise(made.board) }
  const folder = await mkdtemp(join(tmpdir(), 'levelwright-bench-'))
  await writeFile(join(folder, 'thirty.pack.json'), JSON.stringify({ format: 'levelwright-pack', version: 1, levels: [level] }))
  const { start } = (await import(pathToFileURL(resolve('dist/web/main.mjs')).href)) as typeof import('../../app/web/main.ts')
  const host = await start({ folder })
  const args = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const browser = await chromium.launch({ executablePath, args })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en' })
    await page.goto(host.url)
    await page.keyboard.press('Control+o')
    await page.getByRole('option', { name: 'thirty.pack.json' }).dblclick()
    await page.locator('.where', { hasText: 'thirty' }).waitFor()
    await page.waitForTimeout(2 * PAUSE_MS)
    await page.keyboard.press('t')
    await page.evaluate(watch)
    const strokes = (await turnTiles(page)).slice(WARM)
    const answers = strokes.map(({ answers = Number.POSITIVE_INFINITY }) => answers)
    const all = strokes.map(({ all = Number.POSITIVE_INFINITY }) => all)
    const told = (name: string, times: readonly number[]): string =>
      `${name}: median ${median(times).toFixed(0)} ms, 95 of 100 within ${quantile(times, 0.95).toFixed(0)} ms`
    must(`${told('answers and turns', answers)}, at most 100`, quantile(answers, 0.95) <= 100)
    must(`${told('grade and deduction', all)}, at most 400`, quantile(all, 0.95) <= 400)
    const frames = await drawWire(page)
    // The host's drawing in software decides this, so it is told and not judged.
    console.log(`told    ${told('a move of a stroke on screen', frames)}`)
  } finally {
    await browser.close()
    await host.close()
    await rm(folder, { recursive: true, force: true })
  }
}
