import type { AnalyticsReport } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import type { ReportParts } from '../report-parts.ts'
import type { TableData } from '../tables/data-table.tsx'
import { PlotCard } from '../tables/plot-card.tsx'
import { hourName, weekdayName } from '../labels/dates.ts'
import { formatCount } from '../labels/format.ts'
import { HOURS } from './heat-cells.ts'
import { HeatMap } from './heat-map.tsx'

interface HoursCardProps extends Pick<ReportParts, 'csvUrl'> {
  hours: AnalyticsReport['hours']
}

/** A card with the hours of the week in which people visit. */
export function HoursCard({ hours, csvUrl }: HoursCardProps) {
  const t = useText()
  // Hours down, days across: a table of twenty-four columns would be unreadable.
  const data = (): TableData => ({
    columns: [t('analyticsPlots:trend.unit.HOUR'), ...hours.map((_, day) => weekdayName(day, 'short'))],
    rows: Array.from({ length: HOURS }, (_, hour) => ({
      key: String(hour),
      cells: [hourName(hour), ...hours.map((row) => formatCount(row[hour] ?? 0))],
    })),
  })
  return (
    <PlotCard
      title={t('analyticsPlots:hours.name')}
      lede={t('analyticsPlots:hours.lede')}
      table="hours"
      data={data}
      csvUrl={csvUrl}
    >
      <HeatMap hours={hours} />
    </PlotCard>
  )
}
