import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../lib/api/api.ts'

/** What is featured, in which groups, and what there is to look through; for anyone. */
export const exploreQuery = (api: Api) =>
  queryOptions({
    queryKey: ['explore'],
    queryFn: ({ signal }) => api.explore.fetch(undefined, signal),
    staleTime: 60_000,
  })
