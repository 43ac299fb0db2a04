import type Stripe from 'stripe'

type Replace<Thing, Fields> = Omit<Thing, keyof Fields> & Fields

/** Over the network decimals are strings; the SDK makes objects of them. */
type Decimals = { unit_amount_decimal: string | null }
type CurrencyOption = Replace<Stripe.Price.CurrencyOptions, Decimals>
export type Price = Replace<
  Stripe.Price,
  Decimals & {
    currency_options?: Record<string, CurrencyOption>
    product: string
    recurring: Stripe.Price.Recurring
    unit_amount: number
  }
>
export type Plan = Replace<Stripe.Plan, { amount_decimal: string | null }>
export type Item = Replace<Stripe.SubscriptionItem, { plan: Plan; price: Price }>
export type Customer = Replace<
  Stripe.Customer,
  { invoice_settings: Replace<Stripe.Customer.InvoiceSettings, { default_payment_method: string | null }> }
>
export type Subscription = Replace<
  Stripe.Subscription,
  {
    customer: string
    default_payment_method: string | null
    discounts: string[]
    items: Replace<Stripe.ApiList<Stripe.SubscriptionItem>, { data: [Item] }>
    latest_invoice: string | null
    pending_update: Replace<Stripe.Subscription.PendingUpdate, { subscription_items: Item[] }> | null
    schedule: string | null
  }
>
export type Line = Replace<
  Stripe.InvoiceLineItem,
  {
    quantity_decimal: string | null
    pricing: {
      price_details: { price: string; product: string }
      type: 'price_details'
      unit_amount_decimal: string | null
    }
  }
>
export type Invoice = Replace<
  Stripe.Invoice,
  {
    customer: string
    discounts: string[]
    lines: Replace<Stripe.ApiList<Stripe.InvoiceLineItem>, { data: Line[] }>
    parent: {
      quote_details: null
      subscription_details: { metadata: Record<string, string> | null; subscription: string }
      type: 'subscription_details'
    }
  }
>
export type Session = Replace<
  Stripe.Checkout.Session,
  { customer: string; subscription: string | null; invoice: string | null }
>
export type PhaseItem = Replace<Stripe.SubscriptionSchedule.Phase.Item, { plan: string; price: string }>
export type Phase = Replace<Stripe.SubscriptionSchedule.Phase, { items: PhaseItem[] }>
export type Schedule = Replace<
  Stripe.SubscriptionSchedule,
  { customer: string; subscription: string | null; phases: Phase[] }
>
export type Discount = Replace<
  Stripe.Discount,
  { promotion_code: string | null; source: { coupon: string; type: 'coupon' } }
>
export type PaymentMethod = Replace<Stripe.PaymentMethod, { customer: string }>

/** What was asked for with a session, and its prices at that moment. */
export interface SessionDetails {
  priceId: string
  trialDays: number
  metadata: Record<string, string>
  promotionCode: string | null
}

/** The part of the emulator's state that is about plans. The lists are by id. */
export interface BillingLedger {
  products: Record<string, Stripe.Product>
  prices: Record<string, Price>
  coupons: Record<string, Stripe.Coupon>
  promotionCodes: Record<string, Stripe.PromotionCode>
  customers: Record<string, Customer>
  /** The number of the card behind each payment method, which decides how payments end. */
  cards: Record<string, { method: PaymentMethod; number: string }>
  discounts: Record<string, Discount>
  sessions: Record<string, Session>
  sessionDetails: Record<string, SessionDetails>
  subscriptions: Record<string, Subscription>
  /** Subscriptions whose end of the trial was announced. */
  announced: Record<string, true>
  schedules: Record<string, Schedule>
  invoices: Record<string, Invoice>
  portals: Record<string, { customer: string; returnUrl: string; expiresAt: number }>
  /** Seconds by which a customer's clock is ahead, as with Stripe's test clocks. */
  ahead: Record<string, number>
}

export const emptyBilling = (): BillingLedger => ({
  products: {},
  prices: {},
  coupons: {},
  promotionCodes: {},
  customers: {},
  cards: {},
  discounts: {},
  sessions: {},
  sessionDetails: {},
  subscriptions: {},
  announced: {},
  schedules: {},
  invoices: {},
  portals: {},
  ahead: {},
})
