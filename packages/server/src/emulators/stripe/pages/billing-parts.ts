import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import { BILLING_CARDS } from '../billing/cards.ts'
import type { Invoice, Price } from '../billing/billing-ledger.ts'
import { EMULATOR_PATH } from '../emulator-endpoint.ts'
import { moneyText } from './layout.ts'

/** Test cards to choose from, the first chosen. */
export const cardChoice = (): string =>
  `<fieldset><legend>Card</legend>${BILLING_CARDS.map(
    ({ number, label }, at) =>
      `<label class="choice"><input type="radio" name="card" value="${number}"${at === 0 ? ' checked' : ''}>
<span>${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')} <small>${escapeHtml(label)}</small></span></label>`,
  ).join('\n')}</fieldset>`

export const problemText = (problem: string): string =>
  problem === '' ? '' : `<p class="problem" role="alert">${escapeHtml(problem)}</p>`

export const priceText = (price: Price, amount: number, currency: string): string =>
  `${moneyText(amount, currency)} a ${price.recurring.interval}`

const STATES: Readonly<Record<string, string>> = { open: 'Open', paid: 'Paid', uncollectible: 'Given up', void: 'Void' }
export const invoiceState = ({ status }: Invoice): string => STATES[status ?? ''] ?? 'Draft'

export const invoiceRows = (invoices: readonly Invoice[]): string =>
  invoices.length === 0
    ? '<p class="card empty">No invoices yet.</p>'
    : `<ul class="card rows">${invoices
        .map(
          (invoice) =>
            `<li><a href="${EMULATOR_PATH}/invoices/${invoice.id}"><span><b>${escapeHtml(
              moneyText(invoice.total, invoice.currency),
            )}</b> ${escapeHtml(invoice.number ?? '')}</span><span class="state">${invoiceState(invoice)}</span></a></li>`,
        )
        .join('\n')}</ul>`
