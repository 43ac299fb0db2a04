import type { AnalyticsReport } from '@taplet/contract'
import type { CSSProperties } from 'react'
import { useText } from '../../../lib/text.ts'
import { formatCount } from '../labels/format.ts'
import styles from './trend.module.css'

interface PointCardProps {
  title: string
  step: AnalyticsReport['trend'][number]
  /** The step is not over yet. */
  isGoingOn: boolean
  /** The step is in the future: only the previous period's value is known. */
  isAhead: boolean
  /** Horizontal position, 0 to 1. */
  x: number
}

/** The numbers of one step of the trend, beside its point; screen readers get them from the slider. */
export function PointCard({ title, step, isGoingOn, isAhead, x }: PointCardProps) {
  const t = useText()
  // Custom properties are not among React's style types.
  const place = { '--x': x } as CSSProperties
  return (
    <div className={styles.card} style={place} data-side={x > 0.5 ? 'LEFT' : 'RIGHT'} aria-hidden="true">
      <b>
        {title}
        {isGoingOn && ` · ${t('analyticsPlots:trend.soFar')}`}
      </b>
      <dl>
        {!isAhead && (
          <>
            <dt>
              <i className={styles.keyNow} />
              {t('analyticsPlots:visits')}
            </dt>
            <dd>{formatCount(step.visits)}</dd>
            <dt>
              <i className={styles.keyNone} />
              {t('analyticsPlots:trend.people')}
            </dt>
            <dd>{formatCount(step.guests)}</dd>
          </>
        )}
        {step.before !== null && (
          <>
            <dt>
              <i className={styles.keyBefore} />
              {t('analyticsPlots:trend.before')}
            </dt>
            <dd>{formatCount(step.before)}</dd>
          </>
        )}
      </dl>
    </div>
  )
}
