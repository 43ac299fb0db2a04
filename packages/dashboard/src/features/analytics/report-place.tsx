import type { AnalyticsReport } from '@taplet/contract/reports'
import type { ReactNode } from 'react'
import { useText } from '../../lib/text.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'
import type { ReportAddress } from './address/use-report-address.ts'
import { type ReportParts, ReportView } from './report-view.tsx'

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
  /** Below the words of a place that nobody has visited yet: how visits come. */
  firstSteps?: ReactNode
  /** At the end of the tools, such as the way to share the report. */
  children?: ReactNode
}

/** A report with the choice of its days above it, from the first moment of loading to a failure that can be tried again. */
export function ReportPlace({ query, children, ...parts }: ReportPlaceProps) {
  const t = useText()
  const { data: report, isError, isFetching, isPlaceholderData, refetch } = query
  if (report)
    return (
      <>
        {children}
        <ReportView {...parts} report={report} isBusy={isPlaceholderData} />
      </>
    )
  return isError ? (
    <ErrorState
      title={t('analytics:error.title')}
      sentence={t('analytics:error.sentence')}
      safe={t('analytics:error.safe')}
      retry={{ label: t('retry'), onRetry: () => void refetch(), busy: isFetching }}
    />
  ) : (
    <Skeletons label={t('analytics:loading')}>
      <Skeleton height={120} radius={16} />
    </Skeletons>
  )
}
