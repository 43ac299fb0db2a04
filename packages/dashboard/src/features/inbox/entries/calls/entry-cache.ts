import type { InboxEntry } from '@taplet/contract'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { type Counts, countsKey, entryKey, listKey, type Narrow } from '../../queries.ts'

interface Listing {
  callResult: 'SUCCESS'
  entries: InboxEntry[]
  nextCursor: string | null
}
type Pages = InfiniteData<Listing, string>

function changePages(client: QueryClient, change: (entries: InboxEntry[]) => InboxEntry[]): void {
  client.setQueriesData<Pages>(
    { queryKey: listKey },
    (now) => now && { ...now, pages: now.pages.map((page) => ({ ...page, entries: change(page.entries) })) },
  )
}

/** Updates these entries in every cached list, without asking the server. */
export function patchEntries(
  client: QueryClient,
  ids: readonly string[],
  change: (entry: InboxEntry) => InboxEntry,
): void {
  const wanted = new Set(ids)
  const patch = (entry: InboxEntry) => (wanted.has(entry.id) ? change(entry) : entry)
  changePages(client, (entries) => (entries.some(({ id }) => wanted.has(id)) ? entries.map(patch) : entries))
  client.setQueriesData<InboxEntry | null>({ queryKey: entryKey }, (now) => (now ? patch(now) : now))
}

/** Prepends newly received entries to the visible list. */
export function addEntries(client: QueryClient, key: readonly unknown[], fresh: readonly InboxEntry[]): void {
  client.setQueryData<Pages>(key, (now) => {
    const [first, ...others] = now?.pages ?? []
    return now && first && { ...now, pages: [{ ...first, entries: [...fresh, ...first.entries] }, ...others] }
  })
}

/** Removes deleted entries from every cached list. */
export function removeEntries(client: QueryClient, ids: readonly string[]): void {
  const gone = new Set(ids)
  changePages(client, (entries) => entries.filter(({ id }) => !gone.has(id)))
  client.setQueriesData<InboxEntry | null>({ queryKey: entryKey }, (now) => (now && gone.has(now.id) ? null : now))
}

/**
 * After a change: counts are refetched; the visible list stays as it is, and is refetched when next opened, so that
 * nothing moves under a finger. After a bulk change the list is refetched: its entries have moved to another filter,
 * and the next ones take their place.
 */
export function afterChange(client: QueryClient, isMany = false): void {
  void client.invalidateQueries({ queryKey: countsKey })
  void client.invalidateQueries({ queryKey: listKey, refetchType: isMany ? 'active' : 'none' })
}

const without = (counts: Record<string, number>, states: readonly string[]) =>
  Object.fromEntries(
    Object.entries(counts).map(([state, count]) => [
      state,
      Math.max(0, count - states.filter((one) => one === state).length),
    ]),
  )

/** Subtracts entries from the visible counts, before the server knows of their deletion. */
export function discount(client: QueryClient, going: readonly InboxEntry[], narrow: Narrow | undefined): void {
  const of = (kind: InboxEntry['kind']) => going.filter((entry) => entry.kind === kind)
  const unread = (kind: InboxEntry['kind']) => of(kind).filter(({ isRead }) => !isRead).length
  const change = (now: Counts | undefined) =>
    now && {
      ...now,
      unread: {
        reviews: Math.max(0, now.unread.reviews - unread('REVIEW')),
        subscribers: Math.max(0, now.unread.subscribers - unread('SUBSCRIBER')),
      },
      // The keys are unchanged: Object.fromEntries cannot express that.
      reviews: without(
        now.reviews,
        of('REVIEW').map(({ state }) => state),
      ) as Counts['reviews'],
      subscribers: without(
        now.subscribers,
        of('SUBSCRIBER').map(({ state }) => state),
      ) as Counts['subscribers'],
    }
  client.setQueryData<Counts>(countsKey, change)
  if (narrow) client.setQueryData<Counts>([...countsKey, narrow], change)
}

export function setUnread(client: QueryClient, unread: Counts['unread']): void {
  client.setQueryData<Counts>(countsKey, (now) => now && { ...now, unread })
  // The counts of a filtered list differ.
  void client.invalidateQueries({
    queryKey: countsKey,
    predicate: ({ queryKey }) => queryKey.length > countsKey.length,
  })
}
