import { type Attempt, storeCheckout, storedCheckout } from './checkout-storage.ts'
import type { CardFields } from './provider.ts'

/** The provider says these of a card or of what was typed: nothing was paid. After any other error nobody knows. */
const REFUSALS = new Set(['card_error', 'validation_error'])

export type Confirmation = { kind: 'SENT' } | { kind: 'UNSURE' } | { kind: 'REFUSED'; message: string | undefined }

/** Hands a payment to the provider. It stays kept until its end is known: only a card that was refused ends it here. */
export async function confirmPayment(card: CardFields, attempt: Attempt, returnUrl: string): Promise<Confirmation> {
  // A bank may lead the page away: it is known then what it was about.
  storeCheckout({ attempt })
  const { name, email } = storedCheckout().fields
  const payment = { secret: attempt.secret, returnUrl, buyer: { name, email } }
  const refusal = await card.confirm(payment).catch(() => ({ type: 'unknown', message: undefined }))
  if (!refusal) return { kind: 'SENT' }
  if (!REFUSALS.has(refusal.type)) return { kind: 'UNSURE' }
  storeCheckout({ attempt: undefined })
  return { kind: 'REFUSED', message: refusal.message }
}
