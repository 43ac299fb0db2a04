import { z } from 'zod'

/** The environment variables about billing, as `.env.example` explains them. */
export const billingEnvironment = {
  STRIPE_BILLING_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S{16,}$/, 'must be the signing secret of the endpoint: whsec_…')
    .optional(),
  STRIPE_AUTOMATIC_TAX: z.enum(['on', 'off']).default('off'),
}
const lines = z.object(billingEnvironment)

export interface BillingSettings {
  secretKey: string
  webhookSecret: string
  /** The provider works out taxes from the customer's address. */
  automaticTax: boolean
}

/**
 * Undefined: plans are not sold here. It needs the secret key that selling on slides needs, too. Throws when a setting
 * lacks another.
 */
export function readBillingSettings(
  environment: z.output<typeof lines>,
  secretKey: string | undefined,
): BillingSettings | undefined {
  const { STRIPE_BILLING_WEBHOOK_SECRET: webhookSecret, STRIPE_AUTOMATIC_TAX: tax } = environment
  if (webhookSecret === undefined) return undefined
  if (secretKey === undefined) throw new Error('STRIPE_BILLING_WEBHOOK_SECRET needs STRIPE_SECRET_KEY, too.')
  return { secretKey, webhookSecret, automaticTax: tax === 'on' }
}
