import { sql } from 'kysely'
import type { Executor } from './database.ts'

/** The channel on which processes are notified that public pages changed. */
export const PAGES_CHANGED = 'pages_changed'

/** What a public page is made of. A cached page is dropped when any of its parts changes. */
export interface PagePart {
  experienceId: string
  /** A slide, including what it shows but does not store, such as approved reviews. */
  itemId: string
  accountId: string
  mediaUrl: string
  /** An address by name, whether or not an instant app exists there yet. */
  path: string
  tagId: string
  /** What the server has read from another website. */
  websiteUrl: string
  productId: string
  /** 'all': the list of websites that no page links to. */
  blocklist: 'all'
}

const LABELS: Record<keyof PagePart, string> = {
  experienceId: 'experience',
  itemId: 'item',
  accountId: 'account',
  mediaUrl: 'media',
  path: 'path',
  tagId: 'tag',
  websiteUrl: 'website',
  productId: 'product',
  blocklist: 'blocklist',
}

/** Label of a part in messages between processes; the triggers of 0014-pages-changed.sql write the same. */
export const pageLabel = (part: keyof PagePart, id: string): string => `${LABELS[part]}/${id}`.slice(0, MAX_LABEL)

/** In characters. PostgreSQL limits a notification to 7,999 bytes, and a character has at most four. */
const MAX_LABEL = 1900

/** Labels of several parts; undefined ones are left out. */
export const pageLabels = (parts: Partial<PagePart>): string[] =>
  Object.entries(parts).flatMap(([part, id]) =>
    // Object.entries loses the key type; the type has no other keys.
    id === undefined ? [] : [pageLabel(part as keyof PagePart, id)],
  )

/**
 * Announces, in the transaction that makes the change, what pages show: each process drops those pages on commit, and
 * nothing is announced on rollback. Experiences, their paths and links, slides, views, media and the state of accounts
 * are announced by triggers of the database; call this for anything else.
 */
export async function pagesChanged(parts: Partial<PagePart>, db: Executor): Promise<void> {
  const labels = pageLabels(parts)
  if (labels.length === 0) return
  await sql`select pg_notify(${PAGES_CHANGED}, label) from unnest(${labels}::text[]) as label`.execute(db)
}
