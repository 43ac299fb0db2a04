import { PRODUCT_ADDRESS } from '../kinds/product/product-address.ts'
import type { ProductOnShow } from '../define/live-info.ts'
import type { PaymentStatus } from './checkout.ts'

const PATIENCE_MS = 20_000

export type Reply<T> =
  | { kind: 'DONE'; value: T }
  /** The message is for the visitor. */
  | { kind: 'REFUSED'; message: string; field: string | undefined; code: string | undefined }
  /** No answer, or none of our server's. */
  | { kind: 'SILENT' }

const SILENT = { kind: 'SILENT' } as const

/** As defined in contract/src/selling/payments.ts. */
export interface Intent {
  id: string
  client_secret: string
  amount: number
  status: string
  capture_method: string
}

/** As defined in contract/src/selling/payments.ts. */
export interface Receipt {
  orderNumber: string
  paymentStatus: PaymentStatus
  /** True when others had paid for the last pieces: nothing was taken, or it was given back. */
  isSoldOut?: boolean
  /** True when the status is final, or the provider was asked just now. */
  isFresh: boolean
  title: string
  variantName: string
  quantity: number
  amount: number
  currency: string
}

async function ask<T>(address: string, part: string, body: object, headers = {}): Promise<Reply<T>> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const answer = await response.json()
    // Our own server's answers have these types. A hotel's sign-in page answers 200, too.
    if (response.ok && part in answer) return { kind: 'DONE', value: answer[part] as T }
    const { message, field, code } = answer
    return message ? { kind: 'REFUSED', message, field, code } : SILENT
  } catch {
    return SILENT
  }
}

/** Returns the current state of a slide's product; null when it is not available. */
export const readProduct = (experienceItemId: string) =>
  ask<ProductOnShow | null>(PRODUCT_ADDRESS, 'product', {
    fullPagePath: document.body.dataset['path'],
    experienceItemId,
  })

/** Starts a payment; repeats with the same key are one order. */
export const createIntent = (body: object, key: string) =>
  ask<Intent>('/api/payments/createPaymentIntent', 'paymentIntent', body, { 'idempotency-key': key })

export const readReceipt = ({ id, secret }: { id: string; secret: string }) =>
  ask<Receipt>('/api/payments/receipt', 'receipt', { paymentIntentId: id, clientSecret: secret })
