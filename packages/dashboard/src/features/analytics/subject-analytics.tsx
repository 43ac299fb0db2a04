import { addresses, type AnalyticsSubject, callUrl, type ReportTable } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../lib/api/api.ts'
import type { ReportDays } from './address/report-choice.ts'
import { useReportAddress } from './address/use-report-address.ts'
import { liveQuery, reportQuery } from './calls/queries.ts'
import { ReportPane, type ReportPaneProps } from './report-pane.tsx'

export interface SubjectAnalyticsProps extends Omit<ReportPaneProps, 'address' | 'csvUrl' | 'live' | 'query'> {
  /** An instant app or a link of the account. */
  subject: AnalyticsSubject
}

const csvUrl =
  ({ kind, id }: AnalyticsSubject, days: ReportDays) =>
  (table: ReportTable): string =>
    callUrl(addresses.analytics.reportCsv, { kind, id, ...days, table })

/** The analytics of one instant app or one link of the account. */
export function SubjectAnalytics({ subject, ...place }: SubjectAnalyticsProps) {
  const reports = useApi().analytics
  const address = useReportAddress()
  const [since, setSince] = useState<string | null>()
  const days = address.daysNow(since)
  const query = useQuery(reportQuery(reports, { ...subject, ...days }))
  const { data: live } = useQuery(liveQuery(reports, subject))
  // All time begins with the report's first visit. Setting state while rendering is React's way to follow it.
  if (query.data && query.data.since !== since) setSince(query.data.since)
  return <ReportPane {...place} query={query} address={address} live={live} csvUrl={csvUrl(subject, days)} />
}
