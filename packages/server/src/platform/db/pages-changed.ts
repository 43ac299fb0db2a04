import { sql } from 'kysely'
import type { Executor } from './database.ts'

/** The channel on which processes hear that public pages are no longer what they were. */
export const PAGES_CHANGED = 'pages_changed'

/** What a public page is made of. A page that was made of a thing is forgotten when that thing changes. */
export interface PagePart {
  experienceId: string
  /** A slide: also what it shows that is not stored in it, such as approved reviews. */
  itemId: string
  accountId: string
  mediaUrl: string
  /** An address by name, whether or not anything lives there yet. */
  path: string
  tagId: string
  /** What the server read of another website. */
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

/** A part as processes name it to each other; the triggers of 0014-pages-changed.sql write the same. */
export const pageLabel = (part: keyof PagePart, id: string): string => `${LABELS[part]}/${id}`.slice(0, MAX_LABEL)

/** Bytes of a message between processes, of which PostgreSQL takes 7,999; no character has more than four. */
const MAX_LABEL = 1900

/** The same for several parts; what is undefined is left out. */
export const pageLabels = (parts: Partial<PagePart>): string[] =>
  Object.entries(parts).flatMap(([part, id]) =>
    // Object.entries forgets the names; the type has no other.
    id === undefined ? [] : [pageLabel(part as keyof PagePart, id)],
  )

/**
 * Says in the transaction that changes it what pages show: each process forgets those pages when it is committed, and
 * nothing is said when it is rolled back. Experiences, their paths and links, slides, views, media and the state of
 * accounts say so by themselves, by triggers of the database; call this for anything else.
 */
export async function pagesChanged(parts: Partial<PagePart>, db: Executor): Promise<void> {
  const labels = pageLabels(parts)
  if (labels.length === 0) return
  await sql`select pg_notify(${PAGES_CHANGED}, label) from unnest(${labels}::text[]) as label`.execute(db)
}
