import { sum } from '@taplet/base/sum'
import { useQuery } from '@tanstack/react-query'
import { countsQuery, narrowCountsQuery } from '../queries.ts'
import { useApi } from '../../../lib/api/api.ts'
import { narrowOf } from './inbox-address.ts'
import { shownCounts } from './shown-counts.ts'
import type { InboxAddress } from './use-inbox-address.ts'

/** Counts: of everything, and after search and filters. */
export function useInboxNumbers({ wanted, chosen: { tab } }: InboxAddress) {
  const calls = useApi().inbox
  const { data: counts } = useQuery(countsQuery(calls))
  const { data: found } = useQuery(narrowCountsQuery(calls, narrowOf(wanted)))
  return {
    counts,
    found,
    /** Number of entries in the current list. */
    total: found && shownCounts(found, tab)[wanted.state ?? 'any'],
    unread: counts && counts.unread.reviews + counts.unread.subscribers,
    /** No entry of this tab was ever received, spam included. */
    isFresh: counts !== undefined && sum(Object.values(tab === 'reviews' ? counts.reviews : counts.subscribers)) === 0,
  }
}
