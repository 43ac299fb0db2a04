import type { AnalyticsSubject } from '@taplet/contract'
import { queryOptions } from '@tanstack/react-query'
import type { ReportDays } from '../address/report-choice.ts'
import type { Api } from '../../../lib/api/api.ts'

// Without a network they fail with a message instead of waiting silently.
const networkMode = 'always'

/** The read-only link to a report; null when there is none. */
export const shareQuery = (reports: Api['analytics'], { kind, id }: AnalyticsSubject) =>
  queryOptions({
    queryKey: ['analytics', 'share', kind, id],
    queryFn: async ({ signal }) => (await reports.getShare({ kind, id }, signal)).share,
    networkMode,
  })

/** The report behind a read-only link. Not retried for a link that has ended. */
export const sharedQuery = (reports: Api['analytics'], shareId: string, days: ReportDays) =>
  queryOptions({
    queryKey: ['analytics', 'shared', shareId, days],
    queryFn: async ({ signal }) => (await reports.shared({ shareId, ...days }, signal)).report,
    networkMode,
  })
