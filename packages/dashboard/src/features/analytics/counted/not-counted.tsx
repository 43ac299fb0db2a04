import type { AnalyticsReport } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import type { ReportParts } from '../report-parts.ts'
import type { TableData } from '../tables/data-table.tsx'
import { PlotCard } from '../tables/plot-card.tsx'
import { formatCount } from '../labels/format.ts'
import { byTrafficClass } from './by-traffic-class.ts'
import styles from './not-counted.module.css'

interface NotCountedProps extends Pick<ReportParts, 'csvUrl'> {
  report: Pick<AnalyticsReport, 'notCounted'>
}

/** What was not counted, and why: in plain words, with the programs where they are known. */
export function NotCounted({ report: { notCounted }, csvUrl }: NotCountedProps) {
  const t = useText()
  const groups = byTrafficClass(notCounted)
  const total = notCounted.reduce((sum, { hits }) => sum + hits, 0)
  const most = groups[0]?.hits ?? 1
  const data = (): TableData => ({
    columns: [t('analyticsPlots:counted.verdict'), t('analyticsPlots:counted.which'), t('analyticsPlots:counted.hits')],
    rows: notCounted.map(({ verdict, detail, hits }) => ({
      key: `${verdict}:${detail}`,
      cells: [t(`analyticsNames:verdicts.${verdict}`), detail || '–', formatCount(hits)],
    })),
  })
  return (
    <PlotCard
      title={
        total > 0
          ? t('analyticsPlots:counted.name', { count: total, shown: formatCount(total) })
          : t('analyticsPlots:counted.none')
      }
      name={t('analyticsPlots:counted.table')}
      lede={t(total > 0 ? 'analyticsPlots:counted.lede' : 'analyticsPlots:counted.noneSentence')}
      table="notCounted"
      data={data}
      csvUrl={csvUrl}
      isEmpty={total === 0}
    >
      <ul className={styles.verdicts}>
        {groups.map(({ verdict, hits, details }) => (
          <li key={verdict}>
            <div className={styles.line}>
              <b>{t(`analyticsNames:verdicts.${verdict}`)}</b>
              <span className={styles.track}>
                <i style={{ width: `${(hits / most) * 100}%` }} />
              </span>
              <b className={styles.hits}>{formatCount(hits)}</b>
            </div>
            <p>{t(`analyticsNames:reasons.${verdict}`)}</p>
            {details.length > 0 && (
              <details className={styles.which}>
                <summary>{t('analyticsPlots:counted.some')}</summary>
                <ul>
                  {details.map((one) => (
                    <li key={one.detail}>
                      <span>{one.detail}</span>
                      <span>{formatCount(one.hits)}</span>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </PlotCard>
  )
}
