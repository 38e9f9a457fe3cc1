/** Who may talk to the web host: only pages it served itself, in a browser that was shown the first address. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export interface Guard {
  /** The first address: its token is exchanged for the cookie. */
  readonly url: string
  readonly isToken: (token: string) => boolean
  readonly setCookie: string
  /** The status that refuses this request, null where its Host and Origin are ours. A foreign Host is a name made to point here (DNS rebinding). */
  refusal(request: IncomingMessage): 421 | 403 | null
  /** Whether the browser carries the cookie. */
  isKnown(request: IncomingMessage): boolean
  /** A socket says where it comes from, always: browsers let any page open one. */
  isOurPage(request: IncomingMessage): boolean
}

/** What a browser must know to be let in: `token` in the first address, `cookie` from then on. */
export interface Secrets {
  readonly token: string
  readonly cookie: string
}

export function newSecrets(): Secrets {
  const secret = () => randomBytes(24).toString('base64url')
  return { token: secret(), cookie: secret() }
}

/** The guard of the host that listens on `port`. */
export function makeGuard(port: number, secrets: Secrets): Guard {
  const authority = `127.0.0.1:${port}`
  const origin = `http://${authority}`
  const { token, cookie: secret } = secrets
  // Cookies know no ports: two hosts on one machine would sign each other out.
  const cookie = `levelwright_${port}`

  return {
    url: `${origin}/?t=${token}`,
    isToken: (given) => same(given, token),
    setCookie: `${cookie}=${secret}; HttpOnly; SameSite=Strict; Path=/`,
    refusal({ headers }) {
      if (headers.host !== authority) return 421
      return headers.origin === undefined || headers.origin === origin ? null : 403
    },
    isKnown({ headers }) {
      const pairs = (headers.cookie ?? '').split(/;\s*/)
      return pairs.some((pair) => pair.startsWith(`${cookie}=`) && same(pair.slice(cookie.length + 1), secret))
    },
    isOurPage: ({ headers }) => headers.origin === origin,
  }
}

/** Takes as long for a near miss as for any other. */
function same(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}
