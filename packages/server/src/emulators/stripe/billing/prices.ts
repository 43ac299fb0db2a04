import type { Bank } from '../bank/bank.ts'
import { missing } from '../bank/refusal.ts'
import type { Item, Plan, Price, Subscription } from './billing-ledger.ts'

export function priceOf(bank: Bank, id: string, param = 'price'): Price {
  const price = Object.hasOwn(bank.ledger.billing.prices, id) ? bank.ledger.billing.prices[id] : undefined
  if (!price) throw missing('price', id, param)
  return price
}

/** Returns what a price costs in a currency, which the price must have. */
export const amountOf = (price: Price, currency: string): number =>
  price.currency_options?.[currency]?.unit_amount ?? price.unit_amount

export const productNameOf = (bank: Bank, price: Price): string =>
  bank.ledger.billing.products[price.product]?.name ?? price.product

export const itemOf = (subscription: Subscription): Item => subscription.items.data[0]

/** The older form of a price, which Stripe still sends along. */
export const planOf = (price: Price): Plan => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: price.recurring.interval,
  interval_count: price.recurring.interval_count,
  livemode: false,
  metadata: {},
  meter: null,
  nickname: null,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
})
