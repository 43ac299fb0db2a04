import type { VisitNotes } from '../define/define-widget.ts'
import { formatPrice } from '../kinds/product/format-price.ts'
import { type Receipt, readReceipt } from './calls.ts'
import { type Attempt, storeCheckout, storedCheckout } from './stored-checkout.ts'
import { createElement } from './create-element.ts'
import type { SayOfSale } from './say-of-sale.ts'
import type { Sheet } from './sheet.ts'

/** Between polls, longer than the server caches the provider's answer; slower outcomes are reported by email. */
const PAUSES_MS = [1100, 1200, 2000, 3000, 5000, 8000, 12_000, 20_000]
/** A confirmed payment that the provider reports as unpaid this often was refused. */
const REFUSED_AFTER = 2

interface PendingPayment {
  sheet: Sheet
  attempt: Attempt
  language: string
  say: SayOfSale
  /** The element of the product on its slide. */
  box: Element | null
  visit: VisitNotes | undefined
  /** Whether the provider said that it has accepted the payment. */
  isSure: boolean
  /** Undefined where the product is no longer sold. */
  onRetry: (() => void) | undefined
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const words = (text: string, className = '') => createElement('p', { className }, text)
export const sheetButton = (text: string, onclick: () => void, className = 'tc-pay') =>
  createElement('button', { type: 'button', className, onclick }, text)

/** Builds a message that replaces everything else, and that screen readers announce. */
export const message = (title: string, text: string, ...more: HTMLElement[]): HTMLElement =>
  createElement(
    'div',
    { className: 'tc-message', role: 'status' },
    createElement('h3', {}, title),
    words(text),
    ...more,
  )

function thank({ sheet, language, say }: PendingPayment, receipt: Receipt): void {
  const { orderNumber, quantity, title, variantName, amount, currency } = receipt
  const { email } = storedCheckout().fields
  const what = `${quantity} × ${title}${variantName ? `, ${variantName}` : ''}`
  const mark = createElement('span', { className: 'tc-mark', ariaHidden: 'true' }, '✓')
  sheet.show(
    mark,
    message(
      say('thanks'),
      say('paid', { orderNumber }),
      words(`${what}: ${formatPrice(amount, currency, language)}`, 'tc-what'),
      words(email ? say('mailTo', { email }) : say('mail')),
    ),
    sheetButton(say('done'), sheet.close),
  )
}

/** Records the order with the visit, once per payment. */
function note({ attempt, visit, box }: PendingPayment, { amount }: Receipt): void {
  const { noted } = storedCheckout()
  if (!box || noted.includes(attempt.id)) return
  storeCheckout({ noted: [...noted, attempt.id] })
  visit?.note('ORDER', box, amount)
}

/** Clears a payment whose outcome is known; another one that was started meanwhile stays. */
function settle({ attempt }: PendingPayment): void {
  if (storedCheckout().attempt?.id === attempt.id) storeCheckout({ attempt: undefined })
}

function end(aftermath: PendingPayment, receipt: Receipt): void {
  settle(aftermath)
  const isPaid = receipt.paymentStatus === 'SUCCEEDED'
  if (isPaid || receipt.isSoldOut) storeCheckout({ request: undefined })
  if (receipt.isSoldOut) return close(aftermath, 'gone', isPaid ? 'goneBack' : 'unpaid')
  if (isPaid) {
    storeCheckout({ chosen: {}, fields: { ...storedCheckout().fields, note: '' } })
    note(aftermath, receipt)
    return thank(aftermath, receipt)
  }
  refuse(aftermath)
}

function refuse({ sheet, say, onRetry }: PendingPayment): void {
  if (!onRetry) return close({ sheet, say }, 'failed', 'unpaid')
  sheet.show(message(say('failed'), say('kept')), sheetButton(say('retry'), onRetry))
}

function close(
  { sheet, say }: Pick<PendingPayment, 'sheet' | 'say'>,
  title: 'failed' | 'gone',
  text: 'unpaid' | 'goneBack',
): void {
  sheet.show(message(say(title), say(text)), sheetButton(say('close'), sheet.close))
}

/** Shown when the outcome remains unknown: only the bank can say whether it is safe to pay again. */
function leaveOpen(aftermath: PendingPayment, status: string | undefined): void {
  const { sheet, say } = aftermath
  sheet.show(
    ...(status === 'PROCESSING'
      ? [message(say('bank'), say('waitMail'))]
      : [message(say('unsure'), say('maybePaid')), sheetButton(say('look'), () => void pollPayment(aftermath))]),
    sheetButton(say('close'), sheet.close, status === 'PROCESSING' ? 'tc-pay' : 'tc-pay tc-second'),
  )
}

const waiting = ({ isSure, say }: PendingPayment) => message(say('wait'), say(isSure ? 'checkingBank' : 'checking'))

/** Polls a payment until it has ended and shows how. Only the provider's answer makes it say "nothing charged". */
export async function pollPayment(aftermath: PendingPayment): Promise<void> {
  const { sheet, attempt } = aftermath
  sheet.show(waiting(aftermath))
  let refused = 0
  let status: string | undefined
  for (const ms of PAUSES_MS) {
    const reply = await readReceipt(attempt)
    if (reply.kind === 'REFUSED' && reply.code === 'NOT_FOUND') {
      settle(aftermath) // not our payment
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
