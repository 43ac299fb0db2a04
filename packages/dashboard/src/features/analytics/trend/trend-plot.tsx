import type { AnalyticsReport } from '@taplet/contract'
import { type KeyboardEvent, type PointerEvent, useId, useMemo, useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { useIsPhone } from '../../../lib/device/use-is-phone.ts'
import { formatStep, formatDays } from '../labels/dates.ts'
import { formatShort } from '../labels/format.ts'
import { namedSteps, PLOT, type TrendShape, trendShape } from './trend-shape.ts'
import styles from './trend.module.css'
import { useTrendLabels } from './use-trend-labels.ts'
import { PointCard } from './point-card.tsx'

const NAMED = { phone: 4, wide: 7 } // steps below the plot, at most
const WEEK = 7
const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index) => index - 1,
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index + 1,
  End: (_, last) => last,
  Home: () => 0,
  PageDown: (index) => index + WEEK,
  PageUp: (index) => index - WEEK,
}

interface TrendPlotProps {
  report: Pick<AnalyticsReport, 'trend' | 'unit' | 'totals' | 'from' | 'to' | 'comparedFrom' | 'comparedTo'>
  /** Number of steps that have begun; the last of them may be in progress. */
  end: number
  /** The last step that has begun is not over yet. */
  isGoingOn: boolean
  /** In a small card: fewer labels, and no legend. */
  isSmall?: boolean
}

interface MarksProps extends TrendPlotProps {
  shape: TrendShape
  index: number | undefined
}

/** The point being inspected, with its numbers; otherwise the latest one. */
function Marks({ report, shape, end, index, isGoingOn }: MarksProps) {
  const { stepName } = useTrendLabels(report)
  const step = report.trend[index ?? end - 1]
  if (!step) return null
  const place = index ?? end - 1
  const left = `${shape.x(place) * 100}%`
  const point = { left, top: `${shape.y(step.visits) * 100}%` }
  if (index === undefined) return <span className={styles.latest} style={point} />
  return (
    <>
      <span className={styles.cursor} style={{ left }} />
      {index < end && <span className={styles.dot} style={point} />}
      <PointCard
        title={stepName(step.at)}
        isGoingOn={isGoingOn && index === end - 1}
        step={step}
        isAhead={index >= end}
        x={shape.x(index)}
      />
    </>
  )
}

/** Visits over time, with the previous period as a dashed line. Pointer and arrow keys move from step to step. */
export function TrendPlot({ report, end, isGoingOn, isSmall = false }: TrendPlotProps) {
  const t = useText()
  const isPhone = useIsPhone()
  const fillId = useId()
  const { trend, unit } = report
  const words = useTrendLabels(report)
  const [chosen, setChosen] = useState<number>()
  const shape = useMemo(() => trendShape(trend, end), [trend, end])
  const last = Math.max(0, trend.length - 1)
  const index = chosen === undefined ? undefined : Math.min(chosen, last)
  const step = index === undefined ? undefined : trend[index]
  const latest = trend[end - 1]

  const handlePointer = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    if (width > 0) setChosen(Math.max(0, Math.min(last, Math.round(((event.clientX - left) / width) * last))))
  }
  const handleKey = (event: KeyboardEvent) => {
    const go = steps[event.key]
    if (event.key === 'Escape') setChosen(undefined)
    if (!go) return
    event.preventDefault()
    setChosen(Math.max(0, Math.min(last, go(index ?? end, last))))
  }
  return (
    <figure className={styles.figure} dir="ltr">
      <div className={styles.plot}>
        {shape.ticks.map((value) => (
          <span key={value} className={styles.gridLine} style={{ top: `${shape.y(value) * 100}%` }}>
            <i>{formatShort(value)}</i>
          </span>
        ))}
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={words.summary}
        >
          <defs>
            <linearGradient id={fillId} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" className={styles.fillTop} />
              <stop offset="1" className={styles.fillFoot} />
            </linearGradient>
          </defs>
          <path d={shape.area} fill={`url(#${fillId})`} />
          <path d={shape.before} className={styles.before} />
          <path d={shape.line} className={styles.line} />
        </svg>
        <Marks {...{ report, shape, end, index, isGoingOn }} />
        <div
          className={styles.reader}
          role="slider"
          tabIndex={0}
          aria-label={t('analyticsPlots:trend.explore')}
          aria-valuemin={1}
          aria-valuemax={trend.length}
          aria-valuenow={(index ?? end - 1) + 1}
          aria-valuetext={words.pointOf(step ?? latest)}
          onPointerMove={handlePointer}
          onPointerDown={handlePointer}
          // A finger covers what it points at and leaves on release: the numbers stay until it points elsewhere.
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setChosen(undefined)}
          onFocus={(event) => event.currentTarget.matches(':focus-visible') && setChosen(end - 1)}
          onBlur={() => setChosen(undefined)}
          onKeyDown={handleKey}
        />
      </div>
      <div className={styles.axis} aria-hidden="true">
        {namedSteps(trend.length, isPhone || isSmall ? NAMED.phone : NAMED.wide).map((place) => (
          <span
            key={place}
            data-end={place === last && last > 0}
            style={{ left: `${shape.x(place) * 100}%`, transform: `translateX(${-shape.x(place) * 100}%)` }}
          >
            {formatStep(trend[place]?.at ?? '', unit, 'short')}
          </span>
        ))}
      </div>
      {!isSmall && report.comparedFrom && report.comparedTo && (
        <figcaption className={styles.legend}>
          <span>
            <i className={styles.keyNow} />
            {formatDays(report.from, report.to)}
          </span>
          <span>
            <i className={styles.keyBefore} />
            {formatDays(report.comparedFrom, report.comparedTo)}
          </span>
        </figcaption>
      )}
    </figure>
  )
}
