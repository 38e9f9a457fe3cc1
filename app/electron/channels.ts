/** What the page's side and the host's side of the desktop's pipe must agree on. */

/** Of the page. A standard scheme of our own, so that its origin is no other program's. */
export const SCHEME = 'app'
export const HOST = 'levelwright'
export const ORIGIN = `${SCHEME}://${HOST}`

/** One channel each way, and no other. */
export const TO_HOST = 'levelwright:to-host'
export const FROM_HOST = 'levelwright:from-host'
