import type { AnalyticsReport } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import type { ReportParts } from '../report-parts.ts'
import type { TableData } from '../tables/data-table.tsx'
import { PlotCard } from '../tables/plot-card.tsx'
import { Totals } from '../totals/totals.tsx'
import { formatCount } from '../labels/format.ts'
import { begun } from './begun.ts'
import { TrendPlot } from './trend-plot.tsx'
import { useTrendLabels } from './use-trend-labels.ts'
import styles from './trend.module.css'

interface TrendCardProps extends Pick<ReportParts, 'csvUrl'> {
  report: AnalyticsReport
}

/** The totals, and visits over time. */
export function TrendCard({ report, csvUrl }: TrendCardProps) {
  const t = useText()
  const { stepName } = useTrendLabels(report)
  const { trend, unit, before } = report
  const data = (): TableData => ({
    columns: [
      t(`analyticsPlots:trend.unit.${unit}`),
      t('analyticsPlots:visits'),
      t('analyticsPlots:trend.people'),
      ...(before ? [t('analyticsPlots:trend.before')] : []),
    ],
    rows: trend.map((step) => ({
      key: step.at,
      cells: [
        stepName(step.at),
        formatCount(step.visits),
        formatCount(step.guests),
        ...(before ? [step.before === null ? '–' : formatCount(step.before)] : []),
      ],
    })),
  })
  return (
    <PlotCard
      title={t('analyticsPlots:trend.name')}
      table="trend"
      data={data}
      csvUrl={csvUrl}
      lead={<Totals report={report} />}
    >
      <div className={styles.room}>
        <TrendPlot report={report} {...begun(report)} />
      </div>
    </PlotCard>
  )
}
