import type { Bank } from '../bank/bank.ts'
import { periodEnd } from './clock.ts'
import type { Line, Price, Subscription } from './billing-ledger.ts'
import { amountOf, itemOf, productNameOf } from './prices.ts'

interface LineWish {
  price: Price
  amount: number
  text: string
  start: number
  end: number
  isProration?: boolean
}

function makeLine(bank: Bank, subscription: Subscription, wish: LineWish): Line {
  const { price, amount, text, start, end, isProration = false } = wish
  return {
    id: bank.newId('il'),
    object: 'line_item',
    amount,
    currency: subscription.currency,
    description: text,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: isProration ? bank.newId('ii') : null,
        proration: isProration,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: itemOf(subscription).id,
      },
      type: 'subscription_item_details',
    },
    period: { start, end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: `${amountOf(price, subscription.currency)}`,
    },
    quantity: 1,
    quantity_decimal: '1',
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  }
}

const dayText = (seconds: number): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    seconds * 1000,
  )

/** The line of a whole period; of a trial nothing is charged. */
export function periodLine(bank: Bank, subscription: Subscription, period: { start: number; end: number }): Line {
  const { price } = itemOf(subscription)
  const name = productNameOf(bank, price)
  const isTrial = subscription.status === 'trialing'
  return makeLine(bank, subscription, {
    price,
    amount: isTrial ? 0 : amountOf(price, subscription.currency),
    text: isTrial ? `Trial period for ${name}` : `1 × ${name}`,
    ...period,
  })
}

/** Unused time goes back by the second, the rest of the period is charged; another interval begins a new period. */
export function linesOfChange(bank: Bank, subscription: Subscription, next: Price, at: number): Line[] {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription)
  if (subscription.status === 'trialing' || price.id === next.id) return []
  const { currency } = subscription
  const share = Math.max(0, Math.min(1, (end - at) / (end - start)))
  const credit = makeLine(bank, subscription, {
    price,
    amount: -Math.round(amountOf(price, currency) * share),
    text: `Unused time on ${productNameOf(bank, price)} after ${dayText(at)}`,
    start: at,
    end,
    isProration: true,
  })
  const isSame = price.recurring.interval === next.recurring.interval
  const nextEnd = isSame ? end : periodEnd(at, next)
  const name = productNameOf(bank, next)
  const debit = makeLine(bank, subscription, {
    price: next,
    amount: Math.round(amountOf(next, currency) * (isSame ? share : 1)),
    text: isSame ? `Remaining time on ${name} after ${dayText(at)}` : `1 × ${name}`,
    start: at,
    end: nextEnd,
    isProration: isSame,
  })
  return [credit, debit]
}
