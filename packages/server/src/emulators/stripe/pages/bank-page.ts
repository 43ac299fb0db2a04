import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import type { Intent } from '../bank/ledger.ts'
import { layout, moneyText } from './layout.ts'

const QUESTION = `<p class="lead">Some cards ask their bank whether it is really you. Here you are the bank.</p>`

export function bankPage(action: string, intent: Intent): string {
  const amount = escapeHtml(moneyText(intent.amount, intent.currency))
  if (intent.status !== 'requires_action')
    return layout({
      title: 'Your bank',
      body: `<h1>Nothing to approve</h1><p class="lead">This payment of ${amount} was answered before. You can close this page.</p>`,
    })
  return layout({
    title: 'Your bank',
    body: `<h1>Is it you?</h1>
${QUESTION}
<form class="card" method="post" action="${escapeHtml(action)}">
<p class="amount">${amount}</p>
<p class="what">${escapeHtml(intent.description ?? '')}</p>
<div class="buttons">
<button name="next" value="approve">Approve</button>
<button class="quiet" name="next" value="refuse">Refuse</button>
</div>
</form>`,
  })
}
