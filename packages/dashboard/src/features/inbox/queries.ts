import type { InboxEntry } from '@taplet/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../lib/api/api.ts'
import { ownZone } from '../../lib/device/device-zone.ts'

// Without a network they fail with a message instead of waiting silently.
export const networkMode = 'always'
export type EntryKind = InboxEntry['kind']

/** The list's filters, as call parameters. */
export type Wanted = Parameters<Api['inbox']['list']>[0] & { kind: EntryKind }
export type Counts = Awaited<ReturnType<Api['inbox']['counts']>>

export const countsKey = ['inbox', 'counts'] as const
export const listKey = ['inbox', 'list'] as const
export const entryKey = ['inbox', 'entry'] as const

export const countsQuery = (calls: Api['inbox']) =>
  queryOptions({
    queryKey: countsKey,
    queryFn: ({ signal }) => calls.counts({ timezone: ownZone() }, signal),
    networkMode,
  })

/** The filters of counts: all of the list's except the state, as each state has its own count. */
export type Narrow = NonNullable<Parameters<Api['inbox']['counts']>[0]>

/** The counts after search and filters. */
export const narrowCountsQuery = (calls: Api['inbox'], narrow: Narrow | undefined) => {
  const queryKey: readonly unknown[] = narrow ? [...countsKey, narrow] : countsKey
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => calls.counts(narrow ?? { timezone: ownZone() }, signal),
    networkMode,
  })
}

/** Page by page. While another filter is loading, the list of the same kind stays visible. */
export const entriesQuery = (calls: Api['inbox'], wanted: Wanted) =>
  infiniteQueryOptions({
    queryKey: [...listKey, wanted.kind, wanted],
    queryFn: ({ pageParam, signal }) => calls.list({ ...wanted, ...(pageParam && { cursor: pageParam }) }, signal),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: (before, query) => (query?.queryKey[2] === wanted.kind ? before : undefined),
    networkMode,
  })

/** The slides and links that the list can be filtered by. */
export const originsQuery = (calls: Api['inbox'], kind: EntryKind) =>
  queryOptions({
    queryKey: ['inbox', 'origins', kind],
    queryFn: ({ signal }) => calls.origins({ kind }, signal),
    networkMode,
  })

export const MOST_AT_ONCE = 100

/** Fetches everything from a position of the list on; reports the number so far. */
export async function fetchEntriesFrom(
  calls: Api['inbox'],
  wanted: Wanted,
  cursor: string | null | undefined,
  onPart: (count: number) => void,
): Promise<InboxEntry[]> {
  const found: InboxEntry[] = []
  let next = cursor
  while (next) {
    const page = await calls.list({ ...wanted, cursor: next, limit: MOST_AT_ONCE })
    found.push(...page.entries)
    onPart(found.length)
    next = page.nextCursor
  }
  return found
}

export const NEWS_EVERY = 60_000 // ms; while the list is visible
/** More new ones than this are not counted. */
export const MOST_NEW = 20

/** The newest of a list, however much of it is shown; polled. */
export const newsQuery = (calls: Api['inbox'], wanted: Wanted) =>
  queryOptions({
    queryKey: ['inbox', 'news', wanted.kind, wanted],
    queryFn: async ({ signal }) => (await calls.list({ ...wanted, limit: MOST_NEW }, signal)).entries,
    // The list itself was just fetched.
    initialData: (): InboxEntry[] => [],
    staleTime: NEWS_EVERY,
    refetchInterval: NEWS_EVERY,
    refetchOnWindowFocus: 'always',
    networkMode,
  })

/** An entry that is linked to but not in the list; null when it does not exist. */
export const entryQuery = (calls: Api['inbox'], kind: EntryKind, id: string) =>
  queryOptions({
    queryKey: [...entryKey, kind, id],
    queryFn: async ({ signal }): Promise<InboxEntry | null> =>
      (await calls.list({ kind, id, limit: 1 }, signal)).entries[0] ?? null,
    networkMode,
  })

export const settingsQuery = (calls: Api['inbox']) =>
  queryOptions({ queryKey: ['inbox', 'settings'], queryFn: ({ signal }) => calls.getSettings({}, signal), networkMode })

export const deliveriesQuery = (calls: Api['inbox']) =>
  queryOptions({
    queryKey: ['inbox', 'deliveries'],
    queryFn: async ({ signal }) => (await calls.getDeliveries({}, signal)).deliveries,
    networkMode,
  })
