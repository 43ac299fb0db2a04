import { type Attempt, storeCheckout, storedCheckout } from './stored-checkout.ts'
import type { CardFields } from './mount-card.ts'

/** The provider's errors about a card or typed values: nothing was paid. After any other the outcome is unknown. */
const REFUSALS = new Set(['card_error', 'validation_error'])

export type Confirmation = { kind: 'SENT' } | { kind: 'UNSURE' } | { kind: 'REFUSED'; message: string | undefined }

/** Hands a payment to the provider. It stays stored until its outcome is known: only a card refusal ends it here. */
export async function confirmPayment(
  card: CardFields,
  attempt: Attempt,
  captureMethod: string,
  returnUrl: string,
): Promise<Confirmation> {
  // A bank may navigate the page away: the stored payment says what it was about.
  storeCheckout({ attempt })
  const { name, email } = storedCheckout().fields
  const payment = { secret: attempt.secret, captureMethod, returnUrl, buyer: { name, email } }
  const refusal = await card.confirm(payment).catch(() => ({ type: 'unknown', message: undefined }))
  if (!refusal) return { kind: 'SENT' }
  if (!REFUSALS.has(refusal.type)) return { kind: 'UNSURE' }
  storeCheckout({ attempt: undefined })
  return { kind: 'REFUSED', message: refusal.message }
}
