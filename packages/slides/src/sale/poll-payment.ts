import type { VisitNotes } from '../define/define-widget.ts'
import { formatPrice } from '../kinds/product/format-price.ts'
import { type Receipt, readReceipt } from './calls.ts'
import { type Attempt, storeCheckout, storedCheckout } from './checkout-storage.ts'
import { createElement } from './create-element.ts'
import type { Sheet } from './sheet.ts'

/** Between one question and the next, longer than the provider is spared; who waits longer hears of it by mail. */
const PAUSES_MS = [1100, 1200, 2000, 3000, 5000, 8000, 12_000, 20_000]
/** A payment that was handed over and of which the provider says so often that it is unpaid was refused. */
const REFUSED_AFTER = 2

interface PendingPayment {
  sheet: Sheet
  attempt: Attempt
  language: string
  /** The product on its slide. */
  box: Element | null
  visit: VisitNotes | undefined
  /** Whether the provider said that it has taken it. */
  isSure: boolean
  /** Undefined where it is not sold any more. */
  onRetry: (() => void) | undefined
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const words = (text: string, className = '') => createElement('p', { className }, text)
const button = (text: string, onclick: () => void, className = 'tc-pay') =>
  createElement('button', { type: 'button', className, onclick }, text)

/** One message in the place of everything else, read out when it comes. */
export const message = (title: string, text: string, ...more: HTMLElement[]): HTMLElement =>
  createElement(
    'div',
    { className: 'tc-message', role: 'status' },
    createElement('h3', {}, title),
    words(text),
    ...more,
  )

function thank({ sheet, language }: PendingPayment, receipt: Receipt): void {
  const { orderNumber, quantity, title, variantName, amount, currency } = receipt
  const { email } = storedCheckout().fields
  const what = `${quantity} × ${title}${variantName ? `, ${variantName}` : ''}`
  const mark = createElement('span', { className: 'tc-mark', ariaHidden: 'true' }, '✓')
  sheet.show(
    mark,
    message(
      'Thank you!',
      `Order ${orderNumber} is paid.`,
      words(`${what}: ${formatPrice(amount, currency, language)}`, 'tc-what'),
      words(email ? `A confirmation is on its way to ${email}.` : 'A confirmation is on its way to you by mail.'),
    ),
    button('Done', sheet.close),
  )
}

/** Tells the visit, once for each payment. */
function note({ attempt, visit, box }: PendingPayment, { amount }: Receipt): void {
  const { noted } = storedCheckout()
  if (!box || noted.includes(attempt.id)) return
  storeCheckout({ noted: [...noted, attempt.id] })
  visit?.note('ORDER', box, amount)
}

/** Its end is known; another one that was begun meanwhile stays. */
function settle({ attempt }: PendingPayment): void {
  if (storedCheckout().attempt?.id === attempt.id) storeCheckout({ attempt: undefined })
}

function end(aftermath: PendingPayment, receipt: Receipt): void {
  settle(aftermath)
  if (receipt.paymentStatus === 'SUCCEEDED') {
    storeCheckout({ request: undefined, chosen: {}, fields: { ...storedCheckout().fields, note: '' } })
    note(aftermath, receipt)
    return thank(aftermath, receipt)
  }
  refuse(aftermath)
}

function refuse({ sheet, onRetry }: PendingPayment): void {
  sheet.show(
    ...(onRetry
      ? [
          message('The payment did not go through', 'Nothing was charged, and what you typed is still here.'),
          button('Try again', onRetry),
        ]
      : [message('The payment did not go through', 'Nothing was charged.'), button('Close', sheet.close)]),
  )
}

/** Nobody could say how it ended: only the bank's own word makes it safe to pay once more. */
const leaveOpen = (aftermath: PendingPayment, status: string | undefined): void =>
  aftermath.sheet.show(
    ...(status === 'PROCESSING'
      ? [
          message(
            'Your bank is still deciding',
            'You can close this. When the payment is through, a confirmation comes by mail. Do not pay again until then.',
          ),
        ]
      : [
          message(
            'We still do not know whether it was paid',
            'Please do not pay again. If it was paid, a confirmation comes by mail. Are you online?',
          ),
          button('Look again', () => void pollPayment(aftermath)),
        ]),
    button('Close', aftermath.sheet.close, status === 'PROCESSING' ? 'tc-pay' : 'tc-pay tc-second'),
  )

const waiting = ({ isSure }: PendingPayment) =>
  isSure
    ? message('One moment …', 'We are checking the payment with your bank.')
    : message('One moment …', 'We are not sure yet whether it was paid. Please do not pay again; we are looking.')

/** Asks how a payment ended, until it has; says so in the sheet. That nothing was charged is said on the provider's word alone. */
export async function pollPayment(aftermath: PendingPayment): Promise<void> {
  const { sheet, attempt } = aftermath
  sheet.show(waiting(aftermath))
  let refused = 0
  let status: string | undefined
  for (const ms of PAUSES_MS) {
    const reply = await readReceipt(attempt)
    if (reply.kind === 'REFUSED' && reply.code === 'NOT_FOUND') {
      settle(aftermath) // no payment of ours
      return refuse(aftermath)
    }
    if (reply.kind === 'DONE') {
      status = reply.value.paymentStatus
      if (status === 'INCOMPLETE' && reply.value.isFresh) refused++
      if (status === 'SUCCEEDED' || status === 'FAILED' || refused >= REFUSED_AFTER) return end(aftermath, reply.value)
    }
    await pause(ms)
  }
  leaveOpen(aftermath, status)
}
