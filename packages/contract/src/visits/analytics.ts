import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { analyticsAddresses } from './addresses.ts'

/** The browser's IANA zone; an unknown name falls back to UTC (spec D26). */
const query = z.object({ timezone: z.string().max(100).default('UTC') })
const count = z.number().int()
const byId = z.record(z.string(), count)
const weekly = z.array(count).length(7).meta({ description: 'Monday first' })

export const analyticsCalls = defineCalls(analyticsAddresses, {
  visits: {
    summary: 'Visits of all instant apps (spec §3 Analytics)',
    query,
    answer: answers({
      totalVisitsById: byId,
      visitsTodayById: byId,
      weeklyVisitsById: z.record(z.string(), weekly),
      visitsRollingWeek: count,
      visitsThisMonth: count,
      allIds: z.array(z.string()),
    }),
  },
  notifications: {
    summary: 'Push messages sent',
    query,
    answer: answers({ total: count, today: count, weekly, rollingWeek: count, thisMonth: count }),
  },
  tags: {
    summary: 'Scans of each link this week',
    query,
    answer: answers({ weeklyById: z.record(z.string(), weekly) }),
  },
})
