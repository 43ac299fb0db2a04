import { z } from 'zod'
import type { ProviderAccount, ProviderIntent } from '../port.ts'

/** The fields of Stripe's responses that we use, validated like visitors' input. */
const intentAnswer = z.object({
  id: z.string().startsWith('pi_'),
  client_secret: z.string().min(1),
  amount: z.number().int().nonnegative(),
  currency: z.string().length(3),
  status: z.string(),
  capture_method: z.string(),
  last_payment_error: z.object({ message: z.string().optional() }).nullish(),
  // An object where it was requested expanded; otherwise only its id.
  latest_charge: z.union([z.string(), z.object({ amount_refunded: z.number().int().nonnegative() })]).nullish(),
})

const accountAnswer = z.object({
  id: z.string().startsWith('acct_'),
  charges_enabled: z.boolean(),
  requirements: z.object({ currently_due: z.array(z.string()).nullish() }).nullish(),
})

const refundAnswer = z.object({ charge: z.object({ amount_refunded: z.number().int().nonnegative() }) })

/** The others wait for the buyer: after a declined card another may be tried. */
const STATUSES: Readonly<Record<string, ProviderIntent['status']>> = {
  canceled: 'FAILED',
  processing: 'PROCESSING',
  requires_capture: 'AUTHORIZED',
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
    captureMethod: intent.capture_method,
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
