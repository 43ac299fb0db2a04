import type { VisitNotes } from '../define/define-widget.ts'
import { storeCheckout, storedCheckout } from './checkout-storage.ts'
import { openSheet } from './sheet.ts'
import { stallOf, showOutcome } from './open-checkout.ts'

/** What the provider adds to an address that a bank leads back to. */
const ID = 'payment_intent'
const SECRET = 'payment_intent_client_secret'

/** For who comes back from a bank: says how the payment ended, and takes it out of the address. */
export function resumePayment(visit: VisitNotes | undefined): void {
  const { searchParams, pathname, hash } = new URL(location.href)
  const [id, secret] = [searchParams.get(ID), searchParams.get(SECRET)]
  if (!id || !secret) return
  for (const name of [ID, SECRET, 'redirect_status']) searchParams.delete(name)
  const search = searchParams.toString()
  history.replaceState(null, '', pathname + (search && `?${search}`) + hash)
  const { attempt } = storedCheckout()
  const item = attempt?.id === id ? attempt.item : ''
  // A bank's app may lead back to another tab, which knows nothing of it.
  if (!attempt) storeCheckout({ attempt: { id, secret, item } })
  const button =
    document.querySelector<HTMLElement>(`[data-item="${CSS.escape(item)}"] .tp-sale`) ??
    document.querySelector<HTMLElement>('.tp-sale')
  void showOutcome(openSheet('Your order'), stallOf(button), { id, secret, item }, { visit, isSure: true })
}
