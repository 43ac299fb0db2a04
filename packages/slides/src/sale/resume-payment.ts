import type { VisitNotes } from '../define/define-widget.ts'
import { storeCheckout, storedCheckout } from './stored-checkout.ts'
import { sayOnPage } from '../parts/say-on-page.ts'
import { en } from './messages/en.ts'
import { openSheet } from './sheet.ts'
import { shopOf, showOutcome } from './open-checkout.ts'

/** The parameter that the provider adds to the address a bank returns to. */
const ID = 'payment_intent'
const SECRET = 'payment_intent_client_secret'

/** Shows a visitor who returns from a bank how the payment ended, and removes its parameters from the address. */
export function resumePayment(visit: VisitNotes | undefined): void {
  const { searchParams, pathname, hash } = new URL(location.href)
  const [id, secret] = [searchParams.get(ID), searchParams.get(SECRET)]
  if (!id || !secret) return
  for (const name of [ID, SECRET, 'redirect_status']) searchParams.delete(name)
  const search = searchParams.toString()
  history.replaceState(null, '', pathname + (search && `?${search}`) + hash)
  const { attempt } = storedCheckout()
  const item = attempt?.id === id ? attempt.item : ''
  // A bank's app may return to another tab, which has nothing stored.
  if (!attempt) storeCheckout({ attempt: { id, secret, item } })
  const button =
    document.querySelector<HTMLElement>(`[data-item="${CSS.escape(item)}"] .tp-sale`) ??
    document.querySelector<HTMLElement>('.tp-sale')
  const say = sayOnPage(en, button)
  void showOutcome(
    openSheet(say('order'), say('close')),
    shopOf(button),
    { id, secret, item },
    { visit, isSure: true, say },
  )
}
