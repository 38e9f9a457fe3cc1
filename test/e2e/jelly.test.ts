/** Jelly in the real editor, over the web host. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Editor, launch, startHost } from './editor.ts'
import { jellyJourney } from './jellyJourney.ts'

let browser: Browser
let host: Awaited<ReturnType<typeof startHost>>
beforeAll(async () => {
  browser = await launch()
  host = await startHost()
})
afterAll(async () => {
  await browser?.close()
  await host?.close()
})

test('from a blank board to a saved stage with every gimmick', async () => {
  const editor = await Editor.open(browser, host.url, { reducedMotion: 'reduce' })
  const { page } = editor
  await jellyJourney(editor, {
    async save() {
      await page.keyboard.press('Control+Shift+S')
      // The first level of a new pack is not ready, and goes as a draft.
      await page.getByRole('button', { name: /as (a )?drafts?/ }).click()
      await page.getByLabel('File name').fill('jelly')
      await page.keyboard.press('Enter')
    },
    read: () => readFile(join(host.folder, 'jelly.pack.json'), 'utf8'),
  })
  expect(editor.complaints).toEqual([])
  await editor.close()
})
