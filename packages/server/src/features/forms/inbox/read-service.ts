import type { InboxEntry, InboxFilter, InboxOrder, ReviewState, SubscriberState } from '@taplet/contract'
import { reviewState, subscriberState } from '@taplet/contract/schemas'
import type { Database } from '../../../platform/db/database.ts'
import type { Room } from '../room.ts'
import { timeCursor } from '../../../platform/cursor.ts'
import { directionOf, type Narrow } from './filter.ts'
import * as reviews from './reviews-store.ts'
import * as subscribers from './subscribers-store.ts'
import { toReviewEntry, toSubscriberEntry } from './to-entry.ts'

interface ReadDependencies {
  db: Database
  room: Room
}

interface Wanted extends InboxFilter {
  id?: string | undefined
  order?: InboxOrder | undefined
  cursor?: string | undefined
  limit: number
}

interface Listing {
  entries: InboxEntry[]
  nextCursor: string | null
}

const EVERYTHING: InboxFilter = { timezone: 'UTC', search: '' }

/** Only reviews have stars. */
const wantedOf = (kind: InboxFilter['kind'], { stars }: Narrow) => ({
  wantsReviews: kind !== 'SUBSCRIBER',
  wantsSubscribers: kind !== 'REVIEW' && stars === undefined,
})

const newestFirst = (a: InboxEntry, b: InboxEntry): number => compare(b.createdAt, a.createdAt) || compare(b.id, a.id)
// Compares as the database does byte by byte, regardless of the machine's locale.
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** Reads of an account's inbox. */
export function createInboxReading({ db, room }: ReadDependencies) {
  async function listAll(accountId: string, kind: InboxFilter['kind'], narrow: Narrow, limit: number) {
    const { wantsReviews, wantsSubscribers } = wantedOf(kind, narrow)
    const [reviewRows, subscriberRows] = await Promise.all([
      wantsReviews ? reviews.list(accountId, narrow, limit, db) : [],
      wantsSubscribers ? subscribers.list(accountId, narrow, limit, db) : [],
    ])
    return [...reviewRows.map(toReviewEntry), ...subscriberRows.map(toSubscriberEntry)]
  }

  async function unread(accountId: string, { kind, ...narrow }: InboxFilter = EVERYTHING) {
    const { wantsReviews, wantsSubscribers } = wantedOf(kind, narrow)
    const [reviewCounts, subscriberCounts] = await Promise.all([
      wantsReviews ? reviews.countByState(accountId, narrow, db) : [],
      wantsSubscribers ? subscribers.countByState(accountId, narrow, db) : [],
    ])
    return { reviews: sum(reviewCounts), subscribers: sum(subscriberCounts), reviewCounts, subscriberCounts }
  }

  return {
    async list(accountId: string, { kind, cursor, limit, ...filter }: Wanted): Promise<Listing> {
      const narrow = { ...filter, after: cursor === undefined ? undefined : timeCursor.read(cursor) }
      // One more than shown, to know whether there is a next page.
      const found = (await listAll(accountId, kind, narrow, limit + 1)).sort(newestFirst)
      if (directionOf(narrow) === 'asc') found.reverse()
      const entries = found.slice(0, limit)
      const last = entries.at(-1)
      const hasMore = found.length > limit && last !== undefined
      return { entries, nextCursor: hasMore ? timeCursor.write({ at: new Date(last.createdAt), id: last.id }) : null }
    },

    /** Returns where entries of a kind came from. */
    origins: (accountId: string, kind: 'REVIEW' | 'SUBSCRIBER') =>
      (kind === 'REVIEW' ? reviews : subscribers).origins(accountId, db),

    async unread(accountId: string): Promise<{ reviews: number; subscribers: number }> {
      const { reviews: inReviews, subscribers: inSubscribers } = await unread(accountId)
      return { reviews: inReviews, subscribers: inSubscribers }
    },

    async counts(accountId: string, filter: InboxFilter) {
      const [{ reviewCounts, subscriberCounts, ...counted }, limits] = await Promise.all([
        unread(accountId, filter),
        room.of(accountId),
      ])
      return {
        unread: counted,
        reviews: byState<ReviewState>(reviewState.options, reviewCounts),
        subscribers: byState<SubscriberState>(subscriberState.options, subscriberCounts),
        limits: { reviews: limits.reviews, subscribers: limits.subscribers },
      }
    },
  }
}
export type InboxReading = ReturnType<typeof createInboxReading>

const sum = (counts: readonly { unread: number }[]): number => counts.reduce((total, { unread }) => total + unread, 0)

function byState<State extends string>(states: readonly State[], counts: readonly { state: string; count: number }[]) {
  const entries = states.map((state) => [state, counts.find((one) => one.state === state)?.count ?? 0])
  // One for each state, which the type of Object.fromEntries cannot express.
  return Object.fromEntries(entries) as Record<State, number>
}
