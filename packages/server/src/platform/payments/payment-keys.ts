import { z } from 'zod'

/** The environment variables about payments, as `.env.example` explains them. */
export const paymentEnvironment = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(?:test|live)_\w+$/, 'must be a secret key, or a restricted one: sk_live_…, rk_live_…, sk_test_…')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(?:test|live)_\w+$/, 'must be a publishable key: pk_live_… or pk_test_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S{16,}$/, 'must be the signing secret of the endpoint: whsec_…')
    .optional(),
}
const lines = z.object(paymentEnvironment)

export interface PaymentKeys {
  secretKey: string
  publishableKey: string
  webhookSecret: string
}

/**
 * All three or none, and of one mode: otherwise visitors would find a missing key when they pay. Throws when some are
 * missing, or two are of different modes.
 */
export function readPaymentKeys(environment: z.output<typeof lines>): PaymentKeys | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = environment
  if (secretKey === undefined && publishableKey === undefined && webhookSecret === undefined) return undefined
  if (secretKey === undefined || publishableKey === undefined || webhookSecret === undefined)
    throw new Error('STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET belong together: all or none.')
  if (secretKey.includes('_live_') !== publishableKey.includes('_live_'))
    throw new Error('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be for real payments, or both for tests.')
  return { secretKey, publishableKey, webhookSecret }
}
