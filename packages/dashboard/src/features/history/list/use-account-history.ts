import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { accountHistoryQuery, listKey } from '../calls/queries.ts'
import { useApi } from '../../../lib/api/api.ts'
import { deviceHistory } from '../device/device-history.ts'
import type { VisitedList } from './visited.ts'

const NONE: readonly string[] = []

const succeeds = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    () => false,
  )

/** Items hidden from the list although cached pages still contain them. Lasts as long as those may. */
function useRemoved() {
  const client = useQueryClient()
  const queryKey = ['history', 'removed']
  const { data } = useQuery({ queryKey, queryFn: () => NONE, initialData: NONE, staleTime: Infinity, gcTime: Infinity })
  return {
    removed: data,
    hide: (id: string) => client.setQueryData<readonly string[]>(queryKey, (ids = NONE) => [...ids, id]),
    show: (id: string) =>
      client.setQueryData<readonly string[]>(queryKey, (ids = NONE) => ids.filter((other) => other !== id)),
  }
}

/** The history of the signed-in account: the same on all devices. */
export function useAccountHistory(search: string): VisitedList {
  const calls = useApi().history
  const client = useQueryClient()
  const query = useInfiniteQuery(accountHistoryQuery(calls, deviceHistory, search))
  const device = useSyncExternalStore(deviceHistory.listen, deviceHistory.read)
  const { removed, hide, show } = useRemoved()
  const { data } = query
  const items = useMemo(
    () =>
      (data?.pages ?? [])
        .flatMap((page) => page.items)
        .filter((item) => !removed.includes(item.historyItemId))
        .map((item) => ({ ...item, at: Date.parse(item.visitedAt) })),
    [data, removed],
  )
  return {
    items,
    state: data ? 'SHOWN' : query.isError ? 'FAILED' : 'LOADING',
    isFetching: query.isFetching,
    hasMore: query.hasNextPage,
    isFetchingMore: query.isFetchingNextPage,
    isPaused: device.isPaused || data?.pages[0]?.isPaused === true,
    showMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
    async remove({ historyItemId }) {
      hide(historyItemId)
      const isDone = await succeeds(calls.remove({ historyItemId }))
      if (!isDone) show(historyItemId)
      return isDone
    },
    async putBack({ historyItemId }) {
      show(historyItemId)
      const isDone = await succeeds(calls.restore({ historyItemId }))
      if (!isDone) hide(historyItemId)
      return isDone
    },
    async clear() {
      if (!(await succeeds(calls.clear()))) return false
      deviceHistory.clear()
      const isPaused = data?.pages[0]?.isPaused === true
      const nothing = { callResult: 'SUCCESS', items: [], nextCursor: null, isPaused }
      client.setQueriesData({ queryKey: listKey }, { pages: [nothing], pageParams: [''] })
      return true
    },
    async pause(isPaused) {
      const before = device.isPaused
      // This device follows at once: the next app may be opened in a moment.
      if (isPaused) deviceHistory.pause(true)
      const isDone = await succeeds(calls.pause({ isPaused }))
      deviceHistory.pause(isDone ? isPaused : before)
      if (isDone) await client.invalidateQueries({ queryKey: listKey })
      return isDone
    },
  }
}
