import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useText } from '../../lib/text.ts'
import type { Text } from '../../text/text-key.ts'
import { toast } from '../../ui/toasts/toast.tsx'
import { planName } from './labels.ts'
import type { Billing } from './use-billing.ts'

const NAME = 'checkout'
type Refresh = Billing['refresh']

/**
 * Whoever comes back from paying sees what they have, also when the provider's message about it is still on its way:
 * the server asks the provider itself. The mark in the address goes, so that a reload does not say it again.
 */
export function useReturn({ refresh }: { refresh: Refresh }): void {
  const t = useText()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isTaken = useRef(false)
  const mark = new URLSearchParams(search).get(NAME)

  // Effect: the address, which the provider's page led to.
  useEffect(() => {
    if (mark === null || isTaken.current) return
    isTaken.current = true
    const rest = new URLSearchParams(search)
    rest.delete(NAME)
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true })
    void sayOutcome(mark, refresh, t)
  }, [mark, pathname, search, hash, navigate, refresh, t])
}

async function sayOutcome(mark: string, refresh: Refresh, t: Text): Promise<void> {
  const state = await refresh()
  const { subscription } = state ?? {}
  if (subscription) toast.done(t('subscription:done.bought', { plan: planName(subscription.planId, t) }))
  else if (mark === 'left' && state) toast.say(t('subscription:done.left'))
}
