import { z } from 'zod'

export const ORDER_MAIL_JOB = 'payments.mail'

/** A queued mail about an order; a newer version of the code may read it. */
export const orderMail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('BOUGHT'), orderId: z.string() }),
  z.object({ kind: z.literal('SOLD'), orderId: z.string() }),
  z.object({ kind: z.literal('SOLD_OUT'), orderId: z.string(), isCharged: z.boolean() }),
  z.object({ kind: z.literal('SENT'), orderId: z.string() }),
  z.object({ kind: z.literal('REFUNDED'), orderId: z.string(), amount: z.number(), reason: z.string() }),
])
export type OrderMail = z.output<typeof orderMail>
