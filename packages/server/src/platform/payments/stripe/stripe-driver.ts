import type { PaymentKeys } from '../payment-keys.ts'
import { PaymentProviderError, type PaymentProvider } from '../port.ts'
import { accountIdOf, refundedOf, toAccount, toIntent, urlOf } from './answers.ts'
import { readStripeEvent } from './read-event.ts'
import { createStripeClient } from './stripe-client.ts'
import type { StripeEndpoint } from './stripe-endpoint.ts'

interface StripeOptions {
  keys: PaymentKeys
  endpoint: StripeEndpoint
  /** In milliseconds. */
  clock?: () => number
}

const CHARGE = { expand: ['latest_charge'] }

/** Stripe Connect: merchants have their own accounts (Standard), and payments are made in them (direct charges). */
export function createStripePayments({ keys, endpoint, clock = Date.now }: StripeOptions): PaymentProvider {
  const isTest = !keys.secretKey.includes('_live_')
  const ask = createStripeClient(keys.secretKey, endpoint.fetch)
  // Stripe shares idempotency keys between calls; ours begin with the kind, so one order id serves several.
  const inAccount = (stripeAccount: string, idempotencyKey?: string) => ({
    stripeAccount,
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  })

  const readIntent: PaymentProvider['readIntent'] = (accountId, intentId) =>
    ask((stripe) => stripe.paymentIntents.retrieve(intentId, CHARGE, inAccount(accountId)), toIntent)

  return {
    isTest,
    browser: {
      scriptUrl: endpoint.scriptUrl,
      publishableKey: keys.publishableKey,
      connectOrigins: endpoint.connectOrigins,
      frameOrigins: endpoint.frameOrigins,
    },
    createAccount: ({ email, key }) =>
      ask(
        (stripe) =>
          stripe.accounts.create(
            { type: 'standard', ...(email !== '' && { email }) },
            { idempotencyKey: `account ${key}` },
          ),
        accountIdOf,
      ),
    onboardingUrl: (account, { returnUrl, refreshUrl }) =>
      ask(
        (stripe) =>
          stripe.accountLinks.create({
            account,
            type: 'account_onboarding',
            return_url: returnUrl,
            refresh_url: refreshUrl,
          }),
        urlOf,
      ),
    readAccount: (accountId) => ask((stripe) => stripe.accounts.retrieve(accountId), toAccount),
    createIntent: ({ providerAccountId, key, amount, currency, orderId, authorizesFirst, description, receiptEmail }) =>
      ask(
        (stripe) =>
          stripe.paymentIntents.create(
            {
              amount,
              currency: currency.toLowerCase(),
              description,
              metadata: { orderId },
              capture_method: authorizesFirst ? 'manual' : 'automatic_async',
              automatic_payment_methods: { enabled: true },
              ...(receiptEmail !== undefined && { receipt_email: receiptEmail }),
              ...CHARGE,
            },
            inAccount(providerAccountId, `intent ${key}`),
          ),
        toIntent,
      ),
    readIntent,
    captureIntent: async (accountId, intentId) => {
      try {
        await ask(
          (stripe) => stripe.paymentIntents.capture(intentId, {}, inAccount(accountId, `capture ${intentId}`)),
          toIntent,
        )
      } catch (error) {
        if (!(error instanceof PaymentProviderError && error.isFinal)) throw error
        // Refused because it has ended: fine when it was captured before.
        if ((await readIntent(accountId, intentId)).status !== 'SUCCEEDED') throw error
      }
    },
    cancelIntent: async (accountId, intentId) => {
      try {
        await ask((stripe) => stripe.paymentIntents.cancel(intentId, {}, inAccount(accountId)), toIntent)
      } catch (error) {
        if (!(error instanceof PaymentProviderError && error.isFinal)) throw error
        // Refused because it has ended: fine when it was cancelled before.
        if ((await readIntent(accountId, intentId)).status !== 'FAILED') throw error
      }
    },
    refund: ({ providerAccountId, intentId, amount, key }) =>
      ask(
        (stripe) =>
          stripe.refunds.create(
            { payment_intent: intentId, amount, expand: ['charge'] },
            inAccount(providerAccountId, `refund ${key}`),
          ),
        refundedOf,
      ),
    readEvent: (body, signature) =>
      readStripeEvent(body, signature, { secret: keys.webhookSecret, isTest, now: clock() }),
    accountPage: (accountId) => endpoint.accountPage(accountId, isTest),
    intentPage: (accountId, intentId) => endpoint.intentPage(accountId, intentId, isTest),
  }
}
