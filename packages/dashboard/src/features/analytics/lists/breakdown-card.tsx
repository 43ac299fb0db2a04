import type { AnalyticsReport } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import type { ReportParts } from '../report-parts.ts'
import type { TableData } from '../tables/data-table.tsx'
import { PlotCard } from '../tables/plot-card.tsx'
import { formatCount, formatShare } from '../labels/format.ts'
import { type Breakdown, rowName } from '../labels/row-name.ts'
import { BarList } from './bar-list.tsx'

interface BreakdownCardProps extends Pick<ReportParts, 'csvUrl' | 'pathOf'> {
  report: AnalyticsReport
  of: Breakdown
}

/** One breakdown of the visits, such as countries; it has rows. */
export function BreakdownCard({ report, of, csvUrl, pathOf }: BreakdownCardProps) {
  const t = useText()
  const title = t(`analyticsPlots:${of}.name`)
  const total = report.totals.visits
  const rows = report[of].map((share) => ({
    key: share.key,
    name: rowName(t, of, share),
    count: share.visits,
    path: of === 'links' ? pathOf?.('LINK', share.key) : undefined,
  }))
  const data = (): TableData => ({
    columns: [t(`analyticsPlots:${of}.column`), t('analyticsPlots:visits'), t('analyticsPlots:share')],
    rows: rows.map(({ key, name, count }) => ({ key, cells: [name, formatCount(count), formatShare(count, total)] })),
  })
  return (
    <PlotCard title={title} table={of} data={data} csvUrl={csvUrl}>
      <BarList label={title} rows={rows} total={total} />
    </PlotCard>
  )
}
