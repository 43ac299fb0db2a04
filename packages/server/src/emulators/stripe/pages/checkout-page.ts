import { escapeHtml } from '../../../platform/mail/escape-html.ts'
import type { Bank } from '../bank/bank.ts'
import type { Session, SessionDetails } from '../billing/billing-ledger.ts'
import { amountOf, priceOf, productNameOf } from '../billing/prices.ts'
import { cardChoice, priceText, problemText } from './billing-parts.ts'
import { layout, moneyText, timeText } from './layout.ts'
import { DAY } from '../billing/clock.ts'

interface CheckoutView {
  bank: Bank
  session: Session
  /** The path of this page, where its form goes. */
  action: string
  problem?: string
}

/** The page where a subscription is bought. */
export function checkoutPage({ bank, session, action, problem = '' }: CheckoutView): string {
  const details = bank.ledger.billing.sessionDetails[session.id]
  if (!details) return endedPage()
  const price = priceOf(bank, details.priceId)
  const currency = session.currency ?? 'eur'
  const { code, coupon } = promotionOf(bank, details)
  const isTrial = details.trialDays > 0
  const amount = amountOf(price, currency)
  const due = isTrial ? 0 : amount - Math.round((amount * (coupon?.percent_off ?? 0)) / 100)
  const trial = isTrial ? `Free until ${timeText(session.created + details.trialDays * DAY)}, then ` : ''
  return layout({
    title: `Subscribe to ${productNameOf(bank, price)}`,
    body: `<h1>Subscribe to ${escapeHtml(productNameOf(bank, price))}</h1>
<p class="lead">${escapeHtml(trial + priceText(price, amount, currency))}</p>
<form class="card" method="post" action="${escapeHtml(action)}">
${problemText(problem)}
<label>Promotion code <input name="code" value="${escapeHtml(code)}" autocomplete="off"></label>
<button class="quiet" name="next" value="apply">Apply</button>
${coupon ? `<p class="hint">${escapeHtml(coupon.name ?? coupon.id)}</p>` : ''}
${cardChoice()}
<p class="due"><span>Due today</span> <b>${escapeHtml(moneyText(due, currency))}</b></p>
<div class="buttons">
<button name="next" value="pay">${isTrial ? 'Start trial' : 'Subscribe'}</button>
<button class="quiet" name="next" value="back">Back</button>
</div>
</form>`,
  })
}

function promotionOf(bank: Bank, { promotionCode }: SessionDetails) {
  const promotion = promotionCode === null ? undefined : bank.ledger.billing.promotionCodes[promotionCode]
  const id = promotion?.promotion.coupon
  return { code: promotion?.code ?? '', coupon: typeof id === 'string' ? bank.ledger.billing.coupons[id] : undefined }
}

export const askBankPage = (action: string, card: string): string =>
  layout({
    title: 'Your bank',
    body: `<h1>Is it you?</h1>
<p class="lead">Here a bank would ask for a code or a finger.</p>
<form class="card" method="post" action="${escapeHtml(action)}">
<input type="hidden" name="card" value="${escapeHtml(card)}">
<div class="buttons">
<button name="next" value="approve">Approve</button>
<button class="quiet" name="next" value="refuse">Refuse</button>
</div>
</form>`,
  })

export const endedPage = (): string =>
  layout({
    title: 'This page has ended',
    body: '<h1>This page has ended</h1><p class="lead">It was used before, or was open for too long. Go back and begin again; nothing was charged here.</p>',
  })
