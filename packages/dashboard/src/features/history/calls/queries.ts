import { type HistoryItem, MAX_HISTORY_PATHS } from '@taplet/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { DeviceStore } from '../device/device-history.ts'
import { mergeDevice } from '../device/merge-device.ts'
import type { Api } from '../../../lib/api/api.ts'

export const listKey = ['history', 'list'] as const
const PAGE = 60

/** The account's history, page by page. What was opened on this device since is uploaded first. */
export const accountHistoryQuery = (calls: Api['history'], device: DeviceStore, search: string) =>
  infiniteQueryOptions({
    queryKey: [...listKey, search],
    queryFn: async ({ pageParam, signal }) => {
      // If uploading fails, the list is shown without it; the device keeps its items and retries next time.
      if (pageParam === '') await mergeDevice(calls, device).catch(() => undefined)
      return calls.list({ search, cursor: pageParam, limit: PAGE }, signal)
    },
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

/** What exists at these paths, fetched in as many calls as the size limit requires. */
export const metadataQuery = (calls: Api['history'], paths: readonly string[]) =>
  queryOptions({
    queryKey: ['history', 'metadata', paths],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, HistoryItem>> => {
      const parts = Array.from({ length: Math.ceil(paths.length / MAX_HISTORY_PATHS) }, (_, part) =>
        paths.slice(part * MAX_HISTORY_PATHS, (part + 1) * MAX_HISTORY_PATHS),
      )
      const answers = await Promise.all(
        parts.map((historyItemPaths) => calls.fetchMetadata({ historyItemPaths }, signal)),
      )
      return new Map(answers.flatMap(({ metadata }) => metadata.map((item) => [item.historyItemId, item])))
    },
    placeholderData: keepPreviousData,
  })
