import { sum } from '@taplet/base/numbers'
import { useQuery } from '@tanstack/react-query'
import { countsQuery, narrowCountsQuery } from '../queries.ts'
import { useApi } from '../../../lib/api/api.ts'
import { narrowOf } from './inbox-address.ts'
import { shownCounts } from './shown-counts.ts'
import type { InboxAddress } from './use-inbox-address.ts'

/** How much there is: of everything, and of what the search and the filters leave. */
export function useInboxNumbers({ wanted, chosen: { tab } }: InboxAddress) {
  const calls = useApi().inbox
  const { data: counts } = useQuery(countsQuery(calls))
  const { data: found } = useQuery(narrowCountsQuery(calls, narrowOf(wanted)))
  return {
    counts,
    found,
    /** Of the list as it is. */
    total: found && shownCounts(found, tab)[wanted.state ?? 'any'],
    unread: counts && counts.unread.reviews + counts.unread.subscribers,
    /** Nothing of this tab has ever come in, spam and all. */
    isFresh: counts !== undefined && sum(Object.values(tab === 'reviews' ? counts.reviews : counts.subscribers)) === 0,
  }
}
