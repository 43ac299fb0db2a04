import { cafe } from './apps/cafe.ts'
import { event } from './apps/event.ts'
import { musician } from './apps/musician.ts'
import { portfolio } from './apps/portfolio.ts'
import { shop } from './apps/shop.ts'
import { taplet } from './apps/taplet.ts'
import type { DemoApp } from './demo-app.ts'

/** The apps of a fresh Taplet, in the order of its explore page. */
export const demoApps: readonly DemoApp[] = [cafe, musician, event, shop, portfolio, taplet]
