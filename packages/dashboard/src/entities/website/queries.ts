import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../lib/api/api.ts'

const FRESH_MS = 60_000

/** Whether a website may be framed, and its title and description. */
export const websiteQuery = (api: Api, url: string | undefined) =>
  queryOptions({
    queryKey: ['websites', 'check', url],
    queryFn: async ({ signal }) => (await api.websites.check({ url: url ?? '' }, signal)).website,
    enabled: url !== undefined,
    staleTime: FRESH_MS,
    retry: false,
  })
