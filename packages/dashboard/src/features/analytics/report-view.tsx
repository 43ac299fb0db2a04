import type { AnalyticsReport } from '@taplet/contract'
import { addTexts } from '../../lib/text.ts'
import { analytics } from '../../text/en/visits/analytics.ts'
import { analyticsNames } from '../../text/en/visits/analytics-names.ts'
import { analyticsPlots } from '../../text/en/visits/analytics-plots.ts'
import { NotCounted } from './counted/not-counted.tsx'
import { FunnelCard } from './funnel/funnel-card.tsx'
import { HoursCard } from './hours/hours-card.tsx'
import { BreakdownCard } from './lists/breakdown-card.tsx'
import type { ReportParts } from './report-parts.ts'
import styles from './report-view.module.css'
import { TrendCard } from './trend/trend-card.tsx'

addTexts('analytics', analytics)
addTexts('analyticsNames', analyticsNames)
addTexts('analyticsPlots', analyticsPlots)

export interface ReportViewProps extends ReportParts {
  report: AnalyticsReport
  /** Dims what is shown while other days are fetched. */
  isBusy?: boolean
}

/** Everything that a report of an instant app or a link says: figures, plots, the slide funnel, and what was not counted. */
export function ReportView({ report, isBusy = false, ...parts }: ReportViewProps) {
  const breakdown = { report, ...parts }
  // Which links lead to a link is no question.
  const hasLinks = report.subject.kind === 'APP'
  return (
    <div className={styles['report']} aria-busy={isBusy}>
      <TrendCard report={report} csvUrl={parts.csvUrl} />
      <FunnelCard funnel={report.funnel} {...parts} />
      <div className={styles['columns']}>
        <div className={styles['hours']}>
          <HoursCard hours={report.hours} csvUrl={parts.csvUrl} />
        </div>
        <BreakdownCard of="sources" {...breakdown} />
        {hasLinks && <BreakdownCard of="links" {...breakdown} />}
        <BreakdownCard of="countries" {...breakdown} />
        <BreakdownCard of="devices" {...breakdown} />
        <BreakdownCard of="referrers" {...breakdown} />
        <BreakdownCard of="campaigns" {...breakdown} />
      </div>
      <NotCounted report={report} csvUrl={parts.csvUrl} />
    </div>
  )
}
