import { contract } from '@taplet/contract'
import type { PaymentIntent, Receipt } from '@taplet/contract/selling'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Bind } from '../../../platform/http/bind.ts'
import { succeed } from '../../../platform/http/succeed.ts'
import { createProbeLimits, type ProbeLimits } from '../../../platform/outbound/probe-limits.ts'
import { type OrderRequest, quantityOf } from './check-order.ts'

interface PublicPayments {
  begin: (request: OrderRequest, key: string | undefined) => Promise<PaymentIntent>
  receipt: (paymentIntentId: string, clientSecret: string) => Promise<Receipt>
  /** The part of a network address that counts as one guest. */
  addressKey: (address: string) => string
  now: () => number
}

/** Begun in ten minutes by one address, and of one product by all together: guests of one place share their address. */
const MAX_BEGUN = 60
const MAX_OF_PRODUCT = 600
/** A page asks again and again while a bank decides. */
const MAX_RECEIPTS = 600
const MAX_KEY = 255

/** What visitors call who pay. */
export function paymentRoutes(bind: Bind, { begin, receipt, addressKey, now }: PublicPayments): void {
  const begun = createProbeLimits(now, MAX_BEGUN)
  const ofProduct = createProbeLimits(now, MAX_OF_PRODUCT)
  const receipts = createProbeLimits(now, MAX_RECEIPTS)
  bind('payments', contract.payments, {
    createIntent: async ({ input: { quanity, quantity, ...wanted }, request }) => {
      take(begun, addressKey(request.ip))
      take(ofProduct, wanted.productId)
      const order = { ...wanted, quantity: quantityOf({ quanity, quantity }) }
      return succeed({ paymentIntent: await begin(order, keyOf(request)) })
    },
    receipt: async ({ input, request }) => {
      take(receipts, addressKey(request.ip))
      return succeed({ receipt: await receipt(input.paymentIntentId, input.clientSecret) })
    },
  })
}

function take(limits: ProbeLimits, who: string): void {
  if (limits.take(who, 1) === 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: limits.secondsLeft() })
}

/** Of printable letters, as the header's specification has it. */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || key.length > MAX_KEY || !/^[\x21-\x7e]+$/.test(key))
    throw new AppError('BAD_REQUEST', { message: `The header Idempotency-Key has 1 to ${MAX_KEY} plain characters.` })
  return key
}
