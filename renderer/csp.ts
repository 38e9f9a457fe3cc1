/** Imported before anything that makes a zod schema: zod would otherwise compile its checks with `new Function`, which the page's CSP refuses. */
import { config } from 'zod'

config({ jitless: true })
