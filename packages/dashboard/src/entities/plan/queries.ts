import { MINUTE_MS } from '@taplet/base/time'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../lib/api/api.ts'

/** The plans that can be bought here, with the one this account has. */
export const plansQuery = (api: Api) =>
  queryOptions({
    queryKey: ['plans', 'fetch'],
    queryFn: async ({ signal }) => (await api.plans.fetch({}, signal)).data,
    staleTime: 5 * MINUTE_MS,
  })

/** How much of its plan the account uses. */
export const usageQuery = (api: Api) =>
  queryOptions({
    queryKey: ['plans', 'usage'],
    queryFn: async ({ signal }) => (await api.plans.fetchUsage(undefined, signal)).usage,
    staleTime: 0, // whatever was just made counts
  })

/** What stays editable on the Free plan. */
export const keptQuery = (api: Api) =>
  queryOptions({
    queryKey: ['plans', 'kept'],
    queryFn: async ({ signal }) => (await api.plans.fetchKept(undefined, signal)).kept,
  })
