import type { AnalyticsReport } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { formatDay, formatStep } from '../words/dates.ts'
import { formatCount } from '../words/format.ts'

type Step = AnalyticsReport['trend'][number]

/** What a trend says in words: all of it, and each of its steps. */
export function useTrendWords({
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
    const values = { at: stepName(step.at), visits: formatCount(step.visits), people: formatCount(step.guests) }
    return step.before === null
      ? t('analyticsPlots:trend.point', values)
      : t('analyticsPlots:trend.pointBefore', { ...values, before: formatCount(step.before) })
  }
  const summary = t('analyticsPlots:trend.summary', {
    visits: formatCount(totals.visits),
    steps: t(`analyticsPlots:trend.steps.${unit}`),
    from: formatDay(from),
    to: formatDay(to),
    most: formatCount(most?.visits ?? 0),
    mostAt: most ? stepName(most.at) : '',
  })
  return { stepName, pointOf, summary }
}
