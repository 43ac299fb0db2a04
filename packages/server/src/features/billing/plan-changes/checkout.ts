import { type Currency, type Plan, TRIAL_DAYS } from '@taplet/contract'
import { MINUTE_MS } from '@taplet/base/time'
import type { BillingProvider, Checkout } from '../../../platform/billing/port.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { askProvider } from '../ask-provider.ts'
import type { BillingDependencies } from '../dependencies.ts'
import type { Prices } from '../prices.ts'
import * as customers from '../store/customers.ts'
import { findRunning, hadOne } from '../store/subscriptions.ts'
import type { Refresh } from '../sync/refresh.ts'

interface CheckoutDependencies extends Pick<BillingDependencies, 'db' | 'contactsOf' | 'clock'> {
  provider: BillingProvider
  prices: Prices
  refresh: Refresh
}

export interface CheckoutWish {
  plan: Plan
  currency: Currency
  /** Where the person is, and comes back to. */
  origin: string
}

/** Less than this is left of a page: it could end while a card is entered. */
const LEAST_MS = 10 * MINUTE_MS
const MOST_TRIES = 5
export const ACCOUNT_PATH = '/app/account'

/**
 * Opens the page where the first subscription is paid. An account has one such page at most, so that neither a double
 * click nor two tabs nor a lost answer make two subscriptions.
 */
export function createCheckout({ db, provider, prices, refresh, contactsOf, clock }: CheckoutDependencies) {
  const { isTest } = provider

  async function customerIdOf(accountId: string): Promise<string> {
    const whose = { accountId, isTest }
    const known = await customers.ensureCustomer(whose, db)
    if (known.customer_id !== null) return known.customer_id
    const [{ email }, name] = await Promise.all([contactsOf(accountId), customers.nameOf(accountId, db)])
    const made = await askProvider(() => provider.createCustomer({ accountId, email, name }))
    await customers.setCustomerId(whose, made, db)
    return (await customers.ensureCustomer(whose, db)).customer_id ?? made
  }

  /** Returns the page that is open for the same wish; ends one for another. */
  async function reuse(
    row: customers.CustomerRow,
    wish: string,
  ): Promise<Pick<Checkout, 'sessionId' | 'url'> | undefined> {
    if (row.checkout_id === null) return undefined
    const { account_id: accountId, checkout_id: sessionId, checkout_until: until } = row
    const isLong = until !== null && until.getTime() > clock().getTime() + LEAST_MS
    if (row.checkout_plan === wish && isLong) {
      const { state } = await askProvider(() => provider.readCheckout(sessionId))
      if (state === 'OPEN') return { sessionId, url: row.checkout_url }
    } else await askProvider(() => provider.endCheckout(sessionId))
    // It may have been paid in the last moment.
    await askProvider(() => refresh.checkout(accountId))
    return undefined
  }

  async function open(row: customers.CustomerRow, { plan, currency, origin }: CheckoutWish, wish: string) {
    const { account_id: accountId } = row
    const { priceId } = await prices.of(plan)
    const customerId = await customerIdOf(accountId)
    const isFirst = row.trial_used_at === null && !(await hadOne(accountId, db))
    const back = `${origin}${ACCOUNT_PATH}`
    const { checkout_count: count } = row
    const opened = await askProvider(() =>
      provider.startCheckout({
        accountId,
        customerId,
        priceId,
        currency,
        trialDays: isFirst ? TRIAL_DAYS : 0,
        successUrl: `${back}?checkout=done#subscription`,
        cancelUrl: `${back}?checkout=left#subscription`,
        key: `${accountId} ${count} ${wish} ${priceId}`,
      }),
    )
    const { sessionId, url, expiresAt: until } = opened
    if (await customers.keepCheckout({ accountId, isTest }, count, { sessionId, url, wish, until }, db)) return opened
    // Another tab was faster. With the same wish it got the same page, by the same key.
    const other = await customers.findCustomer({ accountId, isTest }, db)
    if (other?.checkout_id !== sessionId) await askProvider(() => provider.endCheckout(sessionId))
    return undefined
  }

  /** Returns the page to pay at; undefined when meanwhile a subscription runs. */
  return async (accountId: string, request: CheckoutWish): Promise<{ sessionId: string; url: string } | undefined> => {
    const wish = `${request.plan.planId} ${request.currency} ${request.origin}`
    for (let turn = 0; turn < MOST_TRIES; turn++) {
      const row = await customers.ensureCustomer({ accountId, isTest }, db)
      const there = await reuse(row, wish)
      if (there) return there
      if (await findRunning(accountId, db)) return undefined
      const made = await open(row, request, wish)
      if (made) return made
    }
    throw new AppError('UNAVAILABLE')
  }
}
