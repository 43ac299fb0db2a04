import type { AnalyticsReport } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { findBusiest } from '../hours/heat-cells.ts'
import { hourName, weekdayName } from '../labels/dates.ts'
import { deviceOf, rowName } from '../labels/row-name.ts'
import styles from './states.module.css'

interface SingleVisitProps {
  report: Pick<AnalyticsReport, 'countries' | 'devices' | 'hours' | 'links' | 'sources'>
}

/** All that is known of the only visit, in one line: charts of one visit compare nothing. */
export function SingleVisit({ report }: SingleVisitProps) {
  const t = useText()
  const { sources, links, countries, devices, hours } = report
  const { day, hour } = findBusiest(hours)
  const device = deviceOf(devices[0]?.key)
  const facts = [
    ...sources.map((source) => rowName(t, 'sources', source)),
    ...links.map((link) => `“${rowName(t, 'links', link)}”`),
    ...(device ? [t(`analyticsPlots:single.devices.${device}`)] : []),
    ...countries.filter(({ key }) => key !== '').map((country) => rowName(t, 'countries', country)),
    t('analyticsPlots:single.when', { day: weekdayName(day, 'long'), hour: hourName(hour) }),
  ]
  return (
    <Card title={t('analyticsPlots:single.name')}>
      <p className={styles.single}>{facts.join(' · ')}</p>
      <p className={styles.more}>{t('analyticsPlots:single.more')}</p>
    </Card>
  )
}
