import type Stripe from 'stripe'
import { z } from 'zod'
import type { Charge, Refund } from '../bank/ledger.ts'
import { invalid, missing } from '../bank/refusal.ts'
import type { Call, Handler } from './call.ts'
import { expand, metadata, readParameters, wholeNumber } from './read-parameters.ts'

const refundWish = z.strictObject({
  payment_intent: z.string(),
  amount: wholeNumber.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata,
  expand,
})

/** Returns the charge that paid the intent. */
function chargeOf({ bank, accountId }: Call, intentId: string): Charge {
  const intent = Object.hasOwn(bank.ledger.intents, intentId) ? bank.ledger.intents[intentId] : undefined
  if (intent?.accountId !== accountId) throw missing('payment_intent', intentId, 'payment_intent')
  const charge = bank.ledger.charges[intent.thing.latest_charge ?? '']?.thing
  if (charge?.status !== 'succeeded')
    throw invalid('This PaymentIntent does not have a successful charge to refund.', { param: 'payment_intent' })
  return charge
}

export const createRefund: Handler = (call) => {
  const { bank, accountId, parameters } = call
  const wish = readParameters(refundWish, parameters)
  const charge = chargeOf(call, wish.payment_intent)
  const left = charge.amount - charge.amount_refunded
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  const amount = wish.amount ?? left
  if (amount < 1) throw invalid('This value must be greater than or equal to 1.', { param: 'amount' })
  if (amount > left)
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    })

  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  const refund = {
    id: bank.newId('re'),
    object: 'refund',
    amount,
    balance_transaction: bank.newId('txn'),
    charge: charge.id,
    created: bank.now(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: wish.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: wish.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  } satisfies Stripe.Refund & Refund
  bank.ledger.refunds[refund.id] = { accountId, thing: refund }
  bank.tell(accountId, { type: 'charge.refunded', object: charge })
  return { ...refund, charge: wish.expand?.includes('charge') ? charge : charge.id }
}
