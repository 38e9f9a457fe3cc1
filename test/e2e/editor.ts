/** The built editor in a real Chromium, over the real host: what the end-to-end tests do to it and read from it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core'
import type { Server } from '../../app/web/server.ts'
import type { Point, Size } from '../../core/grid.ts'
import { MARGIN } from '../../core/kinds/jelly/drawing/ground.ts'
import { fitView } from '../../renderer/canvas/view.ts'
import { CHROMIUM, SWITCHES } from '../chromium.ts'
import { ROOT } from '../sources.ts'

export const launch = (): Promise<Browser> => chromium.launch({ ...(CHROMIUM && { executablePath: CHROMIUM }), args: [...SWITCHES] })

interface Host extends Server {
  /** A fresh folder of its own. */
  readonly folder: string
}

/** The host as `npm start` runs it, over a folder of its own. */
export async function startHost(): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), 'levelwright-e2e-'))
  const { start } = (await import(pathToFileURL(join(ROOT, 'dist/web/main.mjs')).href)) as typeof import('../../app/web/main.ts')
  const server = await start({ folder })
  return {
    url: server.url,
    folder,
    close: async () => {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A page with the editor in it. */
export class Editor {
  readonly page: Page
  /** Errors and warnings of the page's console, and what it threw. */
  readonly complaints: string[] = []

  private constructor(page: Page) {
    this.page = page
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.complaints.push(message.text())
    })
    page.on('pageerror', (error) => this.complaints.push(String(error)))
  }

  /** `prepare`: what to do to the page before it loads. */
  static async open(
    browser: Browser,
    url: string,
    options: BrowserContextOptions = {},
    prepare?: (page: Page) => Promise<void>,
  ): Promise<Editor> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en', ...options })
    const page = await context.newPage()
    const editor = new Editor(page)
    await prepare?.(page)
    await page.goto(url)
    await page.getByRole('grid').waitFor()
    return editor
  }

  /** The editor in a page that is open already. */
  static async on(page: Page): Promise<Editor> {
    const editor = new Editor(page)
    await page.getByRole('grid').waitFor()
    return editor
  }

  close(): Promise<void> {
    return this.page.context().close()
  }

  get readout(): Locator {
    return this.page.getByTestId('readout')
  }

  /** Verdict and figure as shown: `Proven optimal: 8 moves`. */
  async verdict(): Promise<string> {
    const [title, figure] = await Promise.all([this.page.getByTestId('verdict').textContent(), this.page.locator('.figure').textContent()])
    return `${title}: ${figure?.trim()}`
  }

  /** Until all is counted: only then is an answer remembered, for an undo and for the commands that show it. */
  async counted(): Promise<void> {
    await this.page.getByTestId('strategies').filter({ hasText: /^\d+$/ }).waitFor()
  }

  async tool(name: string): Promise<void> {
    await this.page.getByRole('radio', { name, exact: true }).click()
  }

  /** The middle of a cell of a fitted board of `columns` by `rows` cells, frame not counted. */
  at(cell: Point, [columns, rows]: readonly [number, number] = [6, 6]): Promise<{ x: number; y: number }> {
    return this.place(cell, { width: columns + 2, height: rows + 2 })
  }

  /** The same of a board without a frame; `border`: what is drawn around it, in cells. */
  async place([x, y]: Point, size: Size, border = 0): Promise<{ x: number; y: number }> {
    const pane = (await this.page.getByRole('grid').boundingBox())!
    const ratio = await this.page.evaluate(() => window.devicePixelRatio)
    const view = fitView(pane, size, ratio, border)
    return { x: pane.x + view.x + (x + 0.5) * view.cell, y: pane.y + view.y + (y + 0.5) * view.cell }
  }

  /** Button down on the first cell, through the others, up on the last. */
  async drag(cells: readonly [Point, ...Point[]], [columns, rows] = [6, 6], button: 'left' | 'right' = 'left'): Promise<void> {
    await this.#drag(cells, { width: columns + 2, height: rows + 2 }, 0, button)
  }

  /** The same on a Jelly stage, or in the border around it. */
  async dragInStage(cells: readonly [Point, ...Point[]], size: Size): Promise<void> {
    await this.#drag(cells, size, MARGIN, 'left')
  }

  async #drag([first, ...others]: readonly [Point, ...Point[]], size: Size, border: number, button: 'left' | 'right'): Promise<void> {
    const { mouse } = this.page
    const start = await this.place(first, size, border)
    await mouse.move(start.x, start.y)
    await mouse.down({ button })
    for (const cell of others) {
      const { x, y } = await this.place(cell, size, border)
      await mouse.move(x, y, { steps: 4 })
    }
    await mouse.up({ button })
  }

  /** Makes a new level and shows it. */
  async newLevel(width: number, height: number): Promise<void> {
    await this.page.getByRole('button', { name: 'New level…' }).first().click()
    await this.page.getByLabel('Width').fill(String(width))
    await this.page.getByLabel('Height').fill(String(height))
    await this.page.getByRole('button', { name: 'Create' }).click()
  }

  /** Opens a pack at the host's folder, by its name; until it is on screen, or the reason why it is not. */
  async openPack(name: string): Promise<void> {
    await this.page.keyboard.press('Control+o')
    await this.page.getByRole('option', { name }).click()
    await this.page.getByRole('button', { name: 'Open', exact: true }).click()
    await this.page.locator('.where', { hasText: name }).or(this.page.getByTestId('notice')).first().waitFor()
  }

  /** Ctrl+S on a pack that has no file yet, past a gate that refuses nothing. */
  async saveAs(name: string): Promise<void> {
    await this.page.keyboard.press('Control+Shift+S')
    await this.page.getByLabel('File name').fill(name)
    await this.page.keyboard.press('Enter')
  }

  /** The picture on a canvas once all that has happened is drawn, which takes frames: every pixel. */
  drawn(canvas = 0): Promise<string> {
    return this.page.evaluate(async (index) => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      return document.querySelectorAll('canvas')[index]!.toDataURL()
    }, canvas)
  }

  async isDirty(): Promise<boolean> {
    return this.page.getByTestId('dirty').isVisible()
  }
}

/** Puts `more` into every request to the solver, by its rows, and notes the boards that were asked about. */
export function altered(more: object | ((rows: readonly string[]) => object), asked: string[] = []): (page: Page) => Promise<void> {
  return (page) =>
    page.routeWebSocket(/\/pipe$/, (socket) => {
      const server = socket.connectToServer()
      socket.onMessage((text) => {
        const message = JSON.parse(String(text))
        if (message.method === 'level.analyse') {
          asked.push(message.input.rows.join('\n'))
          Object.assign(message.input, typeof more === 'function' ? more(message.input.rows) : more)
        }
        server.send(JSON.stringify(message))
      })
    })
}

/** Pack text of levels of one kind. */
export const packOf = (levels: Readonly<Record<string, readonly string[]>>, kind = 'parkout'): string =>
  `${JSON.stringify({
    format: 'levelwright-pack',
    version: 1,
    title: 'Test',
    levels: Object.entries(levels).map(([id, rows]) => ({ id, kind, title: id, rows })),
  })}\n`
