import type { AnalyticsSubject, ReportQuery } from '@taplet/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../lib/api/api.ts'
import { dayIn } from '../address/days.ts'

// Without a network they fail with a message instead of waiting silently.
const networkMode = 'always'
export const LIVE_EVERY = 15_000 // ms
const TODAY_EVERY = 60_000 // ms

/** A report, refetched while it includes today; the previous one stays visible while other days are loading. */
export const reportQuery = (reports: Api['analytics'], wanted: ReportQuery) =>
  queryOptions({
    queryKey: ['analytics', 'report', wanted],
    queryFn: async ({ signal }) => (await reports.report(wanted, signal)).report,
    placeholderData: keepPreviousData,
    refetchInterval: () => (wanted.to >= dayIn(wanted.timezone, Date.now()) ? TODAY_EVERY : false),
    networkMode,
  })

/** Visitors who are online now; polled while the page is visible. */
export const liveQuery = (reports: Api['analytics'], { kind, id }: AnalyticsSubject) =>
  queryOptions({
    queryKey: ['analytics', 'live', kind, id],
    queryFn: ({ signal }) => reports.live({ kind, id }, signal),
    refetchInterval: LIVE_EVERY,
    staleTime: LIVE_EVERY,
    networkMode,
  })
