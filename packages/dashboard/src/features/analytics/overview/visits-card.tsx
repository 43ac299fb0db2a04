import type { AnalyticsReport, Page } from '@taplet/contract'
import { addTexts, useText } from '../../../lib/text.ts'
import { overview } from '../../../text/en/apps/overview.ts'
import { analytics } from '../../../text/en/visits/analytics.ts'
import { analyticsNames } from '../../../text/en/visits/analytics-names.ts'
import { analyticsPlots } from '../../../text/en/visits/analytics-plots.ts'
import { BriefCard } from '../../../ui/brief/brief-card.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { formatCount, formatShare } from '../labels/format.ts'
import { ChangeMark } from '../totals/change-mark.tsx'
import { begun } from '../trend/begun.ts'
import { TrendPlot } from '../trend/trend-plot.tsx'
import styles from './overview.module.css'
import { OVERVIEW_DAYS, useOverviewReport } from './use-overview-report.ts'

addTexts('analytics', analytics)
addTexts('analyticsNames', analyticsNames)
addTexts('analyticsPlots', analyticsPlots)
addTexts('overview', overview)

/** How many see the whole app. */
function Reach({ funnel: { arrivals, slides } }: Pick<AnalyticsReport, 'funnel'>) {
  const t = useText()
  const last = slides.findLast(({ isGone }) => !isGone)
  if (!last || slides.length < 2) return null
  return (
    <p className={styles.reach}>
      {t('analyticsPlots:funnel.reachLast', { share: formatShare(last.visits, arrivals) })}
    </p>
  )
}

/** How many opened the app, and whether they become more. */
export function VisitsCard({ page }: { page: Pick<Page, 'active' | 'experienceId' | 'publishedAt'> }) {
  const t = useText()
  const query = useOverviewReport(page.experienceId, { isPolled: true })
  const report = query.data
  const isLive = page.active && page.publishedAt !== null
  return (
    <BriefCard
      title={t('overview:visits.title')}
      action={
        <ButtonLink small kind="plain" to="#analytics">
          {t('overview:visits.more')}
        </ButtonLink>
      }
      query={query}
      height={240}
      empty={
        report?.totals.visits === 0 &&
        (isLive ? t('overview:visits.none', { days: OVERVIEW_DAYS }) : t('overview:visits.off'))
      }
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
          <Reach funnel={report.funnel} />
        </>
      )}
    </BriefCard>
  )
}
