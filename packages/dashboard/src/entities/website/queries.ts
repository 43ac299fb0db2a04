import { queryOptions } from '@tanstack/react-query'
import type { KindsApi } from '../../lib/kinds.ts'

const FRESH_MS = 60_000

/** What a website allows and says of itself. */
export const websiteQuery = (kinds: KindsApi, url: string | undefined) =>
  queryOptions({
    queryKey: ['websites', 'check', url],
    queryFn: async ({ signal }) => (await kinds.websites.check({ url: url ?? '' }, signal)).website,
    enabled: url !== undefined,
    staleTime: FRESH_MS,
    retry: false,
  })
