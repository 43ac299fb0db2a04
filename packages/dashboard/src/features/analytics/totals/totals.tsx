import type { AnalyticsReport, AnalyticsTotals } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { formatCount, formatSeconds } from '../labels/format.ts'
import { ChangeMark } from './change-mark.tsx'
import styles from './totals.module.css'

const averageOf = ({ seconds, visits }: AnalyticsTotals): number => (visits > 0 ? seconds / visits : 0)

const figures = {
  visits: { read: (totals: AnalyticsTotals) => totals.visits, hint: undefined },
  guests: { read: (totals: AnalyticsTotals) => totals.guests, hint: 'analytics:totals.guestsHint' },
  time: { read: averageOf, hint: 'analytics:totals.timeHint' },
  taps: { read: (totals: AnalyticsTotals) => totals.taps, hint: 'analytics:totals.tapsHint' },
  forms: { read: (totals: AnalyticsTotals) => totals.forms, hint: undefined },
  orders: { read: (totals: AnalyticsTotals) => totals.orders, hint: undefined },
} as const
type Figure = keyof typeof figures

const valueOf = (name: Figure, totals: AnalyticsTotals): string =>
  name === 'time' ? formatSeconds(totals.seconds, totals.visits) : formatCount(figures[name].read(totals))

/** Only shops have orders: shown once there was one. */
const shownOf = ({ totals, before }: Pick<AnalyticsReport, 'totals' | 'before'>): readonly Figure[] =>
  (Object.keys(figures) as Figure[]).filter((name) => name !== 'orders' || totals.orders > 0 || before?.orders)

/** The totals, each with its change against the previous period. */
export function Totals({ report }: { report: Pick<AnalyticsReport, 'totals' | 'before'> }) {
  const t = useText()
  const { totals, before } = report
  return (
    <dl className={styles.totals} aria-label={t('analytics:totals.label')}>
      {shownOf(report).map((name) => {
        const { read, hint } = figures[name]
        return (
          <div key={name} className={styles.figure} title={hint && t(hint)}>
            <dt>{t(`analytics:totals.${name}`)}</dt>
            <dd className={styles.value}>{valueOf(name, totals)}</dd>
            {before && (
              <dd className={styles.before}>
                <ChangeMark now={read(totals)} before={read(before)} />
                {t('analytics:totals.before', { value: valueOf(name, before) })}
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}
