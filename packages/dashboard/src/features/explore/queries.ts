import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../lib/api/api.ts'

/** Featured apps, their groups, and the categories; public. */
export const exploreQuery = (api: Api) =>
  queryOptions({
    queryKey: ['explore'],
    queryFn: ({ signal }) => api.explore.fetch(undefined, signal),
    staleTime: 60_000,
  })
