import type { AnalyticsReport, FunnelSlide } from '@taplet/contract'
import { Link } from 'react-router'
import { useText } from '../../../lib/text.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Badge } from '../../../ui/layout/chip.tsx'
import type { Text } from '../../../text/text-key.ts'
import { BarList } from '../lists/bar-list.tsx'
import { formatCount, formatSeconds, formatShare } from '../labels/format.ts'
import { dropOf } from './funnel-facts.ts'
import styles from './slide-details.module.css'

interface SlideDetailsProps {
  funnel: AnalyticsReport['funnel']
  slide: FunnelSlide
  /** From 0. */
  index: number
  /** Path of the slide's editor. */
  path: string | undefined
}

const quarters = ['q25', 'q50', 'q75', 'q100'] as const

/** Where visits of the last half hour end is not known yet. */
function exitsOf(t: Text, { visits, exits, open }: FunnelSlide): string {
  if (open > 0 && exits === 0) return t('analyticsPlots:funnel.details.exitsLater')
  const facts = { exits: formatCount(exits), share: formatShare(exits, visits) }
  return open > 0
    ? t('analyticsPlots:funnel.details.exitsSome', { ...facts, open: formatCount(open) })
    : t('analyticsPlots:funnel.details.exitsShare', facts)
}

/** All figures of one slide of the funnel. */
export function SlideDetails({ funnel, slide, index, path }: SlideDetailsProps) {
  const t = useText()
  const { visits, seconds, taps, forms, videos, widgets, name } = slide
  const drop = dropOf(funnel, index)
  const facts = [
    ['saw', `${formatCount(visits)} (${formatShare(visits, funnel.arrivals)})`],
    ['time', formatSeconds(seconds, visits)],
    ['exits', exitsOf(t, slide)],
    [index === 0 ? 'dropFirst' : 'drop', formatCount(drop)],
    ['taps', formatCount(taps)],
    ['forms', formatCount(forms)],
  ] as const
  return (
    <>
      <div className={styles.head}>
        <Badge selected>{index + 1}</Badge>
        <h3 title={name}>{name}</h3>
        {path && !slide.isGone && (
          <Link to={path}>
            {t('analyticsPlots:funnel.details.open')}
            <Icon name="next" size={16} />
          </Link>
        )}
        {slide.isGone && <span className={styles.gone}>{t('analyticsPlots:funnel.gone')}</span>}
      </div>
      <div className={styles.parts}>
        <dl className={styles.facts}>
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
            <p className={styles.none}>{t('analyticsPlots:funnel.details.noTaps')}</p>
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
