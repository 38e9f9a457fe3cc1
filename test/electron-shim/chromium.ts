/** The Chromium behind the windows: its network is the app's protocols, its navigations and pop-ups ask the app as Electron does. */
import { type BrowserContext, chromium, type Route } from 'playwright-core'
import { SWITCHES } from '../chromium.ts'
import { type Desk, toApp } from './desk.ts'
import { preventable } from './strict.ts'

export async function launchChromium(desk: Desk): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(desk.options.profile, {
    executablePath: desk.options.chromium,
    viewport: null,
    args: [...SWITCHES, '--remote-debugging-port=0'],
  })
  await context.route('**/*', (route) => answer(desk, route))
  context.on('page', async (page) => {
    // A window of the app's own is known before its page; any other was opened by a page.
    const opener = [...desk.windows].find((window) => window.shim.deniedPopups > 0)
    if (!opener || [...desk.windows].some((window) => window.shim.page === page || window.shim.isOpening)) return
    opener.shim.deniedPopups--
    await page.close()
  })
  return context
}

/** Asks the app first where a frame means to go elsewhere, as Electron does; then serves what the app serves. */
async function answer(desk: Desk, route: Route): Promise<void> {
  const request = route.request()
  const url = toApp(request.url())
  if (request.isNavigationRequest() && isPrevented(desk, route, url)) return route.abort('aborted')
  const scheme = url.slice(0, url.indexOf(':'))
  if (!desk.schemes.has(scheme)) {
    // The web at large: a page of nobody's, so that whoever gets there is seen to be there.
    return request.isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' })
      : route.abort('blockedbyclient')
  }
  const handler = desk.schemes.get(scheme)
  if (!handler) return route.abort('failed')
  const response = await handler(new Request(url, { method: request.method(), headers: request.headers() }))
  const headers = Object.fromEntries(response.headers)
  await route.fulfill({ status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) })
}

function isPrevented(desk: Desk, route: Route, url: string): boolean {
  const frame = frameOf(route)
  const window = [...desk.windows].find(({ shim }) => shim.page !== null && frame?.page() === shim.page)
  if (!window || window.shim.isLoading) return false
  const isMainFrame = frame === window.shim.page?.mainFrame()
  const details = preventable({ url, isMainFrame, isSameDocument: false, frame: isMainFrame ? window.webContents.mainFrame : null })
  window.webContents.emit('will-frame-navigate', details)
  if (isMainFrame) window.webContents.emit('will-navigate', details, url)
  return details.defaultPrevented
}

/** null: the first request of a pop-up has no frame yet. */
function frameOf(route: Route) {
  try {
    return route.request().frame()
  } catch {
    return null
  }
}
