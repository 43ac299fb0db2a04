import { z } from 'zod'
import { type PaymentEvent, PaymentEventRefused } from '../port.ts'

/** Seconds that an event's time may differ from our clock. https://docs.stripe.com/webhooks#replay-attacks */
const TOLERANCE = 300

const anEvent = z.object({
  id: z.string().min(1),
  type: z.string(),
  livemode: z.boolean(),
  /** The connected account it happened in. */
  account: z.string().optional(),
  data: z.object({ object: z.looseObject({ id: z.string().optional(), payment_intent: z.unknown().optional() }) }),
})

export interface SignedReader {
  secret: string
  isTest: boolean
  /** In milliseconds. */
  now: number
}

/** Reads an event from the raw bytes, once their signature is verified. */
export async function readStripeEvent(
  body: Buffer,
  signature: string | undefined,
  reader: SignedReader,
): Promise<PaymentEvent> {
  const event = await readSignedEvent(body, signature, reader)
  const head = { eventId: event.id, providerAccountId: event.account ?? '' }
  // An endpoint for real payments of connected accounts also receives their test events.
  if (event.livemode === reader.isTest) return { ...head, type: 'OTHER' }
  return { ...head, ...meaningOf(event.type, event.data.object) }
}

/** Returns an event whose signature is valid and of now, as Stripe sent it. Throws PaymentEventRefused for all others. */
export async function readSignedEvent(
  body: Buffer,
  signature: string | undefined,
  reader: SignedReader,
): Promise<z.output<typeof anEvent>> {
  const { success, data } = anEvent.safeParse(await requireSigned(body, signature ?? '', reader))
  if (!success) throw new PaymentEventRefused('That is no event.')
  return data
}

/** The SDK accepts events from the future, and any with an empty secret. */
async function requireSigned(body: Buffer, header: string, { secret, now }: SignedReader): Promise<unknown> {
  if (secret === '') throw new PaymentEventRefused('There is no secret to prove it with.')
  const { Stripe } = await import('stripe')
  try {
    const event: unknown = Stripe.webhooks.constructEvent(body, header, secret, TOLERANCE, undefined, now)
    const time = Number([...header.matchAll(/(?:^|,)t=([^,]*)/g)].at(-1)?.[1])
    if (time - now / 1000 > TOLERANCE) throw new Error('It is of the future.')
    return event
  } catch (cause) {
    throw new PaymentEventRefused('It is not signed as agreed, or not of now.', { cause })
  }
}

type Meaning = { type: 'INTENT'; intentId: string } | { type: 'ACCOUNT' | 'ACCOUNT_GONE' | 'OTHER' }

function meaningOf(type: string, object: { id?: string | undefined; payment_intent?: unknown }): Meaning {
  if (type === 'account.updated') return { type: 'ACCOUNT' }
  if (type === 'account.application.deauthorized') return { type: 'ACCOUNT_GONE' }
  const intentId = intentOf(type, object)
  return typeof intentId === 'string' ? { type: 'INTENT', intentId } : { type: 'OTHER' }
}

function intentOf(type: string, object: { id?: string | undefined; payment_intent?: unknown }): unknown {
  if (type.startsWith('payment_intent.')) return object.id
  if (type.startsWith('charge.') || type.startsWith('refund.')) return object.payment_intent
  return undefined
}
