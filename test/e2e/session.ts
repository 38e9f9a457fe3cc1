/** What the tests of one file share: a browser, and a host over a folder of its own. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { Editor, launch, startHost } from './editor.ts'

class Session {
  browser!: Browser
  host!: Awaited<ReturnType<typeof startHost>>

  open(options?: BrowserContextOptions, prepare?: (page: Page) => Promise<void>): Promise<Editor> {
    return Editor.open(this.browser, this.host.url, options, prepare)
  }
}

/** Called once by a file, before any hook of its own; all is there when the first test or hook runs. */
export function session(): Session {
  const shared = new Session()
  beforeAll(async () => {
    shared.browser = await launch()
    shared.host = await startHost()
  })
  afterAll(async () => {
    await shared.browser?.close()
    await shared.host?.close()
  })
  return shared
}
