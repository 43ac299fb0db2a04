import type { AnalyticsReport } from '@taplet/contract'
import { type ReactNode, useEffect, useRef } from 'react'
import { announce } from '../../lib/announce.ts'
import { useText } from '../../lib/text.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import type { ReportAddress } from './address/use-report-address.ts'
import { NotCounted } from './counted/not-counted.tsx'
import { LiveMark, type LiveVisits } from './live/live-mark.tsx'
import styles from './report-pane.module.css'
import type { ReportParts } from './report-parts.ts'
import { ReportView } from './report-view.tsx'
import { NoVisits } from './states/no-visits.tsx'
import { ReportSkeleton } from './states/report-skeleton.tsx'
import { ReportTools } from './tools/report-tools.tsx'
import { formatDays } from './labels/dates.ts'
import { formatCount } from './labels/format.ts'

/** The fields of a TanStack query that a report screen reads. */
export interface ReportQueryState {
  data: AnalyticsReport | undefined
  isError: boolean
  isFetching: boolean
  /** The report shown is for other days. */
  isPlaceholderData: boolean
  refetch: () => unknown
}

export interface ReportPaneProps extends ReportParts {
  query: ReportQueryState
  /** From useReportAddress. */
  address: ReportAddress
  /** Visitors online now; absent where that is not available. */
  live?: LiveVisits | undefined
  /** Visits are impossible: unpublished or switched off. */
  isOff?: boolean
  /** How to get visits, shown where there were none yet. */
  firstSteps?: ReactNode
  /** At the end of the toolbar, such as the button to share the report. */
  children?: ReactNode
}

/** Announces to screen readers that the numbers have changed. */
function useAnnouncedDays(report: AnalyticsReport | undefined): void {
  const t = useText()
  const days = report && formatDays(report.from, report.to)
  const count = report?.totals.visits ?? 0
  const notified = useRef(days)
  // Effect: the page's live region.
  useEffect(() => {
    if (days === undefined) return
    if (notified.current !== undefined && notified.current !== days)
      announce(t('analytics:tools.changed', { days, count, visits: formatCount(count) }))
    notified.current = days
  }, [days, count, t])
}

type ReportBodyProps = Omit<ReportPaneProps, 'children' | 'live'>

/** The report in any of its states: loading, failed, empty, loaded. */
function ReportBody({ query, address, isOff = false, firstSteps, ...parts }: ReportBodyProps) {
  const t = useText()
  const { data: report, isError, isFetching, isPlaceholderData, refetch } = query
  if (!report)
    return isError ? (
      <ErrorState
        title={t('analytics:error.title')}
        sentence={t('analytics:error.sentence')}
        safe={t('analytics:error.safe')}
        retry={{ label: t('retry'), onRetry: () => void refetch(), busy: isFetching }}
      />
    ) : (
      <ReportSkeleton />
    )
  if (report.totals.visits > 0) return <ReportView {...parts} report={report} isBusy={isPlaceholderData} />
  return (
    <>
      <NoVisits
        report={report}
        isOff={isOff}
        firstSteps={firstSteps}
        onShowAll={() => address.choose({ days: 'all' })}
      />
      {report.notCounted.length > 0 && <NotCounted report={report} csvUrl={parts.csvUrl} />}
    </>
  )
}

/** A report with its choice of days above, including its loading state and errors with a retry. */
export function ReportPane({ live, children, ...body }: ReportPaneProps) {
  const t = useText()
  const { data: report, isError, isPlaceholderData } = body.query
  const shown = isPlaceholderData ? undefined : report
  useAnnouncedDays(shown)
  return (
    <div className={styles.place}>
      <ReportTools
        address={body.address}
        report={shown}
        live={<LiveMark live={live} slides={report?.funnel.slides ?? []} />}
      >
        {children}
      </ReportTools>
      {isError && report && (
        <p className={styles.stale} role="status">
          {t('analytics:stale')}
        </p>
      )}
      <ReportBody {...body} />
    </div>
  )
}
