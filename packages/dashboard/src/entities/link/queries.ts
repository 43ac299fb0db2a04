import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../lib/api/api.ts'
import { deviceZone } from '../../lib/device/device-zone.ts'

const FRESH_MS = 30_000

/** All links of the account. */
export const linksQuery = (api: Api) =>
  queryOptions({
    queryKey: ['links', 'fetchAll'],
    queryFn: async ({ signal }) => (await api.links.fetchAll(undefined, signal)).tagData,
  })

/** How often each link was scanned, by this device's days, and how its destination fares. */
export const linkStatsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['links', 'stats'],
    queryFn: async ({ signal }) => {
      const { scans, health } = await api.links.stats({ timezone: deviceZone() }, signal)
      return { scans, health }
    },
    staleTime: FRESH_MS,
  })

/** What holds for all links of the account. */
export const linkSettingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['links', 'settings'],
    queryFn: async ({ signal }) => (await api.links.settings(undefined, signal)).settings,
  })
