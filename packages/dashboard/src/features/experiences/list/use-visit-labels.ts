import { ROLLING_WEEK_DAYS } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api.ts'
import { language, useText } from '../../../lib/text.ts'
import { visitCountsQuery } from './visit-counts.ts'

const numbers = new Intl.NumberFormat(language)

/** Visit counts as text. Undefined until the server has answered, or if it does not: the list works without them. */
export function useVisitLabels() {
  const t = useText()
  const { data } = useQuery(visitCountsQuery(useApi().analytics))
  return {
    /** Visits to one instant app, in total and today. */
    visitsOf(experienceId: string): string | undefined {
      if (!data) return undefined
      const count = data.totalVisitsById[experienceId] ?? 0
      const today = data.visitsTodayById[experienceId] ?? 0
      if (count === 0) return t('lists:apps.neverVisited')
      const visits = t('lists:apps.visits', { count, visits: numbers.format(count) })
      return today > 0 ? t('lists:apps.visitsToday', { visits, today: numbers.format(today) }) : visits
    },
    /** Visits to all of them of the rolling week. */
    week:
      data && data.visitsRollingWeek > 0
        ? t('lists:apps.visitsWeek', {
            count: data.visitsRollingWeek,
            visits: numbers.format(data.visitsRollingWeek),
            days: ROLLING_WEEK_DAYS,
          })
        : undefined,
  }
}
