import type { AnalyticsReport } from '@taplet/contract'
import { useId, useState } from 'react'
import { useText } from '../../../lib/text.ts'
import type { ReportParts } from '../report-parts.ts'
import { PlotCard } from '../tables/plot-card.tsx'
import { formatCount, formatShare } from '../labels/format.ts'
import { mostLeft } from './funnel-facts.ts'
import styles from './funnel.module.css'
import { FunnelStrip } from './funnel-strip.tsx'
import { funnelTable } from './funnel-table.ts'
import { SlideDetails } from './slide-details.tsx'

interface FunnelCardProps extends ReportParts {
  funnel: AnalyticsReport['funnel']
}

/** The funnel's result, in a sentence or two. */
function Summary({ funnel }: Pick<FunnelCardProps, 'funnel'>) {
  const t = useText()
  const last = funnel.slides.findLast(({ isGone }) => !isGone)
  const worst = mostLeft(funnel)
  return (
    <p className={styles.summary}>
      {last && funnel.slides.length > 1 && (
        <b>{t('analyticsPlots:funnel.reachLast', { share: formatShare(last.visits, funnel.arrivals) })}.</b>
      )}{' '}
      {worst &&
        t('analyticsPlots:funnel.most', {
          name: worst.name,
          exits: formatCount(worst.exits),
          visits: formatCount(worst.visits),
        })}{' '}
      {funnel.withoutScript > 0 &&
        t('analyticsPlots:funnel.withoutScript', {
          count: funnel.withoutScript,
          shown: formatCount(funnel.withoutScript),
        })}
    </p>
  )
}

/** How far visitors get: who arrives, who sees each slide, who acts. */
export function FunnelCard({ funnel, drawSlide, pathOf, csvUrl }: FunnelCardProps) {
  const t = useText()
  const detailsId = useId()
  const { slides } = funnel
  const [chosenId, setChosenId] = useState(() => (mostLeft(funnel) ?? slides[0])?.itemId)
  const index = Math.max(
    0,
    slides.findIndex(({ itemId }) => itemId === chosenId),
  )
  const slide = slides[index]
  return (
    <PlotCard
      title={t('analyticsPlots:funnel.name')}
      lede={t('analyticsPlots:funnel.lede')}
      table="funnel"
      data={() => funnelTable(t, funnel)}
      csvUrl={csvUrl}
      isEmpty={!slide}
    >
      {slide ? (
        <>
          <FunnelStrip {...{ funnel, detailsId, drawSlide }} chosenId={slide.itemId} onChoose={setChosenId} />
          <Summary funnel={funnel} />
          <div
            id={detailsId}
            role="tabpanel"
            tabIndex={0}
            aria-label={t('analyticsPlots:funnel.details.label', { place: index + 1 })}
            className={styles.details}
          >
            <SlideDetails funnel={funnel} slide={slide} index={index} path={pathOf?.('SLIDE', slide.itemId)} />
          </div>
        </>
      ) : (
        <p className={styles.summary}>{t('analyticsPlots:funnel.empty')}</p>
      )}
    </PlotCard>
  )
}
