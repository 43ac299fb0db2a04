import { z } from 'zod'
import type { Call, Handler } from '../../api/call.ts'
import { metadata, readParameters } from '../../api/read-parameters.ts'
import { missing } from '../../bank/refusal.ts'
import type { Customer } from '../billing-ledger.ts'
import { makeCustomer } from '../make-customer.ts'

const customerWish = z.strictObject({ email: z.email().optional(), name: z.string().max(256).optional(), metadata })

export const createCustomer: Handler = ({ bank, parameters }) => {
  const customer = makeCustomer(bank, readParameters(customerWish, parameters))
  bank.ledger.billing.customers[customer.id] = customer
  return customer
}

export function customerOf({ bank }: Pick<Call, 'bank'>, id: string, param = 'customer'): Customer {
  const { customers } = bank.ledger.billing
  const customer = Object.hasOwn(customers, id) ? customers[id] : undefined
  if (!customer) throw missing('customer', id, param)
  return customer
}

export const readCustomer: Handler = (call) => {
  readParameters(z.strictObject({}), call.parameters)
  return customerOf(call, call.id, 'id')
}
