import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type PaymentEvent, PaymentEventRefused } from '../port.ts'

/** Seconds that an event may be old, or ahead of our clock. https://docs.stripe.com/webhooks#replay-attacks */
const TOLERANCE = 300

const anEvent = z.object({
  id: z.string().min(1),
  type: z.string(),
  livemode: z.boolean(),
  /** Whose account it happened in. */
  account: z.string().optional(),
  data: z.object({ object: z.looseObject({ id: z.string().optional(), payment_intent: z.unknown().optional() }) }),
})

interface Reader {
  secret: string
  isTest: boolean
  /** In milliseconds. */
  now: number
}

/**
 * Reads an event from the bytes that came, once their signature is proven. The SDK is not asked, as it takes events from
 * the future, and would have to be loaded for this alone; a test compares with what it signs.
 */
export function readStripeEvent(
  body: Buffer,
  signature: string | undefined,
  { secret, isTest, now }: Reader,
): PaymentEvent {
  requireSignature(body, signature, secret, now)
  const { success, data: event } = anEvent.safeParse(parse(body))
  if (!success) throw new PaymentEventRefused('That is no event.')
  const head = { eventId: event.id, providerAccountId: event.account ?? '' }
  // An endpoint for real payments of connected accounts is told of their rehearsals, too.
  if (event.livemode === isTest) return { ...head, type: 'OTHER' }
  return { ...head, ...meaningOf(event.type, event.data.object) }
}

function requireSignature(body: Buffer, header: string | undefined, secret: string, now: number): void {
  if (secret === '') throw new PaymentEventRefused('There is no secret to prove it with.')
  const parts = (header ?? '').split(',').map((part) => part.split('=', 2))
  const valuesOf = (name: string) => parts.flatMap(([key, value]) => (key === name && value ? [value] : []))
  const [time = ''] = valuesOf('t')
  if (!/^\d{1,12}$/.test(time)) throw new PaymentEventRefused('It is not signed.')
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest()
  if (!valuesOf('v1').some((value) => isSame(Buffer.from(value, 'hex'), expected)))
    throw new PaymentEventRefused('It is signed by somebody else.')
  if (Math.abs(now / 1000 - Number(time)) > TOLERANCE) throw new PaymentEventRefused('It is not of now.')
}

const isSame = (given: Buffer, expected: Buffer): boolean =>
  given.length === expected.length && timingSafeEqual(given, expected)

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (cause) {
    throw new PaymentEventRefused('That is no event.', { cause })
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
