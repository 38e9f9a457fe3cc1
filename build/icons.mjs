// node build/icons.mjs: draws build/icons/icon.svg at every size that the systems ask for. What it makes is kept; run it after a change of the drawing.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { ROOT } from './install.mjs'

const FOLDER = join(ROOT, 'build/icons')
const LINUX = [16, 32, 48, 64, 128, 256, 512]
const WINDOWS = [16, 32, 48, 256]
/** The names of an icns file's entries that hold PNG, by their size. */
const MAC = { 128: 'ic07', 256: 'ic08', 512: 'ic09', 1024: 'ic10' }

/** A directory of 16 bytes an image behind the header, then the PNGs. A side of 256 is written 0. */
function ico(pictures) {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  for (const [i, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * i
    header.writeUInt8(size % 256, at)
    header.writeUInt8(size % 256, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(png.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}

/** Chunks of a four-letter name, their whole length and their bytes, in one chunk called icns. */
function icns(pictures) {
  const chunk = (name, bytes) => {
    const head = Buffer.alloc(8)
    head.write(name, 'latin1')
    head.writeUInt32BE(bytes.length + 8, 4)
    return Buffer.concat([head, bytes])
  }
  return chunk('icns', Buffer.concat(pictures.map(({ size, png }) => chunk(MAC[size], png))))
}

const executablePath = findChromium()
if (executablePath === null) {
  console.error('No Chromium was found: say where one is in CHROMIUM_PATH.')
  process.exit(1)
}
const { chromium } = await import('playwright-core')
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] })
try {
  const page = await browser.newPage()
  const svg = readFileSync(join(FOLDER, 'icon.svg'), 'utf8')
  const drawn = new Map()
  for (const size of new Set([...LINUX, ...WINDOWS, ...Object.keys(MAC).map(Number)])) {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(`<style>body { margin: 0 } svg { display: block; width: ${size}px }</style>${svg}`)
    drawn.set(size, await page.screenshot({ omitBackground: true }))
  }
  const at = (sizes) => sizes.map((size) => ({ size, png: drawn.get(size) }))
  mkdirSync(join(FOLDER, 'png'), { recursive: true })
  for (const { size, png } of at(LINUX)) writeFileSync(join(FOLDER, 'png', `${size}x${size}.png`), png)
  writeFileSync(join(FOLDER, 'icon.ico'), ico(at(WINDOWS)))
  writeFileSync(join(FOLDER, 'icon.icns'), icns(at(Object.keys(MAC).map(Number))))
} finally {
  await browser.close()
}
