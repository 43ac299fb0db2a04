import type Stripe from 'stripe'
import type { Price } from './billing-ledger.ts'
import type { Bank } from '../bank/bank.ts'

/** A price that the emulator has from the start, as an operator would enter it at Stripe. */
export interface SeedPrice {
  /** Its lookup key. */
  key: string
  productName: string
  interval: 'month' | 'year'
  /** By currency in capitals, in the smallest unit. The first is the price's own. */
  amounts: Readonly<Record<string, number>>
}

/** 20 % off the first bill, and everything off for ever. */
const COUPONS = [
  { code: 'WELCOME20', percent: 20, duration: 'once', name: '20 % off the first bill' },
  { code: 'FRIENDS50', percent: 50, duration: 'forever', name: 'Half the price' },
] as const

/** Puts products, prices and coupons into the ledger; those that are there stay, as subscriptions refer to them. */
export function seedCatalogue(bank: Bank, wanted: readonly SeedPrice[]): void {
  const { billing } = bank.ledger
  for (const seed of wanted) {
    const amounts = JSON.stringify(seed.amounts)
    const id = `price_${seed.key.replaceAll(/\W/g, '_')}`
    const there = Object.values(billing.prices).find((price) => price.lookup_key === seed.key)
    if (there?.metadata['amounts'] === amounts) continue
    // A price never changes: a new one takes over its key.
    if (there) Object.assign(there, { lookup_key: null, active: false })
    const productId = `prod_${seed.productName.toLowerCase()}`
    billing.products[productId] ??= makeProduct(bank, productId, seed.productName)
    const priceId = there ? bank.newId(id) : id
    billing.prices[priceId] = makePrice(bank, { ...seed, priceId, productId })
  }
  for (const { code, percent, duration, name } of COUPONS) {
    const couponId = code.toLowerCase()
    billing.coupons[couponId] ??= makeCoupon(bank, { couponId, percent, duration, name })
    billing.promotionCodes[`promo_${couponId}`] ??= makePromotionCode(bank, { couponId, code })
  }
}

const makeProduct = (bank: Bank, id: string, name: string): Stripe.Product => ({
  id,
  object: 'product',
  active: true,
  created: bank.now(),
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  name,
  package_dimensions: null,
  shippable: null,
  tax_code: null,
  tax_details: null,
  type: 'service',
  updated: bank.now(),
  url: null,
})

function makePrice(bank: Bank, seed: SeedPrice & { priceId: string; productId: string }): Price {
  const [own, amount] = Object.entries(seed.amounts)[0] ?? ['EUR', 0]
  return {
    id: seed.priceId,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: bank.now(),
    currency: own.toLowerCase(),
    currency_options: Object.fromEntries(
      Object.entries(seed.amounts).map(([code, sum]) => [
        code.toLowerCase(),
        { custom_unit_amount: null, tax_behavior: 'inclusive', unit_amount: sum, unit_amount_decimal: `${sum}` },
      ]),
    ),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: seed.key,
    metadata: { amounts: JSON.stringify(seed.amounts) },
    nickname: null,
    product: seed.productId,
    recurring: {
      interval: seed.interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'inclusive',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amount,
    unit_amount_decimal: `${amount}`,
  }
}

interface CouponSeed {
  couponId: string
  percent: number
  duration: 'once' | 'forever'
  name: string
}

const makeCoupon = (bank: Bank, { couponId, percent, duration, name }: CouponSeed): Stripe.Coupon => ({
  id: couponId,
  object: 'coupon',
  amount_off: null,
  created: bank.now(),
  currency: null,
  duration,
  duration_in_months: null,
  livemode: false,
  max_redemptions: null,
  metadata: {},
  name,
  percent_off: percent,
  redeem_by: null,
  times_redeemed: 0,
  valid: true,
})

const makePromotionCode = (
  bank: Bank,
  { couponId, code }: { couponId: string; code: string },
): Stripe.PromotionCode => ({
  id: `promo_${couponId}`,
  object: 'promotion_code',
  active: true,
  code,
  created: bank.now(),
  customer: null,
  customer_account: null,
  expires_at: null,
  livemode: false,
  max_redemptions: null,
  metadata: {},
  promotion: { coupon: couponId, type: 'coupon' },
  restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
  times_redeemed: 0,
})
