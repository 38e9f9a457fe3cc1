/** The journey over the web host, what the page takes from its user: language, theme and a window of any width; and orders that are stopped. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { en } from '../../core/text/en.ts'
import { runCli } from '../app/cli.ts'
import { ROOT } from '../sources.ts'
import { journey } from './journey.ts'
import { session } from './session.ts'

const here = session()
beforeAll(async () => {
  await mkdir(join(ROOT, 'out'), { recursive: true })
})

test('a level painted, read, broken, mended, played, played back, saved, reopened and another generated; the command line agrees', async () => {
  const editor = await here.open()
  const { page } = editor
  const path = join(here.host.folder, 'painted.pack.json')
  await journey(editor, {
    save: () => editor.saveAs('painted'),
    read: () => readFile(path, 'utf8'),
    reopen: () => editor.openPack('painted.pack.json'),
  })
  await page.screenshot({ path: join(ROOT, 'out/web-light-en.png') })

  const { out, code } = await runCli(['solve', path, '--json'])
  expect(JSON.parse(out)).toMatchObject({ verdict: 'solved', optimal: true, moves: 8 })
  expect(code).toBe(0)
  expect(editor.complaints).toEqual([])
  await editor.close()
})

test('speaks Japanese and goes dark with the system, and remembers what was chosen instead', async () => {
  const editor = await here.open({ locale: 'ja-JP', colorScheme: 'dark' })
  const { page } = editor
  const shown = () => page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme])
  await expect.poll(() => editor.verdict()).toBe('すでに解けています: 0 手')
  expect(await shown()).toEqual(['ja', 'dark'])
  await page.screenshot({ path: join(ROOT, 'out/web-dark-ja.png') })

  await page.getByRole('button', { name: '言語' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('menuitemradio', { name: 'Light' }).click()
  await expect.poll(shown).toEqual(['en', 'light'])
  await page.reload()
  await page.getByRole('grid').waitFor()
  await expect.poll(shown).toEqual(['en', 'light'])
  expect(editor.complaints).toEqual([])
  await editor.close()
})

test.for([
  ['Park Out', 'parkout'],
  ['Jelly', 'jelly'],
] as const)(
  'an order for levels of %s is stopped by mouse and keys, keeps what it has found and does not begin again',
  async ([label, kind]) => {
    const editor = await here.open()
    const { page } = editor
    await page.getByRole('button', { name: 'New level…' }).first().click()
    await page.getByLabel('Kind').selectOption({ label })
    await page.getByRole('button', { name: 'Create' }).click()
    await page.setViewportSize({ width: 900, height: 600 })
    await page.keyboard.press('Control+Shift+G')
    // In a low window the wishes scroll, and the buttons stay inside.
    const bottoms = ['[type=submit]', '.dialog-actions', '.dialog'].map(async (selector) => {
      const { y, height } = (await page.locator(`.generator ${selector}, ${selector}.generator`).boundingBox())!
      return y + height
    })
    const [start = 0, actions = 0, dialog = 0] = await Promise.all(bottoms)
    expect([start < actions, actions < dialog, dialog <= 600]).toEqual([true, true, true])
    const wish = (name: string) => page.getByLabel(en[`wish.${kind}.${name}` as keyof typeof en], { exact: true })
    await wish('width').fill('5')
    await wish('height').fill('4')
    await wish('effort').selectOption('quick')
    await page.getByLabel('Seed', { exact: true }).fill('garage')
    await page.getByLabel('How many', { exact: true }).fill('1')
    const go = page.getByRole('button', { name: 'Generate', exact: true })
    await go.click()
    const end = page.getByTestId('generated')
    await expect.poll(() => end.textContent(), { timeout: 60_000 }).toBe('1 level found.')

    if (kind === 'jelly') {
      await wish('jellies').fill('2')
      await wish('anchored').fill('5')
      await page.getByText('“Anchored jellies” (5) is more than “Jellies” (2)').waitFor()
      expect(await go.isDisabled()).toBe(true)
      await wish('anchored').fill('')
      await wish('jellies').fill('')
      expect(await go.isEnabled()).toBe(true)
    }

    // What no board of that size has, looked for with all effort: the order goes on until it is stopped.
    await wish('minMoves').fill('60')
    await wish('effort').selectOption('thorough')
    await page.getByRole('button', { name: 'Another seed' }).click()
    const seed = page.getByLabel('Seed', { exact: true })
    for (const way of ['mouse', 'Enter', 'Space'] as const) {
      if (way === 'mouse') await go.click()
      else await go.press(way)
      await page.getByTestId('generating').waitFor()
      const drawn = await seed.inputValue()
      const stop = page.getByRole('button', { name: 'Stop', exact: true })
      if (way === 'mouse') await stop.click()
      else await page.keyboard.press(way)
      await expect.poll(() => end.textContent()).toBe('Stopped before a new level was found.')
      await page.waitForTimeout(300)
      expect([way, await end.textContent()]).toEqual([way, 'Stopped before a new level was found.'])
      expect(await seed.inputValue()).toBe(drawn)
      expect(await page.getByTestId('candidates').getByRole('radio').count()).toBe(1)
    }
    await editor.close()
  },
)

test.for([
  [720, 'en'],
  [720, 'ja-JP'],
  [480, 'en'],
] as const)('in a window %i wide (%s) no figure is cut off, no label broken and no button over another', async ([width, locale]) => {
  const rows = ['..R.....', '......R.', '#..#....', '#.##.##.']
  const levels = ['One', 'A level with a long title'].map((title) => ({ id: title, kind: 'jelly', title, draft: true, rows }))
  const pack = { format: 'levelwright-pack', version: 1, title: 'A pack with a long title', levels }
  await writeFile(join(here.host.folder, 'narrow.pack.json'), JSON.stringify(pack))
  const editor = await here.open({ viewport: { width, height: 800 }, locale })
  const { page } = editor
  await page.keyboard.press('Control+o')
  await page.getByRole('option', { name: 'narrow.pack.json' }).dblclick()
  await expect.poll(() => editor.readout.getAttribute('data-state')).toBe('proven')
  await page.getByTestId('parts').waitFor()
  await expect.poll(() => page.locator('.level .badge.good').count()).toBe(2)
  const seen = await page.evaluate(() => {
    const box = (element: Element) => element.getBoundingClientRect()
    const side = box(document.querySelector('.side')!)
    const top = [...document.querySelectorAll('.topbar > button, .topbar > .what')].map(box)
    return {
      cutOff: [...document.querySelectorAll('.parts dd:not(.bar)')].filter((dd) => box(dd).right > side.right - 8).length,
      broken: [...document.querySelectorAll('.facts-list dt')].filter((dt) => box(dt).height > 20).map((dt) => dt.textContent),
      tall: [...document.querySelectorAll('.level .facts > *')].filter((fact) => box(fact).height > 20).length,
      over: [...document.querySelectorAll('.level')].filter((level) => {
        const [name, facts] = ['.name', '.facts'].map((part) => box(level.querySelector(part)!))
        return name!.bottom > facts!.top + 1 || facts!.right > box(level).right
      }).length,
      covered: top.filter((one, i) => i > 0 && one.left < top[i - 1]!.right - 0.5).length,
    }
  })
  // So narrow a panel as that of the narrowest window breaks its longest label.
  expect(seen).toEqual({ cutOff: 0, broken: width < 640 ? ['Final positions'] : [], tall: 0, over: 0, covered: 0 })

  // In a low one the colours stay in sight, over the tools.
  await page.setViewportSize({ width, height: 520 })
  const colour = page.locator('.rail .chips [role=radio]').last()
  const hiddenBelow = async () => {
    const [rail, place] = [(await page.locator('.rail').boundingBox())!, (await colour.boundingBox())!]
    return place.y + place.height - (rail.y + rail.height)
  }
  await expect.poll(hiddenBelow).toBeLessThanOrEqual(0)
  await colour.click()
  expect(await colour.getAttribute('aria-checked')).toBe('true')
  expect(editor.complaints).toEqual([])
  await editor.close()
})
