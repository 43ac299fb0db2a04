import { z } from 'zod'
import { readSignedEvent, type SignedReader } from '../../payments/stripe/read-event.ts'
import type { BillingEvent } from '../port.ts'

const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
/** The fields by which the objects of events name their subscription. */
const named = z.looseObject({
  id: z.string().optional(),
  subscription: idOf.nullish(),
  released_subscription: idOf.nullish(),
  parent: z.looseObject({ subscription_details: z.looseObject({ subscription: idOf.nullish() }).nullish() }).nullish(),
})

/** Reads an event of the platform's own endpoint from the raw bytes, once their signature is verified. */
export async function readBillingEvent(
  body: Buffer,
  signature: string | undefined,
  reader: SignedReader,
): Promise<BillingEvent> {
  const event = await readSignedEvent(body, signature, reader)
  const head = { eventId: event.id, type: event.type }
  // An event of a connected account is none of ours, whatever it is about.
  if (event.livemode === reader.isTest || event.account !== undefined) return { ...head, about: 'OTHER' }
  const subscriptionId = subscriptionOf(event.type, named.safeParse(event.data.object).data)
  if (subscriptionId === undefined) return { ...head, about: 'OTHER' }
  const trialEnds = event.type === 'customer.subscription.trial_will_end'
  return { ...head, about: 'SUBSCRIPTION', subscriptionId, trialEnds }
}

function subscriptionOf(type: string, object: z.output<typeof named> | undefined): string | undefined {
  if (!object) return undefined
  if (type.startsWith('customer.subscription.')) return object.id
  if (type.startsWith('invoice.')) return object.parent?.subscription_details?.subscription ?? undefined
  if (type.startsWith('subscription_schedule.')) return object.subscription ?? object.released_subscription ?? undefined
  return type.startsWith('checkout.session.') ? (object.subscription ?? undefined) : undefined
}
