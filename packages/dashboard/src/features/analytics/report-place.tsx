import type { AnalyticsReport } from '@taplet/contract'
import { type ReactNode, useEffect, useRef } from 'react'
import { announce } from '../../lib/announce.ts'
import { useText } from '../../lib/text.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import type { ReportAddress } from './address/use-report-address.ts'
import { NotCounted } from './counted/not-counted.tsx'
import { LiveMark, type LiveVisits } from './live/live-mark.tsx'
import styles from './report-place.module.css'
import type { ReportParts } from './report-parts.ts'
import { ReportView } from './report-view.tsx'
import { NoVisits } from './states/no-visits.tsx'
import { ReportSkeleton } from './states/report-skeleton.tsx'
import { ReportTools } from './tools/report-tools.tsx'
import { formatDays } from './words/dates.ts'
import { formatCount } from './words/format.ts'

/** What a place of reports reads of a query of TanStack. */
export interface ReportQueryState {
  data: AnalyticsReport | undefined
  isError: boolean
  isFetching: boolean
  /** The report shown is that of other days. */
  isPlaceholderData: boolean
  refetch: () => unknown
}

export interface ReportPlaceProps extends ReportParts {
  query: ReportQueryState
  /** From useReportAddress. */
  address: ReportAddress
  /** Who is there now; absent where that is not told. */
  live?: LiveVisits | undefined
  /** Nobody can come yet: it is not published, or switched off. */
  isOff?: boolean
  /** Below the words of a place that nobody has visited yet: how visits come. */
  firstSteps?: ReactNode
  /** At the end of the tools, such as the way to share the report. */
  children?: ReactNode
}

/** Tells people who do not see it that the numbers are others now. */
function useAnnouncedDays(report: AnalyticsReport | undefined): void {
  const t = useText()
  const days = report && formatDays(report.from, report.to)
  const visits = formatCount(report?.totals.visits ?? 0)
  const told = useRef(days)
  // The announcer of the page.
  useEffect(() => {
    if (days === undefined) return
    if (told.current !== undefined && told.current !== days) announce(t('analytics:tools.changed', { days, visits }))
    told.current = days
  }, [days, visits, t])
}

type ReportBodyProps = Omit<ReportPlaceProps, 'children' | 'live'>

/** The report in whichever state it is. */
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

/** A report with the choice of its days above it, from the first moment of loading to a failure that can be tried again. */
export function ReportPlace({ live, children, ...body }: ReportPlaceProps) {
  const t = useText()
  const { data: report, isError, isPlaceholderData } = body.query
  const shown = isPlaceholderData ? undefined : report
  useAnnouncedDays(shown)
  return (
    <div className={styles['place']}>
      <ReportTools
        address={body.address}
        report={shown}
        live={<LiveMark live={live} slides={report?.funnel.slides ?? []} />}
      >
        {children}
      </ReportTools>
      {isError && report && (
        <p className={styles['stale']} role="status">
          {t('analytics:stale')}
        </p>
      )}
      <ReportBody {...body} />
    </div>
  )
}
