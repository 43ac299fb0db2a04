import { z } from 'zod'

export const BILLING_MAIL_JOB = 'billing.mail'

/** A queued mail about a subscription; a newer version of the code may read it. */
export const billingMail = z.object({
  kind: z.enum(['ENDED', 'INCOMPLETE', 'PAUSED', 'PAYMENT_FAILED', 'TRIAL_ENDS', 'UNPAID']),
  subscriptionId: z.string(),
})
export type BillingMail = z.output<typeof billingMail>
