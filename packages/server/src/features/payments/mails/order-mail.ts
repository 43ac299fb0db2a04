import { z } from 'zod'

export const ORDER_MAIL_JOB = 'payments.mail'

/** A mail about an order, as it waits in the queue: read again by whatever version is running then. */
export const orderMail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('BOUGHT'), orderId: z.string() }),
  z.object({ kind: z.literal('SOLD'), orderId: z.string() }),
  z.object({ kind: z.literal('SENT'), orderId: z.string() }),
  z.object({ kind: z.literal('REFUNDED'), orderId: z.string(), amount: z.number(), reason: z.string() }),
])
export type OrderMail = z.output<typeof orderMail>
