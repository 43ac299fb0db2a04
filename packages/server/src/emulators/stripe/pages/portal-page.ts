import { PRODUCT } from '@taplet/contract'
import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import type { Bank } from '../bank/bank.ts'
import type { Subscription } from '../billing/billing-ledger.ts'
import { timeOf } from '../billing/clock.ts'
import { cardNumberOf } from '../billing/pay-invoice.ts'
import { FORCED_STATES } from '../billing/states.ts'
import { amountOf, itemOf, productNameOf } from '../billing/prices.ts'
import { cardChoice, invoiceRows, priceText } from './billing-parts.ts'
import { layout, timeText } from './layout.ts'

interface PortalView {
  bank: Bank
  customer: string
  returnUrl: string
  action: string
}

const STATES: Readonly<Record<string, string>> = {
  active: 'Active',
  canceled: 'Ended',
  incomplete: 'The first payment is missing',
  incomplete_expired: 'Never began',
  past_due: 'A payment failed',
  paused: 'Paused',
  trialing: 'Trial',
  unpaid: 'Unpaid',
}

/** The page of a customer: card, subscription, invoices; and the hands of its clock. */
export function portalPage({ bank, customer, returnUrl, action }: PortalView): string {
  const { invoices, subscriptions } = bank.ledger.billing
  const own = Object.values(subscriptions)
    .filter((one) => one.customer === customer)
    .toReversed()
  const bills = Object.values(invoices)
    .filter((one) => one.customer === customer)
    .toReversed()
  const current = own.find(({ status }) => !status.startsWith('incomplete_') && status !== 'canceled')
  const form = (content: string) => `<form class="card" method="post" action="${escapeHtml(action)}">${content}</form>`
  return layout({
    title: 'Billing',
    body: `<p><a href="${escapeHtml(returnUrl)}">Back to ${PRODUCT.name}</a></p>
<h1>Billing</h1>
${own.map((one) => `<p class="lead">${escapeHtml(describe(bank, one))}</p>`).join('\n')}
${current ? form(actions(current)) : ''}
<h2>Card</h2>
${form(
  `<p class="hint">Now: ending ${escapeHtml(current ? (cardNumberOf(bank, current) ?? '').slice(-4) : '–')}</p>${cardChoice()}
<div class="buttons"><button name="next" value="card">Save card</button></div>`,
)}
<h2>Invoices</h2>
${invoiceRows(bills)}
${
  current
    ? `<h2>States</h2>
${form(`<p class="hint">What only settings and pages of Stripe's own lead to.</p>
<div class="buttons">${FORCED_STATES.map((state) => `<button class="quiet" name="next" value="${state}">${escapeHtml(STATES[state] ?? state)}</button>`).join('\n')}</div>`)}`
    : ''
}
<h2>Clock</h2>
${form(
  `<p class="hint">It is ${escapeHtml(timeText(timeOf(bank, customer)))} for this customer, UTC. Stripe has this as test clocks.</p>
<div class="buttons"><button class="quiet" name="next" value="day">A day later</button>
<button class="quiet" name="next" value="week">A week later</button>
<button class="quiet" name="next" value="period">To the end of the period</button></div>`,
)}`,
  })
}

const actions = ({ cancel_at_period_end: ends }: Subscription): string =>
  ends
    ? '<div class="buttons"><button name="next" value="keep">Do not cancel</button></div>'
    : '<div class="buttons"><button class="quiet" name="next" value="cancel">Cancel subscription</button></div>'

function describe(bank: Bank, subscription: Subscription): string {
  const { price, current_period_end: end } = itemOf(subscription)
  const name = productNameOf(bank, price)
  const state = STATES[subscription.status] ?? subscription.status
  const until = subscription.cancel_at_period_end ? `ends ${timeText(end)}` : `until ${timeText(end)}`
  return `${name}, ${priceText(price, amountOf(price, subscription.currency), subscription.currency)}. ${state}, ${until}.`
}
