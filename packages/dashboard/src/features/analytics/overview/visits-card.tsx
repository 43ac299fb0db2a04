import { addTexts, useText } from '../../../lib/text.ts'
import { overview } from '../../../text/en/apps/overview.ts'
import { analytics } from '../../../text/en/visits/analytics.ts'
import { analyticsNames } from '../../../text/en/visits/analytics-names.ts'
import { analyticsPlots } from '../../../text/en/visits/analytics-plots.ts'
import { BriefCard } from '../../../ui/brief/brief-card.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { formatCount } from '../labels/format.ts'
import { ChangeMark } from '../totals/change-mark.tsx'
import { begun } from '../trend/begun.ts'
import { TrendPlot } from '../trend/trend-plot.tsx'
import styles from './overview.module.css'
import { OVERVIEW_DAYS, useOverviewReport } from './use-overview-report.ts'

addTexts('analytics', analytics)
addTexts('analyticsNames', analyticsNames)
addTexts('analyticsPlots', analyticsPlots)
addTexts('overview', overview)

/** How many opened the app, and whether they become more. */
export function VisitsCard({ experienceId }: { experienceId: string }) {
  const t = useText()
  const query = useOverviewReport(experienceId, { isPolled: true })
  const report = query.data
  return (
    <BriefCard
      title={t('overview:visits.title')}
      action={
        <ButtonLink small kind="plain" to="#analytics">
          {t('overview:visits.more')}
        </ButtonLink>
      }
      query={query}
      height={216}
      empty={report?.totals.visits === 0 && t('overview:visits.none', { days: OVERVIEW_DAYS })}
    >
      {report && (
        <>
          <p className={styles.total}>
            <b>{formatCount(report.totals.visits)}</b>
            {report.before && <ChangeMark now={report.totals.visits} before={report.before.visits} />}
            <span>
              {t('overview:days', { days: OVERVIEW_DAYS })}
              {report.before && report.before.visits > 0 && (
                <small>{t('overview:before', { visits: formatCount(report.before.visits) })}</small>
              )}
            </span>
          </p>
          <div className={styles.trend}>
            <TrendPlot report={report} {...begun(report)} isSmall />
          </div>
        </>
      )}
    </BriefCard>
  )
}
