import type { AnalyticsReport } from '@taplet/contract'
import { addTexts, useText } from '../../lib/text.ts'
import { analytics } from '../../text/en/visits/analytics.ts'
import { analyticsNames } from '../../text/en/visits/analytics-names.ts'
import { analyticsPlots } from '../../text/en/visits/analytics-plots.ts'
import { NotCounted } from './counted/not-counted.tsx'
import { FunnelCard } from './funnel/funnel-card.tsx'
import { HoursCard } from './hours/hours-card.tsx'
import type { Breakdown } from './labels/row-name.ts'
import { BreakdownCard } from './lists/breakdown-card.tsx'
import type { ReportParts } from './report-parts.ts'
import styles from './report-view.module.css'
import { SingleVisit } from './states/single-visit.tsx'
import { TrendCard } from './trend/trend-card.tsx'

addTexts('analytics', analytics)
addTexts('analyticsNames', analyticsNames)
addTexts('analyticsPlots', analyticsPlots)

export interface ReportViewProps extends ReportParts {
  report: AnalyticsReport
  /** Dims the old report while other days are loading. */
  isBusy?: boolean
}

const breakdowns = ['sources', 'links', 'countries', 'devices', 'referrers', 'campaigns'] as const

/** Nothing in it, or only that nothing is known. */
const isEmpty = (report: AnalyticsReport, of: Breakdown): boolean => report[of].every(({ key }) => key === '')

/** Hours of the week and breakdowns; what has no rows yet is said in one paragraph rather than in a card each. */
function Comparisons({ report, ...parts }: ReportViewProps) {
  const t = useText()
  // For a link, a breakdown by links makes no sense.
  const wanted = breakdowns.filter((of) => of !== 'links' || report.subject.kind === 'APP')
  const empty = wanted.filter((of) => isEmpty(report, of))
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.hours}>
          <HoursCard hours={report.hours} csvUrl={parts.csvUrl} />
        </div>
        {wanted
          .filter((of) => !empty.includes(of))
          .map((of) => (
            <BreakdownCard key={of} {...{ of, report, ...parts }} />
          ))}
      </div>
      {empty.length > 0 && (
        <p className={styles.empty}>{empty.map((of) => t(`analyticsPlots:${of}.empty`)).join(' ')}</p>
      )}
    </>
  )
}

/** All of a report of an instant app or a link: figures, plots, the slide funnel, and what was not counted. */
export function ReportView({ report, isBusy = false, ...parts }: ReportViewProps) {
  const isSingle = report.totals.visits === 1
  return (
    <div className={styles.report} aria-busy={isBusy}>
      <TrendCard report={report} csvUrl={parts.csvUrl} />
      <FunnelCard funnel={report.funnel} {...parts} />
      {isSingle ? <SingleVisit report={report} /> : <Comparisons {...{ report, ...parts }} />}
      {(!isSingle || report.notCounted.length > 0) && <NotCounted report={report} csvUrl={parts.csvUrl} />}
    </div>
  )
}
