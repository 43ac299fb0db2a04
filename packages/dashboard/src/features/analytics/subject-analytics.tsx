import { API_PREFIX } from '@taplet/contract'
import { type AnalyticsSubject, REPORT_CSV_PATH, type ReportTable } from '@taplet/contract/reports'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useReports } from '../../lib/reports.ts'
import type { ReportDays } from './address/report-choice.ts'
import { useReportAddress } from './address/use-report-address.ts'
import { reportQuery } from './calls/queries.ts'
import { ReportPlace } from './report-place.tsx'
import type { ReportParts } from './report-view.tsx'

export interface SubjectAnalyticsProps extends Omit<ReportParts, 'csvUrl'> {
  /** An instant app or a link of the account. */
  subject: AnalyticsSubject
  firstSteps?: ReactNode
  /** At the end of the tools, such as the way to share the report. */
  children?: ReactNode
}

const csvUrl =
  ({ kind, id }: AnalyticsSubject, days: ReportDays) =>
  (table: ReportTable): string =>
    `${API_PREFIX}${REPORT_CSV_PATH}?${new URLSearchParams({ kind, id, ...days, table })}`

/** The analytics of one instant app or one link of the account. */
export function SubjectAnalytics({ subject, children, ...parts }: SubjectAnalyticsProps) {
  const reports = useReports()
  const address = useReportAddress()
  const [since, setSince] = useState<string | null>()
  const days = address.daysNow(since)
  const query = useQuery(reportQuery(reports, { ...subject, ...days }))
  // All time begins with the first visit, which a report tells. Setting state while drawing is React's way to follow it.
  if (query.data && query.data.since !== since) setSince(query.data.since)
  return (
    <ReportPlace {...parts} query={query} address={address} csvUrl={csvUrl(subject, days)}>
      {children}
    </ReportPlace>
  )
}
