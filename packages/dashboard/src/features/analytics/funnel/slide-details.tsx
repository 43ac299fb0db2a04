import type { AnalyticsReport, FunnelSlide } from '@taplet/contract'
import { Link } from 'react-router'
import { useText } from '../../../lib/text.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Badge } from '../../../ui/layout/chip.tsx'
import { BarList } from '../lists/bar-list.tsx'
import { formatCount, formatSeconds, formatShare } from '../words/format.ts'
import { dropOf } from './funnel-facts.ts'
import styles from './slide-details.module.css'

interface SlideDetailsProps {
  funnel: AnalyticsReport['funnel']
  slide: FunnelSlide
  /** From 0. */
  index: number
  /** Where the slide is edited. */
  path: string | undefined
}

const quarters = ['q25', 'q50', 'q75', 'q100'] as const

/** Everything that is known of one slide of the funnel. */
export function SlideDetails({ funnel, slide, index, path }: SlideDetailsProps) {
  const t = useText()
  const { visits, exits, seconds, taps, forms, videos, widgets, name } = slide
  const drop = dropOf(funnel, index)
  const facts = [
    ['saw', `${formatCount(visits)} (${formatShare(visits, funnel.arrivals)})`],
    ['time', formatSeconds(seconds, visits)],
    [
      'exits',
      t('analyticsPlots:funnel.details.exitsShare', { exits: formatCount(exits), share: formatShare(exits, visits) }),
    ],
    [index === 0 ? 'dropFirst' : 'drop', formatCount(drop)],
    ['taps', formatCount(taps)],
    ['forms', formatCount(forms)],
  ] as const
  return (
    <>
      <div className={styles['head']}>
        <Badge selected>{index + 1}</Badge>
        <h3 title={name}>{name}</h3>
        {path && !slide.isGone && (
          <Link to={path}>
            {t('analyticsPlots:funnel.details.open')}
            <Icon name="next" size={16} />
          </Link>
        )}
        {slide.isGone && <span className={styles['gone']}>{t('analyticsPlots:funnel.gone')}</span>}
      </div>
      <div className={styles['parts']}>
        <dl className={styles['facts']}>
          {facts.map(([fact, value]) => (
            <div key={fact}>
              <dt>{t(`analyticsPlots:funnel.details.${fact}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div>
          <h4>{t('analyticsPlots:funnel.details.onWhat')}</h4>
          {widgets.length > 0 ? (
            <BarList
              label={t('analyticsPlots:funnel.details.onWhat')}
              rows={widgets.map((widget) => ({
                key: widget.widgetId,
                name: widget.name || t('analyticsPlots:funnel.details.goneWidget'),
                count: widget.taps,
              }))}
              total={Math.max(taps, 1)}
            />
          ) : (
            <p className={styles['none']}>{t('analyticsPlots:funnel.details.noTaps')}</p>
          )}
        </div>
        {videos.q25 > 0 && (
          <div>
            <h4>{t('analyticsPlots:funnel.details.video')}</h4>
            <BarList
              label={t('analyticsPlots:funnel.details.video')}
              rows={quarters.map((quarter) => ({
                key: quarter,
                name: t(`analyticsPlots:funnel.details.quarters.${quarter}`),
                count: videos[quarter],
              }))}
              total={visits}
            />
          </div>
        )}
      </div>
    </>
  )
}
