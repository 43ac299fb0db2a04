import type { AnalyticsReport, FunnelSlide } from '@taplet/contract'
import { type KeyboardEvent, useRef } from 'react'
import { useText } from '../../../lib/text.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Badge } from '../../../ui/layout/chip.tsx'
import { ScrollWindow } from '../../../ui/list/scroll-window.tsx'
import { useScrollEdges } from '../../../ui/list/use-scroll-edges.ts'
import { WhenNear } from '../../../ui/list/when-near.tsx'
import type { ReportParts } from '../report-parts.ts'
import { formatCount, formatSeconds, formatShare } from '../labels/format.ts'
import { columnSize } from './column-size.ts'
import { heightsOf, outcomesOf } from './funnel-facts.ts'
import { Column } from './column.tsx'
import styles from './funnel.module.css'
import { useWidth } from './use-width.ts'

const PLACES = { fadeOut: 20, arrowsOut: 12, arrowsAt: 74 }

interface FunnelStripProps extends Pick<ReportParts, 'drawSlide'> {
  funnel: AnalyticsReport['funnel']
  chosenId: string | undefined
  detailsId: string
  onChoose: (itemId: string) => void
}

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  End: (_, last) => last,
  Home: () => 0,
}
const marks = {
  ordered: <Icon name="bag" size={24} />,
  submitted: <Icon name="edit" size={24} />,
  tapped: (
    <svg viewBox="0 0 24 24" width="24" height="24" className={styles.tap} aria-hidden="true">
      <path d="M9.500 12.500V6a1.500 1.500 0 0 1 3 0v5M12.500 9.500a1.500 1.500 0 0 1 3 0V11M15.500 10.500a1.500 1.500 0 0 1 3 0V15a5.500 5.500 0 0 1-5.500 5.500h-1a5.500 5.500 0 0 1-4.300-2.100L5 14.700a1.500 1.500 0 0 1 2.300-1.900l2.200 2.200M6.500 7a4.600 4.600 0 0 1 9 0" />
    </svg>
  ),
}

/** A column for arrivals, one below each slide, and one for each kind of action. */
export function FunnelStrip({ funnel, chosenId, detailsId, drawSlide, onChoose }: FunnelStripProps) {
  const t = useText()
  const frame = useRef<HTMLDivElement>(null)
  const edges = useScrollEdges(frame)
  const list = useRef<HTMLDivElement>(null)
  const { arrivals, slides } = funnel
  const heightOf = heightsOf(funnel)
  const outcomes = outcomesOf(funnel)
  const size = columnSize(useWidth(frame) ?? Number.POSITIVE_INFINITY, 1 + slides.length + outcomes.length)
  const chosen = Math.max(
    0,
    slides.findIndex(({ itemId }) => itemId === chosenId),
  )
  const wordsOf = ({ name, visits }: FunnelSlide, index: number): string => {
    const facts = { count: visits, visits: formatCount(visits), share: formatShare(visits, arrivals) }
    return `${t('analyticsPlots:funnel.slide', { place: index + 1, name })}: ${t('analyticsPlots:funnel.slideFacts', facts)}`
  }
  const handleKey = (event: KeyboardEvent) => {
    const go = steps[event.key]
    if (!go) return
    event.preventDefault()
    const index = Math.max(0, Math.min(slides.length - 1, go(chosen, slides.length - 1)))
    const slide = slides[index]
    if (slide) onChoose(slide.itemId)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }
  return (
    <ScrollWindow
      {...{ frame, edges }}
      before={t('analyticsPlots:funnel.earlier')}
      after={t('analyticsPlots:funnel.later')}
      places={PLACES}
    >
      <div className={styles.strip} data-strip>
        <Column
          count={arrivals}
          words={t('analyticsPlots:funnel.arrivals')}
          height={heightOf(arrivals)}
          next={heightOf(slides[0]?.visits ?? 0)}
          tile={<Icon name="apps" size={24} />}
          size={size}
        />
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take the focus, one stop for all */}
        <div
          ref={list}
          role="tablist"
          aria-label={t('analyticsPlots:funnel.name')}
          className={styles.slides}
          onKeyDown={handleKey}
        >
          {slides.map((slide, index) => {
            const next = slides[index + 1]
            return (
              <div key={slide.itemId} className={styles.slide} style={{ width: size.width }} data-gone={slide.isGone}>
                {/* Over the picture, not around it: slides hold links and buttons of their own. */}
                <button
                  type="button"
                  role="tab"
                  aria-selected={index === chosen}
                  aria-controls={detailsId}
                  aria-label={wordsOf(slide, index)}
                  tabIndex={index === chosen ? 0 : -1}
                  className={styles.open}
                  onClick={() => onChoose(slide.itemId)}
                />
                <div aria-hidden="true">
                  <span className={styles.picture} style={size}>
                    {drawSlide && !slide.isGone ? (
                      <WhenNear style={size}>{drawSlide(slide.itemId, size)}</WhenNear>
                    ) : (
                      <span className={styles.blank}>{index + 1}</span>
                    )}
                  </span>
                  <span className={styles.caption} title={slide.name}>
                    <Badge selected={index === chosen}>{index + 1}</Badge>
                    <span>{slide.name}</span>
                  </span>
                  <Column
                    count={slide.visits}
                    words={t('analyticsPlots:funnel.ofArrivals', { share: formatShare(slide.visits, arrivals) })}
                    note={formatSeconds(slide.seconds, slide.visits)}
                    height={heightOf(slide.visits)}
                    next={next && heightOf(next.visits)}
                    size={size}
                  />
                </div>
              </div>
            )
          })}
        </div>
        <div className={styles.outcomes} role="group" aria-label={t('analyticsPlots:funnel.steps')}>
          {outcomes.map(({ name, visits }) => (
            <Column
              key={name}
              isOutcome
              count={visits}
              words={t(`analyticsPlots:funnel.${name}`)}
              note={formatShare(visits, arrivals)}
              height={heightOf(visits)}
              tile={marks[name]}
              size={size}
            />
          ))}
        </div>
      </div>
    </ScrollWindow>
  )
}
