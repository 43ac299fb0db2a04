import type Stripe from 'stripe'
import { createStripeClient } from '../../payments/stripe/stripe-client.ts'
import type { StripeEndpoint } from '../../payments/stripe/stripe-endpoint.ts'
import { PaymentProviderError } from '../../payments/port.ts'
import type { BillingSettings } from '../billing-settings.ts'
import type { BillingProvider, ProviderSubscription } from '../port.ts'
import { createPriceChanges, isFinal } from './price-changes.ts'
import {
  idOfAnswer,
  toCard,
  toCheckout,
  toInvoices,
  toNextInvoice,
  toPrices,
  toSubscription,
  toSum,
  urlOfAnswer,
} from './read-answers.ts'
import { readBillingEvent } from './read-billing-event.ts'

interface StripeOptions {
  settings: BillingSettings
  endpoint: Pick<StripeEndpoint, 'fetch'>
  /** In milliseconds. */
  clock: () => number
}

/** What is read along with a subscription. */
const EXPAND = ['items.data.price.currency_options', 'schedule', 'latest_invoice']
const MOST_INVOICES = 100

/** Stripe Billing in the platform's own account. */
export function createStripeBilling({ settings, endpoint, clock }: StripeOptions): BillingProvider {
  const { secretKey, webhookSecret, automaticTax } = settings
  const isTest = !secretKey.includes('_live_')
  const ask = createStripeClient(secretKey, endpoint.fetch)

  const readSubscription: BillingProvider['readSubscription'] = (id) =>
    ask((stripe) => stripe.subscriptions.retrieve(id, { expand: EXPAND }), toSubscription)
  const update = (
    id: string,
    wish: Stripe.SubscriptionUpdateParams,
    idempotencyKey?: string,
  ): Promise<ProviderSubscription> =>
    ask(
      (stripe) =>
        stripe.subscriptions.update(id, { ...wish, expand: EXPAND }, idempotencyKey ? { idempotencyKey } : {}),
      toSubscription,
    )

  const { asChange, release, changeNow, changeLater } = createPriceChanges({ ask, readSubscription, update })

  return {
    isTest,
    readPrices: (keys) =>
      ask(
        (stripe) =>
          stripe.prices.list({
            lookup_keys: [...keys],
            active: true,
            limit: keys.length,
            expand: ['data.currency_options'],
          }),
        toPrices,
      ),
    createCustomer: ({ accountId, email, name }) =>
      ask(
        (stripe) =>
          stripe.customers.create(
            { metadata: { accountId }, ...(email !== null && { email }), ...(name !== '' && { name }) },
            { idempotencyKey: `customer ${accountId} ${email ?? ''} ${encodeURIComponent(name)}`.slice(0, 255) },
          ),
        idOfAnswer,
      ),
    startCheckout: ({ accountId, customerId, priceId, currency, trialDays, successUrl, cancelUrl, key }) =>
      ask(
        (stripe) =>
          stripe.checkout.sessions.create(
            {
              mode: 'subscription',
              customer: customerId,
              client_reference_id: accountId,
              line_items: [{ price: priceId, quantity: 1 }],
              currency: currency.toLowerCase(),
              allow_promotion_codes: true,
              success_url: successUrl,
              cancel_url: cancelUrl,
              subscription_data: {
                metadata: { accountId },
                ...(trialDays > 0 && { trial_period_days: trialDays }),
              },
              ...(automaticTax && {
                automatic_tax: { enabled: true },
                customer_update: { address: 'auto', name: 'auto' },
                tax_id_collection: { enabled: true },
              }),
            },
            { idempotencyKey: `checkout ${key}` },
          ),
        toCheckout,
      ),
    readCheckout: (id) => ask((stripe) => stripe.checkout.sessions.retrieve(id), toCheckout),
    endCheckout: async (id) => {
      try {
        await ask((stripe) => stripe.checkout.sessions.expire(id), idOfAnswer)
      } catch (error) {
        // Refused because it is no longer open.
        if (!isFinal(error)) throw error
      }
    },
    readSubscription,
    previewChange: (change) =>
      ask(
        (stripe) =>
          stripe.invoices.createPreview({
            customer: change.subscription.customerId,
            subscription: change.subscription.subscriptionId,
            subscription_details: { ...asChange(change), cancel_at_period_end: false },
          }),
        toSum,
      ),
    changeNow,
    changeLater,
    resume: (id) =>
      ask(
        (stripe) => stripe.subscriptions.resume(id, { payment_behavior: 'resume_on_payment_success', expand: EXPAND }),
        toSubscription,
      ),
    setEnding: async (subscription, ends) => {
      await release(subscription)
      return update(subscription.subscriptionId, { cancel_at_period_end: ends })
    },
    endNow: async (id) => {
      try {
        await ask((stripe) => stripe.subscriptions.cancel(id), idOfAnswer)
      } catch (error) {
        if (!isFinal(error)) throw error
      }
      const read = await readSubscription(id)
      if (read.status !== 'ENDED') throw new PaymentProviderError('The subscription has not ended.')
      return read
    },
    readInvoices: (customer) => ask((stripe) => stripe.invoices.list({ customer, limit: MOST_INVOICES }), toInvoices),
    readNextInvoice: async ({ customerId, subscriptionId }) => {
      try {
        const next = await ask(
          (stripe) => stripe.invoices.createPreview({ customer: customerId, subscription: subscriptionId }),
          toNextInvoice,
        )
        const paidBy = (stripe: Stripe) =>
          stripe.subscriptions.retrieve(subscriptionId, { expand: ['default_payment_method'] })
        return { ...next, card: await ask(paidBy, toCard) }
      } catch (error) {
        // Refused where nothing more will be charged.
        if (isFinal(error)) return undefined
        throw error
      }
    },
    portalUrl: (customer, returnUrl) =>
      ask((stripe) => stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }), urlOfAnswer),
    readEvent: (body, signature) => readBillingEvent(body, signature, { secret: webhookSecret, isTest, now: clock() }),
  }
}
