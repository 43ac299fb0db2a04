import type { InboxEntry } from '@taplet/contract'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../lib/api/api.ts'
import { orderCountsKey } from '../order-queries.ts'
import { countsKey, networkMode } from '../queries.ts'

const SHOWN = 2
const isReview = (entry: InboxEntry) => entry.kind === 'REVIEW'

/** The orders of one instant app: how many of each state, and the newest. Refreshed with the counts of all orders. */
export const appOrdersQuery = ({ orders }: Api, experienceId: string) =>
  queryOptions({
    queryKey: [...orderCountsKey, 'app', experienceId],
    queryFn: async ({ signal }) => {
      const [{ counts }, newest] = await Promise.all([
        orders.counts({ experienceId }, signal),
        orders.list({ experienceId, limit: SHOWN }, signal),
      ])
      return { counts, orders: newest.orders }
    },
    networkMode,
  })

/** The reviews of one instant app: how many of each state, and the newest. */
export const appReviewsQuery = ({ inbox }: Api, experienceId: string) =>
  queryOptions({
    queryKey: [...countsKey, 'app', experienceId],
    queryFn: async ({ signal }) => {
      const of = { kind: 'REVIEW', experienceId } as const
      const [counts, newest] = await Promise.all([
        inbox.counts(of, signal),
        inbox.list({ ...of, limit: SHOWN }, signal),
      ])
      return { counts: counts.reviews, reviews: newest.entries.filter(isReview) }
    },
    networkMode,
  })
