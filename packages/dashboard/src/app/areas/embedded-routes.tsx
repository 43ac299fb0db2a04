import { opensSoon } from '@taplet/contract'
import { soon } from './soon.ts'

/** spec §2: the dashboard embedded in a shop's administration. */
export const embeddedRoutes = soon(opensSoon.embedded)
