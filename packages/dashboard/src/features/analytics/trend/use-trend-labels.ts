import type { AnalyticsReport } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { formatDay, formatStep } from '../labels/dates.ts'
import { formatCount } from '../labels/format.ts'

type Step = AnalyticsReport['trend'][number]

/** A trend in words: a summary, and each of its steps. */
export function useTrendLabels({
  trend,
  unit,
  totals,
  from,
  to,
}: Pick<AnalyticsReport, 'trend' | 'unit' | 'totals' | 'from' | 'to'>) {
  const t = useText()
  const stepName = (at: string): string => {
    const name = formatStep(at, unit, 'long')
    return unit === 'WEEK' ? t('analyticsPlots:trend.weekOf', { day: name }) : name
  }
  const [first] = trend
  const most = trend.reduce((best, step) => (best && best.visits >= step.visits ? best : step), first)
  const pointOf = (step: Step | undefined): string => {
    if (!step) return ''
    const people = t('analyticsPlots:trend.somePeople', { count: step.guests, people: formatCount(step.guests) })
    const values = { at: stepName(step.at), count: step.visits, visits: formatCount(step.visits), people }
    const point = t('analyticsPlots:trend.point', values)
    return step.before === null
      ? point
      : t('analyticsPlots:trend.pointBefore', { point, before: formatCount(step.before) })
  }
  const summary = t('analyticsPlots:trend.summary', {
    count: totals.visits,
    visits: formatCount(totals.visits),
    steps: t(`analyticsPlots:trend.steps.${unit}`),
    from: formatDay(from),
    to: formatDay(to),
    most: formatCount(most?.visits ?? 0),
    mostAt: most ? stepName(most.at) : '',
  })
  return { stepName, pointOf, summary }
}
