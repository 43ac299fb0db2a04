import { z } from 'zod'
import type { ProviderAccount, ProviderIntent } from '../port.ts'

/** Of what Stripe answers, the fields that we act on: a service is believed no more than a visitor. */
const intentAnswer = z.object({
  id: z.string().startsWith('pi_'),
  client_secret: z.string().min(1),
  amount: z.number().int().nonnegative(),
  currency: z.string().length(3),
  status: z.string(),
  last_payment_error: z.object({ message: z.string().optional() }).nullish(),
  // Expanded where it is asked for; only its id otherwise.
  latest_charge: z.union([z.string(), z.object({ amount_refunded: z.number().int().nonnegative() })]).nullish(),
})

const accountAnswer = z.object({
  id: z.string().startsWith('acct_'),
  charges_enabled: z.boolean(),
  requirements: z.object({ currently_due: z.array(z.string()).nullish() }).nullish(),
})

const refundAnswer = z.object({ charge: z.object({ amount_refunded: z.number().int().nonnegative() }) })

/** The others wait for the buyer: a declined card can be followed by another. */
const STATUSES: Readonly<Record<string, ProviderIntent['status']>> = {
  canceled: 'FAILED',
  processing: 'PROCESSING',
  succeeded: 'SUCCEEDED',
}

export function toIntent(answer: unknown): ProviderIntent {
  const intent = intentAnswer.parse(answer)
  const { latest_charge: charge } = intent
  return {
    intentId: intent.id,
    clientSecret: intent.client_secret,
    amount: intent.amount,
    currency: intent.currency,
    providerStatus: intent.status,
    status: STATUSES[intent.status] ?? 'INCOMPLETE',
    failure: intent.last_payment_error?.message ?? '',
    refundedAmount: typeof charge === 'object' ? (charge?.amount_refunded ?? 0) : 0,
  }
}

export function toAccount(answer: unknown): ProviderAccount {
  const { charges_enabled: isReady, requirements } = accountAnswer.parse(answer)
  return { isReady, missing: requirements?.currently_due ?? [] }
}

export const accountIdOf = (answer: unknown): string => accountAnswer.parse(answer).id
export const urlOf = (answer: unknown): string =>
  z.object({ url: z.url().or(z.string().startsWith('/')) }).parse(answer).url
export const refundedOf = (answer: unknown): number => refundAnswer.parse(answer).charge.amount_refunded
