import type { AnalyticsReport } from '@taplet/contract'
import type { Text } from '../../../text/text-key.ts'
import type { TableData } from '../tables/data-table.tsx'
import { formatCount, formatSeconds, formatShare } from '../labels/format.ts'
import { dropOf, outcomesOf } from './funnel-facts.ts'

const NONE = '–'
const columns = ['step', 'visits', 'share', 'drop', 'seconds', 'exits', 'taps', 'forms', 'videos'] as const

/** The funnel as a table: arrivals, each slide, and actions. */
export function funnelTable(t: Text, funnel: AnalyticsReport['funnel']): TableData {
  const { arrivals, slides } = funnel
  const short = (key: string, name: string, visits: number) => ({
    key,
    cells: [name, formatCount(visits), formatShare(visits, arrivals), ...columns.slice(3).map(() => NONE)],
  })
  return {
    columns: columns.map((column) => t(`analyticsPlots:funnel.columns.${column}`)),
    rows: [
      short('arrivals', t('analyticsPlots:funnel.rows.arrivals'), arrivals),
      ...slides.map(({ itemId, name, visits, seconds, exits, open, taps, forms, videos }, index) => ({
        key: itemId,
        cells: [
          `${index + 1}. ${name}`,
          formatCount(visits),
          formatShare(visits, arrivals),
          formatCount(dropOf(funnel, index)),
          formatSeconds(seconds, visits),
          open > 0
            ? t('analyticsPlots:funnel.exitsOpen', { exits: formatCount(exits), open: formatCount(open) })
            : formatCount(exits),
          formatCount(taps),
          formatCount(forms),
          videos.q25 > 0 ? [videos.q25, videos.q50, videos.q75, videos.q100].map(formatCount).join(' · ') : NONE,
        ],
      })),
      ...outcomesOf(funnel).map(({ name, visits }) => short(name, t(`analyticsPlots:funnel.rows.${name}`), visits)),
    ],
  }
}
