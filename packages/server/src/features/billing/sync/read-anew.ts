import type { Plan } from '@taplet/contract'
import type { BillingProvider, ProviderSubscription } from '../../../platform/billing/port.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { BillingDependencies } from '../dependencies.ts'
import type { Prices } from '../prices.ts'
import * as customers from '../store/customers.ts'
import { findSubscription } from '../store/subscriptions.ts'
import type { Apply } from './apply.ts'

interface ReadDependencies extends Pick<BillingDependencies, 'db' | 'onError' | 'clock'> {
  provider: BillingProvider
  prices: Prices
  apply: Apply
}

/** Each try is lost to somebody who was faster, and whose reading is newer. */
const MOST_TRIES = 20

/**
 * Reads a subscription from the provider and writes what it says. Events come late, twice and in any order, so nothing
 * of them is believed. A reading counts only if nobody wrote since it was begun: the last one written is never older
 * than the last event.
 */
export function createReadAnew({ db, provider, prices, apply, onError, clock }: ReadDependencies) {
  const { isTest } = provider

  async function planOf(accountId: string, read: ProviderSubscription): Promise<Plan | undefined> {
    const plan = await prices.planOf(read)
    if (!plan) onError(new Error(`price ${read.priceId} is of no plan`), `the subscription of ${accountId}`)
    return plan
  }

  async function tryOnce(accountId: string, subscriptionId: string, trialEnds: boolean): Promise<boolean> {
    const whose = { accountId, isTest }
    const { revision } = await customers.ensureCustomer(whose, db)
    const read = await provider.readSubscription(subscriptionId)
    const plan = await planOf(accountId, read)
    const nextPlan = read.next ? await prices.planOf(read.next) : undefined
    const next = read.next && nextPlan ? { plan: nextPlan, at: read.next.at } : null
    const outcome = await inTransaction(db, async (trx) => {
      const customer = await customers.lockCustomer(whose, trx)
      if (customer?.revision !== revision) return 'LATE'
      await customers.countReading(whose, revision, trx)
      // Somebody else's, or of no plan of ours: nothing is given, and nothing is taken away.
      if (customer.customer_id !== read.customerId || !plan) return 'DONE'
      if (read.status !== 'INCOMPLETE' && read.status !== 'ENDED') await customers.useTrial(whose, clock(), trx)
      return apply.apply({ accountId, source: 'stripe', isTest, subscription: read, plan, next, trialEnds }, trx)
    })
    if (outcome === 'DUPLICATE') await endDuplicate(accountId, subscriptionId)
    return outcome !== 'LATE'
  }

  /** Two were bought at once, past everything that prevents it: the second one ends, and the operator is notified. */
  async function endDuplicate(accountId: string, subscriptionId: string): Promise<void> {
    await provider.endNow(subscriptionId)
    if ((await findSubscription(accountId, subscriptionId, db)) === undefined)
      onError(
        new Error(`subscription ${subscriptionId} was a second one`),
        `ended; give its payment back: ${accountId}`,
      )
  }

  return async (accountId: string, subscriptionId: string, { trialEnds = false } = {}): Promise<void> => {
    for (let turn = 0; turn < MOST_TRIES; turn++) if (await tryOnce(accountId, subscriptionId, trialEnds)) return
    throw new Error('Too many read this subscription at once.')
  }
}
export type ReadAnew = ReturnType<typeof createReadAnew>
