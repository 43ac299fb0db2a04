import { expect, test } from 'vitest'
import { toScheduleStart } from '../../platform/billing/stripe/to-schedule-start.ts'
import * as billing from '../../platform/billing/stripe/read-answers.ts'
import * as payments from '../../platform/payments/stripe/answers.ts'
import { recordedShapes, shapeErrorsOf } from './testing/recorded-shapes.ts'

const { subscription, invoice, price, refund, charge, ...rest } = recordedShapes
const inList = (one: unknown) => ({ data: [one] })

test.each([
  ['a subscription', () => billing.toSubscription(subscription)],
  ['a subscription’s card', () => billing.toCard(subscription)],
  ['a subscription with its bill', () => billing.toSubscription({ ...Object(subscription), latest_invoice: invoice })],
  ['a page to pay at', () => billing.toCheckout(rest['checkout.session'])],
  ['a list of prices', () => billing.toPrices(inList(price))],
  ['a list of invoices', () => billing.toInvoices(inList(invoice))],
  ['the sum of a change', () => billing.toSum(invoice)],
  ['the next bill', () => billing.toNextInvoice(invoice)],
  ['a portal', () => billing.urlOfAnswer(rest['billing_portal.session'])],
  ['a schedule', () => toScheduleStart(rest.subscription_schedule)],
  ['a customer', () => billing.idOfAnswer(rest.customer)],
  ['a merchant’s account', () => payments.toAccount(rest.account)],
  ['a payment', () => payments.toIntent(rest.payment_intent)],
  ['a refund with its charge', () => payments.refundedOf({ ...Object(refund), charge })],
])('all that is read of %s has these names and types in the shapes that Stripe publishes', (_what, read) => {
  expect(read).not.toThrow()
})

test('a field that is missing or has another type would be found', () => {
  const { created: _, ...left } = Object(rest.customer)
  expect(shapeErrorsOf({ type: 'Stripe.Customer', json: { ...left, balance: '0' } })).toEqual([
    'customer.created is missing',
    'customer.balance: string, not number',
  ])
})
