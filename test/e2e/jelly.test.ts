/** Jelly in the real editor, over the web host. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jellyJourney } from './jellyJourney.ts'
import { session } from './session.ts'

const here = session()

test('from a blank board to a saved stage with every gimmick', async () => {
  const editor = await here.open({ reducedMotion: 'reduce' })
  const { page } = editor
  await jellyJourney(editor, {
    async save() {
      await page.keyboard.press('Control+Shift+S')
      // The first level of a new pack is not ready, and goes as a draft.
      await page.getByRole('button', { name: /as (a )?drafts?/ }).click()
      await page.getByLabel('File name').fill('jelly')
      await page.keyboard.press('Enter')
    },
    read: () => readFile(join(here.host.folder, 'jelly.pack.json'), 'utf8'),
  })
  expect(editor.complaints).toEqual([])
  await editor.close()
})
