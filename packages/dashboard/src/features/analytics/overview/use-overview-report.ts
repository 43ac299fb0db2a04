import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { ownZone } from '../../../lib/device/device-zone.ts'
import { daysOfChoice, readChoice } from '../address/report-choice.ts'
import { reportQuery } from '../calls/queries.ts'

/** Days of the overview: those that the analytics show by default, so that both are one report. */
export const OVERVIEW_DAYS = 28

/** The report behind the overview of an instant app; polled by one part of the screen at most. */
export function useOverviewReport(experienceId: string, { isPolled = false } = {}) {
  const [days] = useState(() => daysOfChoice(readChoice(new URLSearchParams()), { now: Date.now(), zone: ownZone() }))
  const query = reportQuery(useApi().analytics, { kind: 'APP', id: experienceId, ...days })
  return useQuery(isPolled ? query : { ...query, refetchInterval: false })
}
