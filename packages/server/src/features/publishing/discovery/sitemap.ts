import { MINUTE_MS } from '@taplet/base/time'
import { experiencePath } from '@taplet/contract'
import { createBoundedCache } from '../../../platform/bounded-cache.ts'
import type { Database } from '../../../platform/db/database.ts'
import * as store from './store.ts'

/** Of the 50,000 that a sitemap may contain: a file of this size is quick to create and to read. */
const PAGE_SIZE = 10_000
/** For changes without a notification; a take-down and every save send one (PAGES_CHANGED). */
const LIFETIME_MS = 10 * MINUTE_MS
/** Files, of some 2 MB each when they are full. */
const MAX_CACHED = 8
const EXPLORE = '/app/explore'

export interface SitemapOptions {
  db: Database
  /** Scheme and host that visitors use, without trailing slash. */
  origin: string
  /** Whether every change is received; otherwise nothing is cached. */
  isCertain: () => boolean
  pageSize?: number
  now?: () => number
}

interface CachedSitemap {
  text: Promise<string | undefined>
  expiresAt: number
}

/** The sitemap: one file, or an index of several where one would be too long. */
export function createSitemap(options: SitemapOptions) {
  const { db, origin, isCertain, pageSize = PAGE_SIZE, now = () => performance.now() } = options
  const cache = createBoundedCache<CachedSitemap>({ capacity: MAX_CACHED })

  async function part(index: number): Promise<string | undefined> {
    const pages = await store.listFindable(index * pageSize, pageSize, db)
    if (pages.length === 0 && index > 0) return undefined
    const own = pages.map(({ path, changed_at }) => entry('url', origin + experiencePath(path), changed_at))
    return file('urlset', index === 0 ? [entry('url', origin + EXPLORE), ...own] : own)
  }

  async function root(): Promise<string | undefined> {
    const count = await store.countFindable(db)
    if (count <= pageSize) return part(0)
    const parts = Array.from({ length: Math.ceil(count / pageSize) }, (_, index) =>
      entry('sitemap', `${origin}/sitemaps/${index + 1}.xml`),
    )
    return file('sitemapindex', parts)
  }

  /** Created once for concurrent requests, and cached until something changes. */
  function keep(key: string, make: () => Promise<string | undefined>): Promise<string | undefined> {
    const known = cache.get(key)
    if (known && known.expiresAt > now() && isCertain()) return known.text
    const text = make()
    cache.set(key, { text, expiresAt: now() + LIFETIME_MS })
    text.then(
      (made) => made === undefined && cache.remove(key),
      () => cache.remove(key),
    )
    return text
  }

  return {
    root: () => keep('', root),
    /** Returns a file of the index, counted from 1; undefined where there is none. */
    part: (number: number) => keep(String(number), () => part(number - 1)),
    clear: () => cache.clear(),
  }
}
export type Sitemap = ReturnType<typeof createSitemap>

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const file = (tag: string, entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${tag} xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</${tag}>\n`

/** Paths contain only letters, digits and dashes, and our own origin nothing that needs escaping in XML. */
const entry = (tag: string, address: string, changedAt?: Date): string =>
  `<${tag}><loc>${address}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</${tag}>`
