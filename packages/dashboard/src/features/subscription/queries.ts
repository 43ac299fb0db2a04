import { MINUTE_MS } from '@taplet/base/time'
import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../lib/api/api.ts'

// Without a network they fail with a message instead of waiting silently.
const networkMode = 'always'

export const billingKey = ['billing', 'state'] as const
export const billsKey = ['billing', 'bills'] as const
export const previewKey = ['billing', 'preview'] as const

/** The subscription, and what it changes to. */
export const billingQuery = (api: Api) =>
  queryOptions({
    queryKey: billingKey,
    queryFn: async ({ signal }) => (await api.billing.fetchSubscription({}, signal)).data,
    networkMode,
  })

/** The plans on sale, with the prices that are charged. */
export const onSaleQuery = (api: Api) =>
  queryOptions({
    queryKey: ['billing', 'plans'],
    queryFn: async ({ signal }) => (await api.plans.fetch({}, signal)).data,
    staleTime: 5 * MINUTE_MS,
    networkMode,
  })

/** What a change costs at this moment: never a sum of earlier. */
export const previewQuery = (api: Api, planId: string) =>
  queryOptions({
    queryKey: [...previewKey, planId],
    queryFn: async ({ signal }) => (await api.billing.previewStripe({ planId }, signal)).data,
    staleTime: MINUTE_MS,
    gcTime: MINUTE_MS,
    networkMode,
  })

export const billsQuery = (api: Api) =>
  queryOptions({
    queryKey: billsKey,
    queryFn: async ({ signal }) => (await api.billing.listInvoices({}, signal)).data,
    networkMode,
  })
