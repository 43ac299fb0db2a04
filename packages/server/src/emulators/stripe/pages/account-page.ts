import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import type { Account, Intent } from '../bank/ledger.ts'
import { EMULATOR_PATH } from '../emulator-endpoint.ts'
import { layout, moneyText, timeText } from './layout.ts'

const STATUS_WORDS: Readonly<Record<string, string>> = {
  canceled: 'Cancelled',
  processing: 'The bank decides',
  requires_action: 'Waits for the bank',
  requires_payment_method: 'Not paid',
  succeeded: 'Paid',
}
const statusText = (intent: Intent): string => STATUS_WORDS[intent.status] ?? intent.status
const nameOf = (account: Account): string => account.business_profile?.name ?? account.email ?? account.id

interface AccountView {
  account: Account
  isClosed: boolean
  intents: readonly Intent[]
}

export function accountPage({ account, isClosed, intents }: AccountView): string {
  const path = `${EMULATOR_PATH}/accounts/${account.id}`
  const rows = intents.map(
    (intent) => `<li><a href="${path}/payments/${intent.id}">
<span><b>${escapeHtml(moneyText(intent.amount, intent.currency))}</b> ${escapeHtml(intent.description ?? '')}</span>
<span class="state ${intent.status}">${escapeHtml(statusText(intent))}</span></a></li>`,
  )
  const state = isClosed ? 'Disconnected' : account.charges_enabled ? 'Can be paid' : 'Not finished'
  return layout({
    title: nameOf(account),
    body: `<h1>${escapeHtml(nameOf(account))}</h1>
<p class="lead">${state} · <code>${account.id}</code></p>
${rows.length === 0 ? '<p class="card empty">No payments yet.</p>' : `<ul class="card rows">${rows.join('\n')}</ul>`}
${
  isClosed
    ? ''
    : `<form method="post" action="${path}/disconnect"><button class="quiet">Disconnect</button>
<span class="hint">As a merchant can in Stripe: we may then no longer act for this account.</span></form>`
}`,
  })
}

interface IntentView {
  account: Account
  intent: Intent
  refunded: number
}

export function intentPage({ account, intent, refunded }: IntentView): string {
  const money = (amount: number): string => escapeHtml(moneyText(amount, intent.currency))
  const facts = [
    ['State', statusText(intent)],
    ['For', intent.description ?? ''],
    ['Receipt to', intent.receipt_email ?? ''],
    ['Given back', refunded > 0 ? moneyText(refunded, intent.currency) : ''],
    ['Declined', intent.last_payment_error?.message ?? ''],
    ['Begun', timeText(intent.created)],
    ['Number', intent.id],
  ].filter(([, text]) => text !== '')
  return layout({
    title: moneyText(intent.amount, intent.currency),
    body: `<p><a href="${EMULATOR_PATH}/accounts/${account.id}">${escapeHtml(nameOf(account))}</a></p>
<h1>${money(intent.amount)}</h1>
<dl class="card">${facts.map(([name = '', text = '']) => `<dt>${name}</dt><dd>${escapeHtml(text)}</dd>`).join('')}</dl>`,
  })
}
