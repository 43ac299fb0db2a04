import { DAY_MS, HOUR_MS } from '@taplet/base/time'
import type { BillingProvider } from '../../../platform/billing/port.ts'
import type { BillingDependencies } from '../dependencies.ts'
import { dropCheckout, findCustomer, listPaying } from '../store/customers.ts'
import { deleteEvents } from '../store/events.ts'
import { findRunning, listStale } from '../store/subscriptions.ts'
import type { ReadAnew } from './read-anew.ts'

interface RefreshDependencies extends Pick<BillingDependencies, 'db' | 'clock' | 'onError'> {
  provider: BillingProvider
  readAnew: ReadAnew
}

const MOST_AT_ONCE = 200
/** Stripe sends an event again for three days. */
const KEEP_EVENTS_MS = 30 * DAY_MS

/** Makes up for events that never came. */
export function createRefresh({ db, provider, readAnew, clock, onError }: RefreshDependencies) {
  const { isTest } = provider

  /** Takes in what was bought on an open page; deletes a page that has ended. */
  async function checkout(accountId: string): Promise<void> {
    const row = await findCustomer({ accountId, isTest }, db)
    if (!row?.checkout_id) return
    const { state, subscriptionId, accountId: buyer } = await provider.readCheckout(row.checkout_id)
    if (state === 'OPEN') return
    if (state === 'COMPLETE' && subscriptionId !== null && buyer === accountId)
      await readAnew(accountId, subscriptionId)
    await dropCheckout({ accountId, isTest }, row.checkout_id, db)
  }

  async function account(accountId: string): Promise<void> {
    await checkout(accountId)
    const running = await findRunning(accountId, db)
    if (running?.source === 'stripe' && running.is_test === isTest) await readAnew(accountId, running.subscription_id)
  }

  async function stale(): Promise<void> {
    const now = clock().getTime()
    const paying = await listPaying(isTest, MOST_AT_ONCE, db)
    const wanted = { isTest, readBefore: new Date(now - DAY_MS), endedBefore: new Date(now - HOUR_MS) }
    const rows = await listStale({ ...wanted, limit: MOST_AT_ONCE }, db)
    for (const { account_id: accountId } of paying) await look(accountId, () => checkout(accountId))
    for (const { account_id: accountId, subscription_id: id } of rows)
      await look(accountId, () => readAnew(accountId, id))
  }

  /** One that cannot be read must not stand in the way of the others. */
  const look = (accountId: string, read: () => Promise<void>): Promise<void> =>
    read().catch((error: unknown) => onError(error, `reading what ${accountId} is billed`))

  return {
    checkout,
    account,
    stale,
    deleteOldEvents: (): Promise<void> => deleteEvents(new Date(clock().getTime() - KEEP_EVENTS_MS), db),
  }
}
export type Refresh = ReturnType<typeof createRefresh>
