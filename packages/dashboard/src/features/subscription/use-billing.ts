import { type BillingState, type Currency, FREE_PLAN_ID } from '@taplet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountQuery } from '../../entities/account/queries.ts'
import { useApi } from '../../lib/api/api.ts'
import { failureMessage } from '../../lib/api/failure-message.ts'
import { useText } from '../../lib/text.ts'
import { useOnceAtATime } from '../../lib/timing/use-once-at-a-time.ts'
import { toast } from '../../ui/toasts/toast.tsx'
import { dayOf, planName } from './labels.ts'
import { billingKey, billsKey, previewKey } from './queries.ts'

export interface PlanWish {
  planId: string
  currency?: Currency
  /** Of the preview that is confirmed. */
  at?: string
  due?: number
}

const networkMode = 'always'

/** What can be done about the plan. Each ends with what the server says then. */
export function useBilling() {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const failed = (error: unknown) => toast.failed(t('subscription:done.failed', { message: failureMessage(error, t) }))

  function take(state: BillingState): void {
    client.setQueryData(billingKey, state)
    for (const queryKey of [billsKey, previewKey, ['plans'], ['billing', 'plans'], accountQuery(api).queryKey])
      void client.invalidateQueries({ queryKey })
  }

  const update = useMutation({
    mutationKey: ['account', 'subscription', 'update'],
    mutationFn: async (wish: PlanWish) => (await api.billing.updateStripe(wish)).data,
    networkMode,
    onSuccess: async (answer) => {
      if (answer.type === 'CHECKOUT') return globalThis.location.assign(answer.url)
      const state = (await api.billing.fetchSubscription({})).data
      take(state)
      sayChange(state)
    },
    onError: (error) => {
      failed(error)
      // The sum may have changed since it was shown.
      void client.invalidateQueries({ queryKey: previewKey })
    },
  })

  function sayChange({ subscription, pendingSubscriptionChange: pending }: BillingState): void {
    if (pending)
      toast.done(
        t(pending.planId === FREE_PLAN_ID ? 'subscription:done.ends' : 'subscription:done.scheduled', {
          day: dayOf(pending.at),
        }),
      )
    else if (!subscription) toast.done(t('subscription:done.ended'))
    else toast.done(t('subscription:done.changed', { plan: planName(subscription.planId, t) }))
  }

  const keep = useMutation({
    mutationKey: ['account', 'subscription', 'keep'],
    mutationFn: async () => (await api.billing.keepStripe({})).data,
    networkMode,
    onSuccess: (state) => {
      const before = client.getQueryData<BillingState>(billingKey)
      take(state)
      toast.done(t(before?.subscription?.status === 'PAUSED' ? 'subscription:done.resumed' : 'subscription:done.kept'))
    },
    onError: failed,
  })

  const refresh = useMutation({
    mutationKey: ['billing', 'refresh'],
    mutationFn: async () => (await api.billing.refresh({})).data,
    networkMode,
    onSuccess: take,
    onError: failed,
  })

  const portal = useMutation({
    mutationKey: ['billing', 'portal'],
    mutationFn: async () => (await api.billing.createPortalSession({})).data,
    networkMode,
    // In the same window: the provider's page leads back here.
    onSuccess: ({ url }) => globalThis.location.assign(url),
    onError: failed,
  })

  return {
    update: useOnceAtATime((wish: PlanWish) => update.mutateAsync(wish).catch(() => undefined)),
    /** Ends the plan with its period. */
    end: () => update.mutateAsync({ planId: FREE_PLAN_ID }).catch(() => undefined),
    // Stays true until the provider's page is open.
    isUpdating: update.isPending || (update.isSuccess && update.data.type === 'CHECKOUT'),
    keep: useOnceAtATime(() => keep.mutateAsync().catch(() => undefined)),
    isKeeping: keep.isPending,
    /** Resolves with what the provider says, or undefined when it could not be asked. */
    refresh: () => refresh.mutateAsync().catch(() => undefined),
    isRefreshing: refresh.isPending,
    openPortal: useOnceAtATime(() => portal.mutateAsync().catch(() => undefined)),
    isOpening: portal.isPending || portal.isSuccess,
  }
}
export type Billing = ReturnType<typeof useBilling>
