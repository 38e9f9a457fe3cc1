// npm run screenshots: the pictures of docs/, taken of the built editor in a real Chromium with the shipped levels.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findChromium } from './chromium.mjs'
import { install, needNode, ROOT } from './install.mjs'
import { ensureBuilt, PARTS } from './parts.mjs'

const SHOTS = [
  { name: 'light', colorScheme: 'light', pack: 'parkout-first.pack.json', next: 0, level: 'hard-6' },
  { name: 'dark', colorScheme: 'dark', pack: 'parkout-first.pack.json', next: 0, level: 'hard-6' },
  { name: 'jelly', colorScheme: 'light', pack: 'jelly-first-wobbles.pack.json', next: 23, level: 'High tide' },
]

needNode()
if (!install() || !ensureBuilt(['renderer', 'host', 'web'])) process.exit(1)
const executablePath = findChromium()
if (executablePath === null) {
  console.error('No Chromium was found. Install Chromium or Chrome, or say where one is in CHROMIUM_PATH.')
  process.exit(1)
}

const { chromium } = await import('playwright-core')
const { start } = await import(pathToFileURL(join(ROOT, 'dist', PARTS.web.output)).href)
const host = await start({ folder: join(ROOT, 'levels') })
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
mkdirSync(join(ROOT, 'docs'), { recursive: true })
try {
  for (const { name, colorScheme, pack, next, level } of SHOTS) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2, locale: 'en', colorScheme })
    await page.goto(host.url)
    await page.getByRole('grid').waitFor()
    await page.keyboard.press('Control+o')
    await page.getByRole('option', { name: pack }).dblclick()
    // A long list has only the levels in sight.
    for (let step = 0; step < next; step++) await page.keyboard.press(']')
    await page.getByRole('option', { name: level }).click()
    await page.locator('[data-testid=readout][data-state=proven]').waitFor()
    // Every level has its badge, and no pointer rests anywhere.
    await page.waitForFunction(() => document.querySelectorAll('.level .badge.good').length === document.querySelectorAll('.level').length)
    await page.mouse.move(0, 0)
    const path = join(ROOT, `docs/screenshot-${name}.png`)
    await page.screenshot({ path })
    console.log(path)
    await page.close()
  }
} finally {
  await browser.close()
  await host.close()
}
