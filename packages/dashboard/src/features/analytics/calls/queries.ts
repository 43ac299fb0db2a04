import type { AnalyticsSubject, ReportQuery } from '@taplet/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../lib/api/api.ts'
import { dayIn } from '../address/days.ts'

// Without a network they fail and say so, rather than wait in silence.
const networkMode = 'always'
const LIVE_EVERY = 15_000 // ms
const TODAY_EVERY = 60_000 // ms

/** A report, fetched anew while today is among its days; while other days are fetched those before stay in sight. */
export const reportQuery = (reports: Api['analytics'], wanted: ReportQuery) =>
  queryOptions({
    queryKey: ['analytics', 'report', wanted],
    queryFn: async ({ signal }) => (await reports.report(wanted, signal)).report,
    placeholderData: keepPreviousData,
    refetchInterval: () => (wanted.to >= dayIn(wanted.timezone, Date.now()) ? TODAY_EVERY : false),
    networkMode,
  })

/** Who is there now; asked for again and again while the page is looked at. */
export const liveQuery = (reports: Api['analytics'], { kind, id }: AnalyticsSubject) =>
  queryOptions({
    queryKey: ['analytics', 'live', kind, id],
    queryFn: ({ signal }) => reports.live({ kind, id }, signal),
    refetchInterval: LIVE_EVERY,
    staleTime: LIVE_EVERY,
    networkMode,
  })
