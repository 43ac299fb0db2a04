import type { BillingEvent, BillingProvider } from '../../../platform/billing/port.ts'
import type { BillingDependencies } from '../dependencies.ts'
import { accountOfCustomer } from '../store/customers.ts'
import { isHandled, setHandled } from '../store/events.ts'
import { findForMail } from '../store/subscriptions.ts'
import type { ReadAnew } from './read-anew.ts'

interface TakeDependencies extends Pick<BillingDependencies, 'db' | 'clock'> {
  provider: BillingProvider
  readAnew: ReadAnew
}

/** Works off an event, once. It is noted only when it was: one that failed is delivered and worked off again. */
export function createTakeEvent({ db, provider, readAnew, clock }: TakeDependencies) {
  async function accountOf(subscriptionId: string): Promise<string | undefined> {
    const row = await findForMail(subscriptionId, db)
    if (row) return row.account_id
    const { customerId } = await provider.readSubscription(subscriptionId)
    return accountOfCustomer(customerId, db)
  }

  return async (event: BillingEvent): Promise<void> => {
    if (event.about === 'OTHER' || (await isHandled(event.eventId, db))) return
    const { subscriptionId, trialEnds } = event
    const accountId = await accountOf(subscriptionId)
    // A customer that did not begin here is none of ours: the provider's account may sell other things.
    if (accountId !== undefined) await readAnew(accountId, subscriptionId, { trialEnds })
    await setHandled(event, clock(), db)
  }
}
