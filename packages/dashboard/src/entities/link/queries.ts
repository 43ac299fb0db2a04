import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../lib/api/api.ts'
import { ownZone } from '../../lib/device/device-zone.ts'

const FRESH_MS = 30_000

/** All links of the account. */
export const linksQuery = (api: Api) =>
  queryOptions({
    queryKey: ['links', 'fetchAll'],
    queryFn: async ({ signal }) => (await api.links.fetchAll(undefined, signal)).tagData,
  })

/** Imports and series that still have links. */
export const linkBatchesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['links', 'batches'],
    queryFn: async ({ signal }) => (await api.links.batches(undefined, signal)).batches,
    staleTime: FRESH_MS,
  })

/** Scans of each link by day in this device's time zone, and the health of its destination. */
export const linkStatsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['links', 'stats'],
    queryFn: async ({ signal }) => {
      const { scans, health } = await api.links.stats({ timezone: ownZone() }, signal)
      return { scans, health }
    },
    staleTime: FRESH_MS,
  })

/** Settings that apply to all links of the account. */
export const linkSettingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['links', 'settings'],
    queryFn: async ({ signal }) => (await api.links.settings(undefined, signal)).settings,
  })
