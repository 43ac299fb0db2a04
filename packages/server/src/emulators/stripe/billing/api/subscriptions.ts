import { z } from 'zod'
import type { Call, Handler } from '../../api/call.ts'
import { expand, readParameters, wholeNumber } from '../../api/read-parameters.ts'
import type { Bank } from '../../bank/bank.ts'
import { invalid, missing } from '../../bank/refusal.ts'
import type { Subscription } from '../billing-ledger.ts'
import { changePrice, setEnding } from '../change-price.ts'
import { resume } from '../states.ts'
import { timeOf } from '../clock.ts'
import { endSubscription, moveTime } from '../move-time.ts'
import { itemOf, priceOf } from '../prices.ts'

const flag = z.enum(['true', 'false']).transform((text) => text === 'true')
/** Lists of records arrive as records with numbers for names. */
export const itemsWish = z.strictObject({ '0': z.strictObject({ id: z.string(), price: z.string() }) })
const behavior = z.enum(['always_invoice', 'create_prorations', 'none'])

export function subscriptionOf({ bank }: Pick<Call, 'bank'>, id: string, param = 'id'): Subscription {
  moveTime(bank)
  const { subscriptions } = bank.ledger.billing
  const found = Object.hasOwn(subscriptions, id) ? subscriptions[id] : undefined
  if (!found) throw missing('subscription', id, param)
  return found
}

/** Returns it as it is sent, with what was requested in place of ids. */
export function expanded(bank: Bank, subscription: Subscription, wanted: string[] = []) {
  const { billing } = bank.ledger
  const { default_payment_method: method, latest_invoice: invoice, schedule } = subscription
  const price = (withOptions: boolean) => {
    const { currency_options: options, ...rest } = itemOf(subscription).price
    return withOptions ? { ...rest, currency_options: options } : rest
  }
  return {
    ...subscription,
    items: {
      ...subscription.items,
      data: [{ ...itemOf(subscription), price: price(wanted.includes('items.data.price.currency_options')) }],
    },
    ...(wanted.includes('schedule') && schedule !== null && { schedule: billing.schedules[schedule] ?? schedule }),
    ...(wanted.includes('latest_invoice') &&
      invoice !== null && { latest_invoice: billing.invoices[invoice] ?? invoice }),
    ...(wanted.includes('default_payment_method') &&
      method !== null && { default_payment_method: billing.cards[method]?.method ?? method }),
  }
}

export const readSubscription: Handler = (call) => {
  const { expand: wanted } = readParameters(z.strictObject({ expand }), call.parameters)
  return expanded(call.bank, subscriptionOf(call, call.id), wanted)
}

const updateWish = z.strictObject({
  items: itemsWish.optional(),
  proration_behavior: behavior.optional(),
  proration_date: wholeNumber.optional(),
  payment_behavior: z.enum(['error_if_incomplete', 'pending_if_incomplete']).optional(),
  cancel_at_period_end: flag.optional(),
  expand,
})

export const updateSubscription: Handler = (call) => {
  const { bank } = call
  const wish = readParameters(updateWish, call.parameters)
  const subscription = subscriptionOf(call, call.id)
  requireOpen(subscription)
  if (subscription.schedule !== null && (wish.items || wish.cancel_at_period_end !== undefined))
    throw invalid(
      `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    )
  if (wish.items) {
    const [item, { id, price }] = [itemOf(subscription), wish.items['0']]
    if (id !== item.id) throw missing('subscription item', id, 'items[0][id]')
    const at = prorationDate(bank, subscription, wish.proration_date)
    changePrice(bank, subscription, {
      price: priceOf(bank, price, 'items[0][price]'),
      at,
      behavior: wish.payment_behavior,
      endsLater: wish.cancel_at_period_end,
    })
  } else if (wish.cancel_at_period_end !== undefined) setEnding(bank, subscription, wish.cancel_at_period_end)
  bank.announce({ type: 'customer.subscription.updated', object: subscription })
  return expanded(bank, subscription, wish.expand)
}

/** Returns the moment that unused time is counted from, which must lie in the current period. */
export function prorationDate(bank: Bank, subscription: Subscription, given: number | undefined): number {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription)
  const at = given ?? timeOf(bank, subscription.customer)
  if (at < start || at > end)
    throw invalid(
      'Cannot specify `proration_date` outside of current subscription period. Please choose a time in the period.',
      { param: 'subscription_proration_date' },
    )
  return at
}

function requireOpen({ id, status }: Subscription): void {
  if (status === 'canceled' || status === 'incomplete_expired') throw missing('subscription', id, 'id')
}

export const cancelSubscription: Handler = (call) => {
  readParameters(z.strictObject({ expand }), call.parameters)
  const subscription = subscriptionOf(call, call.id)
  requireOpen(subscription)
  endSubscription(call.bank, subscription, timeOf(call.bank, subscription.customer), 'cancellation_requested')
  return expanded(call.bank, subscription)
}

const resumeWish = z.strictObject({ payment_behavior: z.enum(['resume_on_payment_success']), expand })

export const resumeSubscription: Handler = (call) => {
  const { expand: wanted } = readParameters(resumeWish, call.parameters)
  const subscription = subscriptionOf(call, call.id)
  if (subscription.status !== 'paused')
    throw invalid(`You can only resume a subscription with status \`paused\`. Its status is ${subscription.status}.`)
  resume(call.bank, subscription)
  return expanded(call.bank, subscription, wanted)
}
