import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../lib/api.ts'

/** Featured instant apps, for anyone. */
export const exploreQuery = (api: Api) =>
  queryOptions({
    queryKey: ['explore'],
    queryFn: async ({ signal }) => (await api.explore.fetch(undefined, signal)).experiences,
    staleTime: 60_000,
  })
