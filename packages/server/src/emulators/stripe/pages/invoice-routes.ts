import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import type { Bank } from '../bank/bank.ts'
import { cardOf } from '../billing/cards.ts'
import type { Invoice } from '../billing/billing-ledger.ts'
import { applyPending } from '../billing/change-price.ts'
import { timeOf } from '../billing/clock.ts'
import { moveTime } from '../billing/move-time.ts'
import { markPaid } from '../billing/pay-invoice.ts'
import { settle } from '../billing/states.ts'
import { EMULATOR_PATH } from '../emulator-endpoint.ts'
import { askBankPage } from './checkout-page.ts'
import { cardChoice, invoiceState, problemText } from './billing-parts.ts'
import { layout, moneyText, timeText } from './layout.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { sendPage } from './send-page.ts'

const hidden = { schema: { hide: true } }
const form = z.object({ card: z.string(), next: z.enum(['approve', 'pay', 'refuse']).default('pay') })

interface Asked {
  Params: { invoice: string }
}

/** Adds the page of each invoice, where an open one can be paid, and its file. */
export function addInvoicePages(scope: FastifyInstance, bank: Bank): void {
  const { billing } = bank.ledger
  const invoiceOf = (id: string): Invoice | undefined =>
    Object.hasOwn(billing.invoices, id) ? billing.invoices[id] : undefined

  scope.get<Asked>('/invoices/:invoice', hidden, async ({ params, url }, reply) => {
    const invoice = invoiceOf(params.invoice)
    return invoice ? sendPage(reply, invoicePage(invoice, url)) : reply.callNotFound()
  })

  scope.get<Asked>('/invoices/:invoice/pdf', hidden, async ({ params }, reply) => {
    const invoice = invoiceOf(params.invoice)
    if (!invoice) return reply.callNotFound()
    const file = `attachment; filename="invoice-${invoice.number}.pdf"`
    return reply
      .headers({ 'content-disposition': file })
      .type('application/pdf')
      .send(invoicePdf(factsOf(invoice)))
  })

  scope.post<Asked>('/invoices/:invoice', hidden, async (request, reply) => {
    const invoice = invoiceOf(request.params.invoice)
    const { data } = form.safeParse(request.body)
    if (!invoice || !data) return reply.callNotFound()
    const card = cardOf(data.card)
    if (card?.now === 'ASKS' && data.next === 'pay') return sendPage(reply, askBankPage(request.url, card.number))
    if (data.next === 'refuse')
      return sendPage(reply, invoicePage(invoice, request.url, 'Your bank could not make sure that it is you.'))
    if (!card || card.later === 'DECLINED')
      return sendPage(reply, invoicePage(invoice, request.url, 'Your card was declined.'))
    if (invoice.status === 'open') {
      markPaid(bank, invoice, timeOf(bank, invoice.customer))
      const subscription = billing.subscriptions[invoice.parent.subscription_details.subscription]
      if (subscription) {
        settle(bank, subscription)
        if (subscription.latest_invoice === invoice.id) applyPending(bank, subscription, invoice.created)
      }
      moveTime(bank)
      await bank.save()
    }
    return reply.redirect(request.url, 303)
  })
}

const factsOf = (invoice: Invoice): string[] => [
  `Invoice ${invoice.number ?? ''}`,
  timeText(invoice.created),
  ...invoice.lines.data.map(
    ({ description, amount }) => `${description ?? ''}: ${moneyText(amount, invoice.currency)}`,
  ),
  ...(invoice.total_discount_amounts ?? []).map(({ amount }) => `Discount: ${moneyText(-amount, invoice.currency)}`),
  `Total: ${moneyText(invoice.total, invoice.currency)}`,
  `Charged: ${moneyText(invoice.amount_due, invoice.currency)}`,
]

function invoicePage(invoice: Invoice, action: string, problem = ''): string {
  const [title = '', ...facts] = factsOf(invoice)
  return layout({
    title,
    body: `<h1>${escapeHtml(title)}</h1>
<p class="lead">${invoiceState(invoice)} · <a href="${EMULATOR_PATH}/invoices/${invoice.id}/pdf">Download PDF</a></p>
<div class="card">${facts.map((fact) => `<p>${escapeHtml(fact)}</p>`).join('\n')}</div>
${
  invoice.status === 'open'
    ? `<form class="card" method="post" action="${escapeHtml(action)}">${problemText(problem)}${cardChoice()}
<div class="buttons"><button>Pay ${escapeHtml(moneyText(invoice.amount_due, invoice.currency))}</button></div></form>`
    : ''
}`,
  })
}
