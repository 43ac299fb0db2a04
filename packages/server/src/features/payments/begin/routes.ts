import type { PaymentIntent, Receipt } from '@taplet/contract'
import { paymentCalls } from '@taplet/contract/schemas'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Bind } from '../../../platform/http/bind.ts'
import { succeed } from '../../../platform/http/succeed.ts'
import { createAllowances } from '../../../platform/limits/allowances.ts'
import { type OrderRequest, quantityOf, readBuyer } from './check-order.ts'
import { take } from './take.ts'
import { messages } from '../messages/messages.ts'

interface PublicPayments {
  begin: (request: OrderRequest, guest: { address: string; key: string | undefined }) => Promise<PaymentIntent>
  receipt: (paymentIntentId: string, clientSecret: string) => Promise<Receipt>
  /** The part of a network address that counts as one guest. */
  addressKey: (address: string) => string
  now: () => number
}

/** Looks in ten minutes of one address, which guests of one place share: a page polls while a bank decides. */
const MAX_RECEIPTS = 6000
const MAX_KEY = 255

/** Calls of visitors who pay. */
export function paymentRoutes(bind: Bind, { begin, receipt, addressKey, now }: PublicPayments): void {
  const receipts = createAllowances(now, MAX_RECEIPTS)
  bind('payments', paymentCalls, {
    createIntent: async ({ input: { quanity, quantity, ...wanted }, request }) => {
      const address = addressKey(request.ip)
      const order = readBuyer({ ...wanted, quantity: quantityOf({ quanity, quantity }) })
      return succeed({ paymentIntent: await begin(order, { address, key: keyOf(request) }) })
    },
    receipt: async ({ input, request }) => {
      take(receipts, addressKey(request.ip))
      return succeed({ receipt: await receipt(input.paymentIntentId, input.clientSecret) })
    },
  })
}

/** Printable characters, as the header's specification requires. */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || key.length > MAX_KEY || !/^[\x21-\x7e]+$/.test(key))
    throw new AppError('BAD_REQUEST', { message: messages.later('idempotencyKeyMalformed', { maxKey: MAX_KEY }) })
  return key
}
