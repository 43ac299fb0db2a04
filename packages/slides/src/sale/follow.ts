import type { VisitNotes } from '../define.ts'
import { formatPrice } from '../kinds/format-price.ts'
import { type Receipt, readReceipt } from './calls.ts'
import { type Attempt, keep, kept } from './kept.ts'
import { make } from './make.ts'
import type { Sheet } from './sheet.ts'

/** Between one question and the next; who waits longer hears of it by mail. */
const PAUSES_MS = [800, 1200, 2000, 3000, 5000, 8000, 12_000, 20_000]
/** A payment that was handed over and stands as before, once more after a moment, was refused. */
const REFUSED_AFTER = 2

interface Aftermath {
  sheet: Sheet
  attempt: Attempt
  language: string
  /** The product on its slide. */
  box: Element | null
  visit: VisitNotes | undefined
  onRetry: () => void
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const words = (text: string, className = '') => make('p', { className }, text)
const button = (text: string, onclick: () => void, className = 'tc-pay') =>
  make('button', { type: 'button', className, onclick }, text)

/** One message in the place of everything else, read out when it comes. */
export const message = (title: string, text: string, ...more: HTMLElement[]): HTMLElement =>
  make('div', { className: 'tc-message', role: 'status' }, make('h3', {}, title), words(text), ...more)

function thank({ sheet, language }: Aftermath, receipt: Receipt): void {
  const { orderNumber, quantity, title, variantName, amount, currency } = receipt
  const { email } = kept().fields
  const what = `${quantity} × ${title}${variantName ? `, ${variantName}` : ''}`
  const mark = make('span', { className: 'tc-mark', ariaHidden: 'true' }, '✓')
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
function note({ attempt, visit, box }: Aftermath, { amount }: Receipt): void {
  const { noted } = kept()
  if (!box || noted.includes(attempt.id)) return
  keep({ noted: [...noted, attempt.id] })
  visit?.note('ORDER', box, amount)
}

function end(aftermath: Aftermath, receipt: Receipt): void {
  keep({ attempt: undefined })
  if (receipt.paymentStatus === 'SUCCEEDED') {
    keep({ request: undefined, chosen: {}, fields: { ...kept().fields, note: '' } })
    note(aftermath, receipt)
    return thank(aftermath, receipt)
  }
  const { sheet, onRetry } = aftermath
  sheet.show(
    message('The payment did not go through', 'Nothing was charged, and what you typed is still here.'),
    button('Try again', onRetry),
  )
}

/** Asks how a payment ended, until it has; says so in the sheet. */
export async function follow(aftermath: Aftermath): Promise<void> {
  const { sheet, attempt } = aftermath
  sheet.show(message('One moment …', 'We are checking the payment with your bank.'))
  let refused = 0
  for (const ms of PAUSES_MS) {
    const reply = await readReceipt(attempt)
    const status = reply.kind === 'DONE' ? reply.value.paymentStatus : undefined
    if (status === 'INCOMPLETE') refused++
    const isOver = status === 'SUCCEEDED' || status === 'FAILED' || refused >= REFUSED_AFTER
    if (reply.kind === 'DONE' && isOver) return end(aftermath, reply.value)
    await pause(ms)
  }
  sheet.show(
    message(
      'Your bank is still deciding',
      'You can close this. When the payment is through, a confirmation comes by mail. Do not pay again until then.',
    ),
    button('Close', sheet.close),
  )
}
