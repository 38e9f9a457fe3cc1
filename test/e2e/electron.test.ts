import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { launchDesktop } from '../electron-shim/launch.ts'

test('try', async () => {
  const t0 = performance.now()
  const app = await launchDesktop({ userData: mkdtempSync(join(tmpdir(), 'lw-')) })
  console.log(performance.now() - t0)
  app.page.on('console', (m) => console.log(m.text()))
  await expect.poll(() => app.page.getByTestId('verdict').textContent(), { timeout: 8000 }).toBe('Already solved')
  await app.page.screenshot({ path: 'out/electron.png' })
  console.log(await app.evaluate(({ calls }) => calls))
  await app.close()
})
