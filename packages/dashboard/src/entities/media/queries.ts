import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../lib/api/api.ts'

const SOON = 3000 // ms between polls while a video is being processed

/** The account's pictures and videos, newest first; refetched while one of them is being processed. */
export const mediaQuery = (api: Api) =>
  queryOptions({
    queryKey: ['media', 'getAll'],
    queryFn: async ({ signal }) => (await api.media.getAll(undefined, signal)).media,
    refetchInterval: (query) => (query.state.data?.some((item) => item.status === 'PROCESSING') ? SOON : false),
  })
