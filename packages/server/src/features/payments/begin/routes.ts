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

/** Begun in ten minutes by one address: guests of one place share theirs. */
const MAX_BEGUN = 60
/** A page asks again and again while a bank decides. */
const MAX_RECEIPTS = 600
const MAX_KEY = 255

/** What visitors call who pay. */
export function paymentRoutes(bind: Bind, { begin, receipt, addressKey, now }: PublicPayments): void {
  const begun = createAllowances(now, MAX_BEGUN)
  const receipts = createAllowances(now, MAX_RECEIPTS)
  bind('payments', paymentCalls, {
    createIntent: async ({ input: { quanity, quantity, ...wanted }, request }) => {
      const address = addressKey(request.ip)
      take(begun, address)
      const order = readBuyer({ ...wanted, quantity: quantityOf({ quanity, quantity }) })
      return succeed({ paymentIntent: await begin(order, { address, key: keyOf(request) }) })
    },
    receipt: async ({ input, request }) => {
      take(receipts, addressKey(request.ip))
      return succeed({ receipt: await receipt(input.paymentIntentId, input.clientSecret) })
    },
  })
}

/** Of printable letters, as the header's specification has it. */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || key.length > MAX_KEY || !/^[\x21-\x7e]+$/.test(key))
    throw new AppError('BAD_REQUEST', { message: messages.later('headerIdempotencyKey1', { maxKey: MAX_KEY }) })
  return key
}
