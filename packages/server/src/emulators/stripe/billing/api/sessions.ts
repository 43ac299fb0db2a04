import { z } from 'zod'
import type { Call, Handler } from '../../api/call.ts'
import { expand, metadata, readParameters, wholeNumber } from '../../api/read-parameters.ts'
import type { Bank } from '../../bank/bank.ts'
import { invalid, missing } from '../../bank/refusal.ts'
import { EMULATOR_PATH } from '../../emulator-endpoint.ts'
import type { Session } from '../billing-ledger.ts'
import { DAY, timeOf } from '../clock.ts'
import { moveTime } from '../move-time.ts'
import { amountOf, priceOf } from '../prices.ts'
import { customerOf } from './customers.ts'

const flag = z.enum(['true', 'false'])
const sessionWish = z.strictObject({
  mode: z.literal('subscription'),
  customer: z.string(),
  client_reference_id: z.string().max(200).optional(),
  // Lists of records arrive as records with numbers for names.
  line_items: z.strictObject({ '0': z.strictObject({ price: z.string(), quantity: z.literal('1') }) }),
  currency: z.string().length(3).optional(),
  allow_promotion_codes: flag.optional(),
  success_url: z.url(),
  cancel_url: z.url(),
  subscription_data: z
    .strictObject({ metadata, trial_period_days: wholeNumber.pipe(z.number().min(1).max(730)).optional() })
    .optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  customer_update: z.strictObject({ address: z.enum(['auto', 'never']), name: z.enum(['auto', 'never']) }).optional(),
  tax_id_collection: z.strictObject({ enabled: flag }).optional(),
  expand,
})

type Wish = z.output<typeof sessionWish>

/** Returns the price and currency of a wish; throws where they do not go together. */
function requirePrice(bank: Bank, wish: Wish) {
  const customer = customerOf({ bank }, wish.customer)
  const price = priceOf(bank, wish.line_items['0'].price, 'line_items[0][price]')
  if (!price.active) throw invalid('The price specified is inactive.', { param: 'line_items[0][price]' })
  const currency = (wish.currency ?? price.currency).toLowerCase()
  if (price.currency_options?.[currency] === undefined)
    throw invalid(`The price is not available in ${currency}.`, { param: 'currency' })
  if (typeof customer.currency === 'string' && customer.currency !== currency)
    throw invalid(`You cannot combine currencies on a single customer. This customer has ${customer.currency}.`)
  return { customer, price, currency }
}

export const createSession: Handler = ({ bank, parameters }) => {
  const wish = readParameters(sessionWish, parameters)
  const { customer, price, currency } = requirePrice(bank, wish)
  const at = timeOf(bank, customer.id)
  const trialDays = wish.subscription_data?.trial_period_days ?? 0
  const id = bank.newId('cs_test')
  const amount = trialDays > 0 ? 0 : amountOf(price, currency)
  const isTaxed = wish.automatic_tax?.enabled === 'true'
  const session: Session = {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: wish.allow_promotion_codes === 'true',
    allowed_payment_method_types: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: isTaxed, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: wish.cancel_url,
    client_reference_id: wish.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: at,
    currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: customer.id,
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: [],
    expires_at: at + DAY,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: {},
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: wish.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: new URL(`${EMULATOR_PATH}/checkout/${id}`, wish.success_url).href,
    wallet_options: null,
  }
  bank.ledger.billing.sessions[id] = session
  bank.ledger.billing.sessionDetails[id] = {
    priceId: price.id,
    trialDays,
    metadata: wish.subscription_data?.metadata ?? {},
    promotionCode: null,
  }
  return session
}

function sessionOf({ bank, id }: Call): Session {
  moveTime(bank)
  const { sessions } = bank.ledger.billing
  const session = Object.hasOwn(sessions, id) ? sessions[id] : undefined
  if (!session) throw missing('checkout.session', id, 'session')
  return session
}

export const readSession: Handler = (call) => {
  readParameters(z.strictObject({ expand }), call.parameters)
  return sessionOf(call)
}

export const expireSession: Handler = (call) => {
  readParameters(z.strictObject({ expand }), call.parameters)
  const session = sessionOf(call)
  if (session.status !== 'open')
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    )
  Object.assign(session, { status: 'expired', url: null })
  call.bank.announce({ type: 'checkout.session.expired', object: session })
  return session
}
