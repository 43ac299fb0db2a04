import { createClient } from '@taplet/contract'
import { exploreSearchCalls } from '@taplet/contract/explore-search'
import { infiniteQueryOptions } from '@tanstack/react-query'

const PAGE = 24

/** What is found, page by page. */
export const searchQuery = (send: typeof fetch, query: string, category: string) => {
  const { explore } = createClient({ explore: exploreSearchCalls }, { fetch: send })
  return infiniteQueryOptions({
    queryKey: ['explore', 'search', query, category],
    queryFn: ({ pageParam, signal }) => explore.search({ query, category, cursor: pageParam, limit: PAGE }, signal),
    // The library's way to say of which kind the later ones are.
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.cursor,
    staleTime: 60_000,
  })
}
