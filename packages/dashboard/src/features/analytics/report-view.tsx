import type { AnalyticsReport, ReportTable } from '@taplet/contract/reports'
import type { ReactNode } from 'react'
import { addTexts } from '../../lib/text.ts'
import { analytics } from '../../text/en/analytics.ts'
import { analyticsNames } from '../../text/en/analytics-names.ts'
import { analyticsPlots } from '../../text/en/analytics-plots.ts'
import styles from './report-view.module.css'
import { Totals } from './totals/totals.tsx'

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
  /** Where a slide or a link of the report is edited. Absent, or undefined for one: its name is plain text. */
  pathOf?: ((kind: 'SLIDE' | 'LINK', id: string) => string | undefined) | undefined
}

export interface ReportViewProps extends ReportParts {
  report: AnalyticsReport
  /** Dims what is shown while other days are fetched. */
  isBusy?: boolean
}

/** Everything that a report of an instant app or a link says: figures, plots, the slide funnel, and what was not counted. */
export function ReportView({ report, isBusy = false }: ReportViewProps) {
  return (
    <div className={styles['report']} aria-busy={isBusy}>
      <Totals report={report} />
    </div>
  )
}
