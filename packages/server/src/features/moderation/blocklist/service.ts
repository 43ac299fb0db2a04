import type { Database } from '../../../platform/db/database.ts'
import { hostsOf } from './hosts-of.ts'
import * as store from './store.ts'

/** The websites that no page links to. */
export const createBlocklist = (db: Database) => ({
  /** Returns those of these addresses whose host, or a domain above it, is on the list. */
  async blockedOf(urls: readonly string[]): Promise<Set<string>> {
    const hosts = new Map(urls.map((url) => [url, hostsOf(url)]))
    const all = [...new Set([...hosts.values()].flat())]
    if (all.length === 0) return new Set()
    const blocked = await store.findBlocked(all, db)
    return new Set([...hosts].flatMap(([url, own]) => (own.some((host) => blocked.has(host)) ? [url] : [])))
  },
})
