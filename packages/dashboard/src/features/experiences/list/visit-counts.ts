import { queryOptions } from '@tanstack/react-query'
import { ownZone } from '../../../lib/device/device-zone.ts'
import type { Api } from '../../../lib/api/api.ts'

/** Visitors of each instant app, by days in this device's time zone (spec §3 Analytics). */
export const visitCountsQuery = (reports: Pick<Api['analytics'], 'visits'>) =>
  queryOptions({
    queryKey: ['analytics', 'visits', 'counts'],
    queryFn: ({ signal }) => reports.visits({ timezone: ownZone() }, signal),
  })
