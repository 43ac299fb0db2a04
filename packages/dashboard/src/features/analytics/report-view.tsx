import type { AnalyticsReport, ReportTable } from '@taplet/contract/reports'
import type { ReactNode } from 'react'
import { addTexts } from '../../lib/text.ts'
import { analytics } from '../../text/en/analytics.ts'
import { analyticsNames } from '../../text/en/analytics-names.ts'
import { analyticsPlots } from '../../text/en/analytics-plots.ts'
import { NotCounted } from './counted/not-counted.tsx'
import { FunnelCard } from './funnel/funnel-card.tsx'
import { HoursCard } from './hours/hours-card.tsx'
import { BreakdownCard } from './lists/breakdown-card.tsx'
import styles from './report-view.module.css'
import { TrendCard } from './trend/trend-card.tsx'

addTexts('analytics', analytics)
addTexts('analyticsNames', analyticsNames)
addTexts('analyticsPlots', analyticsPlots)

export interface PictureSize {
  width: number
  height: number
}

/** What a report can be drawn with, besides the report. All of it may be absent: on a shared page most of it is. */
export interface ReportParts {
  /** Draws a slide beside its bar of the funnel, in exactly this size. Absent: the place of the slide stands there. */
  drawSlide?: ((itemId: string, size: PictureSize) => ReactNode) | undefined
  /** Where a table of the report is to be had as a file. Absent: no downloads. */
  csvUrl?: ((table: ReportTable) => string) | undefined
  /** Where a slide of the report is edited, or more is told of a link. Absent, or undefined for one: its name is plain text. */
  pathOf?: ((kind: 'SLIDE' | 'LINK', id: string) => string | undefined) | undefined
}

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
