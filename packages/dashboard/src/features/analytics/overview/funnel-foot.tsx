import { addTexts, useText } from '../../../lib/text.ts'
import { overview } from '../../../text/en/apps/overview.ts'
import { analyticsNames } from '../../../text/en/visits/analytics-names.ts'
import { Column } from '../funnel/column.tsx'
import { heightsOf } from '../funnel/funnel-facts.ts'
import { formatSeconds, formatShare } from '../labels/format.ts'
import styles from './overview.module.css'
import { useOverviewReport } from './use-overview-report.ts'

addTexts('analyticsNames', analyticsNames)
addTexts('overview', overview)

interface FunnelFootProps {
  experienceId: string
  itemId: string
  /** The slide after it. */
  nextId: string | undefined
}

/**
 * How many visitors saw a slide, below its picture: the funnel of the app, a column for each slide. Nothing before the
 * first visit.
 */
export function FunnelFoot({ experienceId, itemId, nextId }: FunnelFootProps) {
  const t = useText()
  const funnel = useOverviewReport(experienceId).data?.funnel
  if (!funnel) return <span className={styles.waiting} />
  if (funnel.arrivals === 0) return <span data-none />
  const heightOf = heightsOf(funnel)
  const visitsOf = (id: string | undefined) => funnel.slides.find((slide) => slide.itemId === id)?.visits ?? 0
  const slide = funnel.slides.find((one) => one.itemId === itemId)
  const visits = visitsOf(itemId)
  return (
    <Column
      count={visits}
      words={t('overview:funnel.stay', { share: formatShare(visits, funnel.arrivals) })}
      note={slide && visits > 0 ? formatSeconds(slide.seconds, visits) : ''}
      height={heightOf(visits)}
      next={nextId === undefined ? undefined : heightOf(visitsOf(nextId))}
    />
  )
}
