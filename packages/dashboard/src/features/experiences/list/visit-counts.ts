import { queryOptions } from '@tanstack/react-query'
import { deviceZone } from '../../../lib/device/device-zone.ts'
import type { Api } from '../../../lib/api/api.ts'

/** How many visitors each instant app had, by the days of this device (spec §3 Analytics). */
export const visitCountsQuery = (reports: Pick<Api['analytics'], 'visits'>) =>
  queryOptions({
    queryKey: ['analytics', 'visits', 'counts'],
    queryFn: ({ signal }) => reports.visits({ timezone: deviceZone() }, signal),
  })
