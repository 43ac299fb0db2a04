import type { InboxEntry } from '@taplet/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useDeleting } from '../../../../ui/list/use-deleting.ts'
import { entriesQuery, fetchEntriesFrom, type Wanted } from '../../queries.ts'
import { useApi } from '../../../../lib/api/api.ts'
import { focusEntry } from '../../frame/focus-entry.ts'
import { type News, useNews } from './use-news.ts'

export interface Entries {
  /** Without deleted ones, while their deletion can be undone. */
  entries: readonly InboxEntry[]
  state: 'LOADING' | 'FAILED' | 'SHOWN'
  /** Another filter is loading, or the list is being refetched. */
  isChanging: boolean
  /** Refetching failed. */
  isStale: boolean
  hasMore: boolean
  isFetchingMore: boolean
  showMore: () => void
  retry: () => void
  /** Fetches everything beyond the loaded pages. */
  fetchRest: (onPart: (count: number) => void) => Promise<InboxEntry[]>
  news: News
}

const stateOf = (isThere: boolean, isError: boolean): Entries['state'] =>
  isThere ? 'SHOWN' : isError ? 'FAILED' : 'LOADING'

/** The pages of the list loaded so far. */
export function useEntries(wanted: Wanted): Entries {
  const calls = useApi().inbox
  const query = useInfiniteQuery(entriesQuery(calls, wanted))
  const deleting = useDeleting('INBOX')
  const { data, isPlaceholderData, isFetchingNextPage } = query
  const all = useMemo(() => data?.pages.flatMap((page) => page.entries), [data])
  const entries = useMemo(() => (all ?? []).filter(({ id }) => !deleting.has(id)), [all, deleting])
  // Everything shown was removed while the list holds more: the next page is loaded.
  const isDrained = data !== undefined && !isPlaceholderData && entries.length === 0 && query.hasNextPage
  const { isFetching, isError, fetchNextPage } = query
  useEffect(() => {
    if (isDrained && !isFetching && !isError) void fetchNextPage()
  }, [isDrained, isFetching, isError, fetchNextPage])
  const news = useNews(wanted, isPlaceholderData ? undefined : all)
  const showMore = async () => {
    const before = new Set(entries.map(({ id }) => id))
    const { data: now } = await query.fetchNextPage()
    const first = now?.pages.flatMap((page) => page.entries).find(({ id }) => !before.has(id) && !deleting.has(id))
    if (first) focusEntry(first.id)
  }
  return {
    entries,
    state: stateOf(data !== undefined && !isDrained, isError),
    isChanging: isPlaceholderData || (query.isRefetching && query.isError) || (query.isError && query.isFetching),
    isStale: query.isError && data !== undefined,
    hasMore: query.hasNextPage,
    isFetchingMore: isFetchingNextPage,
    showMore: () => void showMore(),
    news,
    fetchRest: async (onPart) => {
      const rest = await fetchEntriesFrom(calls, wanted, data?.pages.at(-1)?.nextCursor, onPart)
      return rest.filter(({ id }) => !deleting.has(id))
    },
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  }
}
