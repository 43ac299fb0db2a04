import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Api } from '../../../lib/api/api.ts'

const PAGE = 24

/** The results, page by page. */
export const searchQuery = (api: Api, query: string, category: string) =>
  infiniteQueryOptions({
    queryKey: ['explore', 'search', query, category],
    queryFn: ({ pageParam, signal }) => api.explore.search({ query, category, cursor: pageParam, limit: PAGE }, signal),
    // The library's way to declare the type of later page parameters.
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.cursor,
    staleTime: 60_000,
  })
