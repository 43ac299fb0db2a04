import type { Bank } from '../bank/bank.ts'
import type { Invoice, Subscription } from './billing-ledger.ts'
import { DAY, periodEnd, timeOf } from './clock.ts'
import { periodLine } from './lines.ts'
import { issueInvoice } from './make-invoice.ts'
import { collect } from './pay-invoice.ts'
import { itemOf, priceOf } from './prices.ts'
import { dropPending, setPrice } from './change-price.ts'
import { expireIncomplete } from './states.ts'

/** Days before the end of a trial at which it is announced. */
const WARN_DAYS = 3
/** More than the renewals of ten years by the month. */
const MOST_STEPS = 500

/** Makes everything happen that is due by the customers' clocks; returns whether there was anything. */
export function moveTime(bank: Bank): boolean {
  let hasMoved = false
  for (const subscription of Object.values(bank.ledger.billing.subscriptions)) {
    const now = timeOf(bank, subscription.customer)
    for (let step = 0; step < MOST_STEPS && takeStep(bank, subscription, now); step++) hasMoved = true
  }
  for (const session of Object.values(bank.ledger.billing.sessions))
    if (session.status === 'open' && session.expires_at <= timeOf(bank, session.customer)) {
      Object.assign(session, { status: 'expired', url: null })
      bank.announce({ type: 'checkout.session.expired', object: session })
      hasMoved = true
    }
  return hasMoved
}

/** Nothing happens by itself in these. */
const RESTING: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired', 'paused', 'unpaid'])

/** Announces the end of a trial; returns whether it did so now. */
function warnOfTrial(bank: Bank, { id, status, trial_end: trialEnd }: Subscription, now: number): boolean {
  const { announced, subscriptions } = bank.ledger.billing
  const object = subscriptions[id]
  if (!object || status !== 'trialing' || trialEnd === null || trialEnd - WARN_DAYS * DAY > now || announced[id])
    return false
  announced[id] = true
  bank.announce({ type: 'customer.subscription.trial_will_end', object })
  return true
}

/** Does the next thing that is due for a subscription; returns false when there is none. */
function takeStep(bank: Bank, subscription: Subscription, now: number): boolean {
  const { status } = subscription
  const end = itemOf(subscription).current_period_end
  if (RESTING.has(status)) return false
  if (warnOfTrial(bank, subscription, now)) return true
  if (status === 'past_due') return retry(bank, subscription, now)
  if (status === 'incomplete') return expireIncomplete(bank, subscription, now)
  const { pending_update: pending } = subscription
  if (pending && pending.expires_at <= now) return dropPending(bank, subscription)
  if (end > now) return false
  if (subscription.cancel_at_period_end) endSubscription(bank, subscription, end, 'cancellation_requested')
  else renew(bank, subscription, end)
  return true
}

export function endSubscription(
  bank: Bank,
  subscription: Subscription,
  at: number,
  reason: 'cancellation_requested' | 'payment_failed',
): void {
  Object.assign(subscription, { status: 'canceled', ended_at: at, canceled_at: subscription.canceled_at ?? at })
  subscription.cancellation_details = { comment: null, feedback: null, feedback_option: null, reason }
  releaseSchedule(bank, subscription, 'canceled')
  bank.announce({ type: 'customer.subscription.deleted', object: subscription })
}

/** Frees a subscription from its schedule. */
export function releaseSchedule(bank: Bank, subscription: Subscription, status: 'canceled' | 'released'): void {
  const schedule = subscription.schedule && bank.ledger.billing.schedules[subscription.schedule]
  subscription.schedule = null
  if (!schedule) return
  Object.assign(schedule, { status, subscription: null, current_phase: null })
  if (status === 'released')
    Object.assign(schedule, { released_at: bank.now(), released_subscription: subscription.id })
  bank.announce({
    type: status === 'released' ? 'subscription_schedule.released' : 'subscription_schedule.canceled',
    object: schedule,
  })
}

function renew(bank: Bank, subscription: Subscription, at: number): void {
  const item = itemOf(subscription)
  subscription.status = 'active'
  const schedule = subscription.schedule ? bank.ledger.billing.schedules[subscription.schedule] : undefined
  const phase = schedule?.phases.find(({ start_date: start }) => start === at)
  const price = phase?.items[0] && priceOf(bank, phase.items[0].price)
  if (price) setPrice(subscription, price, at)
  item.current_period_start = at
  item.current_period_end = periodEnd(at, item.price)
  // Its last phase has begun: from here the subscription goes on by itself.
  if (phase) releaseSchedule(bank, subscription, 'released')
  const period = { start: at, end: item.current_period_end }
  const lines = [periodLine(bank, subscription, period)]
  const invoice = issueInvoice(bank, subscription, { lines, reason: 'subscription_cycle', at, period })
  if (!collect(bank, subscription, invoice, at)) subscription.status = 'past_due'
  bank.announce({ type: 'customer.subscription.updated', object: subscription })
}

const openInvoice = (bank: Bank, { latest_invoice: id }: Subscription): Invoice | undefined =>
  id === null ? undefined : bank.ledger.billing.invoices[id]

function retry(bank: Bank, subscription: Subscription, now: number): boolean {
  const invoice = openInvoice(bank, subscription)
  if (invoice?.status === 'paid') {
    subscription.status = 'active'
    return true
  }
  const at = invoice?.next_payment_attempt ?? undefined
  if (!invoice || at === undefined || at > now) return false
  if (collect(bank, subscription, invoice, at)) {
    subscription.status = 'active'
    bank.announce({ type: 'customer.subscription.updated', object: subscription })
  } else if (invoice.next_payment_attempt === null) {
    Object.assign(invoice, { status: 'uncollectible', auto_advance: false })
    endSubscription(bank, subscription, at, 'payment_failed')
  }
  return true
}
