import { z } from 'zod'
import { MAIL_HOUR } from '../mails/mail-hour.ts'

export const digestRhythm = z.enum(['OFF', 'DAILY', 'WEEKLY'])
export type DigestRhythm = z.output<typeof digestRhythm>

export const inboxDigest = z.object({
  rhythm: digestRhythm,
  timeZone: z.string().meta({ description: `Such as Europe/Lisbon: mails go out at ${MAIL_HOUR}:00 there` }),
})
export type InboxDigest = z.output<typeof inboxDigest>

export const webhookEvent = z.enum([
  'review.received',
  'subscriber.confirmed',
  'subscriber.unsubscribed',
  'subscriber.deleted',
])
export type WebhookEvent = z.output<typeof webhookEvent>

/** FAILING: switched off because many deliveries in a row failed, over hours; switching it on resets that. */
export const webhookState = z.enum(['ON', 'OFF', 'FAILING'])

export const inboxWebhook = z
  .object({
    url: z.string(),
    state: webhookState,
    events: z.array(webhookEvent),
    failuresInARow: z.number().int(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'InboxWebhook' })
export type InboxWebhook = z.output<typeof inboxWebhook>

export const webhookDelivery = z
  .object({
    deliveryId: z.string(),
    event: z.string(),
    attempt: z.number().int(),
    outcome: z.enum(['DELIVERED', 'FAILED', 'REFUSED']),
    status: z.number().int().nullable().meta({ description: 'What the other side answered; null when it did not' }),
    /** For people: "The address answered 500." */
    message: z.string(),
    durationMs: z.number().int(),
    at: z.iso.datetime(),
    canSendAgain: z
      .boolean()
      .optional()
      .meta({ description: 'It did not get through, and is not tried again by itself' }),
  })
  .meta({ id: 'WebhookDelivery' })
export type WebhookDelivery = z.output<typeof webhookDelivery>
