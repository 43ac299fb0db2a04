import type Stripe from 'stripe'
import { z } from 'zod'
import type { Handler } from '../../api/call.ts'
import { readParameters } from '../../api/read-parameters.ts'
import { EMULATOR_PATH } from '../../emulator-endpoint.ts'
import { customerOf } from './customers.ts'

const OPEN_SECONDS = 3600
const portalWish = z.strictObject({ customer: z.string(), return_url: z.url() })

export const createPortal: Handler = (call) => {
  const { bank } = call
  const { customer, return_url: returnUrl } = readParameters(portalWish, call.parameters)
  customerOf(call, customer)
  const id = bank.newId('bps')
  bank.ledger.billing.portals[id] = { customer, returnUrl, expiresAt: bank.now() + OPEN_SECONDS }
  return {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_sandbox',
    created: bank.now(),
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: new URL(`${EMULATOR_PATH}/portal/${id}`, returnUrl).href,
  } satisfies Stripe.BillingPortal.Session
}
