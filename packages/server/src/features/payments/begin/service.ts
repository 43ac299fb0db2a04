import { MINUTE_MS } from '@taplet/base/time'
import type { PaymentIntent } from '@taplet/contract'
import { createHash } from 'node:crypto'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction, violatedConstraint } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { PaymentProvider, ProviderIntent } from '../../../platform/payments/port.ts'
import { createAllowances } from '../../../platform/limits/allowances.ts'
import { askProvider, requireProvider } from '../ask-provider.ts'
import { aLookAgo } from '../progress/receipt.ts'
import type { SoldProducts, Trx } from '../sold-products.ts'
import { amountOf, type OrderRequest, requireBuyer, requireStock, variantOf } from './check-order.ts'
import { createHolds } from './holds.ts'
import { newOrderNumber } from './order-number.ts'
import * as store from './store.ts'
import { take } from './take.ts'
import { toOrderRow } from './to-order-row.ts'
import { messages } from '../messages/messages.ts'

/** How long somebody who began to pay holds the pieces, and may pay: the card was typed before, a bank's question takes minutes. */
export const HOLD_MS = 10 * MINUTE_MS
/** Of one product, begun in ten minutes by all together. */
const MAX_OF_PRODUCT = 600
const NUMBER_TRIES = 5
const REFUSED = messages.later('paymentServiceTakeOrder')

/** Who asks. */
interface Guest {
  /** The part of the network address that counts as one guest. */
  address: string
  key: string | undefined
}

export interface BeginDependencies {
  db: Database
  provider: PaymentProvider | undefined
  products: SoldProducts
  readyAccount: (accountId: string, trx: Trx) => Promise<string | undefined>
  /** Asks the provider how an account stands. */
  refreshAccount: (providerAccountId: string) => Promise<void>
  hashSecret: (secret: string) => string
  newId: () => string
  clock: () => Date
}

/** Begins orders: what it costs, whether it is there, and an intent at the provider to pay it with. */
export function createBegin(dependencies: BeginDependencies) {
  const { db, provider, products, readyAccount, refreshAccount, hashSecret, newId, clock } = dependencies
  /** Requests with a key that are being answered just now: parallel repeats share one answer, and one connection. */
  const underWay = new Map<string, Promise<PaymentIntent>>()
  const now = () => clock().getTime()
  const holds = createHolds(now, HOLD_MS)
  const ofProduct = createAllowances(now, MAX_OF_PRODUCT)

  async function insert(request: OrderRequest, { address, key }: Guest, trx: Trx): Promise<store.OrderRow> {
    const { productId, fullPagePath, experienceItemId, quantity } = request
    const requestHash = hashOf(request)
    const product = await products.lock(productId, { fullPagePath, experienceItemId }, trx)
    const earlier = key === undefined ? undefined : await store.findByKey(productId, key, trx)
    if (earlier) return sameRequest(earlier, requestHash)
    if (!product?.isSoldHere || !provider) throw notOnSale()
    const providerAccountId = await readyAccount(product.accountId, trx)
    if (providerAccountId === undefined) throw notOnSale()
    const variant = variantOf(product, request.variantId)
    requireBuyer(product, request)
    const amount = amountOf(product, variant, quantity)
    const of = { accountId: product.accountId, productId, variantId: variant.variantId }
    const since = new Date(now() - HOLD_MS)
    const held = await store.countHeld(of, { since, released: holds.releasedFor(productId, address) }, trx)
    requireStock(variant, held, quantity)
    take(ofProduct, productId)
    const tagId = request.tagId === undefined ? '' : await store.findTag(request.tagId, product.experienceId, trx)
    const orderId = newId()
    const order = {
      order_id: orderId,
      idempotency_key: key ?? null,
      request_hash: requestHash,
      provider_account_id: providerAccountId,
      is_test: provider.isTest,
      amount,
      tag_id: tagId,
      created_at: clock(),
      looked_at: aLookAgo(clock()),
    }
    const inserted = await numbered((number) =>
      store.insert({ ...toOrderRow(product, variant, request, number), ...order }, trx),
    )
    // Here, while the product is locked: of two at the same moment the second knows of the first.
    holds.begun(productId, address, orderId)
    return inserted
  }

  async function intentOf(known: PaymentProvider, order: store.OrderRow): Promise<ProviderIntent> {
    if (order.intent_id !== null) return known.readIntent(order.provider_account_id, order.intent_id)
    const intent = await known.createIntent({
      providerAccountId: order.provider_account_id,
      key: order.order_id,
      amount: order.amount,
      currency: order.currency,
      orderId: order.order_id,
      description: `Order ${order.order_number}: ${order.quantity} × ${titleOf(order)}`,
    })
    await store.setIntent(order, { intentId: intent.intentId, secretHash: hashSecret(intent.clientSecret) }, db)
    return intent
  }

  /** The intent of an order; an order that nobody can pay, or ask for again, does not stay. */
  async function payable(known: PaymentProvider, order: store.OrderRow): Promise<ProviderIntent> {
    try {
      return await askProvider(() => intentOf(known, order), REFUSED)
    } catch (error) {
      const isRefused = error instanceof AppError && error.code === 'BAD_REQUEST'
      if (isRefused || order.idempotency_key === null) await store.drop(order, db)
      // The merchant's account may be the reason.
      if (isRefused) await askProvider(() => refreshAccount(order.provider_account_id))
      throw error
    }
  }

  async function begin(request: OrderRequest, guest: Guest): Promise<PaymentIntent> {
    const known = requireProvider(provider)
    const order = await inTransaction(db, (trx) => insert(request, guest, trx)).catch((error: unknown) => {
      // Two products of one merchant, ordered with the same key at the same moment.
      if (violatedConstraint(error) === 'orders_by_key') throw otherRequest(error)
      throw error
    })
    const { intentId, clientSecret, amount, currency, providerStatus } = await payable(known, order)
    return { id: intentId, client_secret: clientSecret, amount, currency, status: providerStatus }
  }

  return (request: OrderRequest, guest: Guest): Promise<PaymentIntent> => {
    if (guest.key === undefined) return begin(request, guest)
    const name = `${guest.key} ${hashOf(request)}`
    const begun = underWay.get(name) ?? begin(request, guest).finally(() => underWay.delete(name))
    underWay.set(name, begun)
    return begun
  }
}

const titleOf = ({ title, variant_name: variant }: store.OrderRow): string =>
  variant ? `${title} (${variant})` : title

const notOnSale = (): AppError =>
  new AppError('NOT_FOUND', {
    message: messages.later('boughtHereJustNow'),
  })

const otherRequest = (cause?: unknown): AppError =>
  new AppError('CONFLICT', {
    message: messages.later('idempotencyKeyUsedAnother'),
    cause,
  })

const hashOf = (request: OrderRequest): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(request)))
    .digest('hex')

/** The same whatever the order of its fields, and whether a field is absent or undefined. */
const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .filter(([, one]) => one !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, one]) => [name, sorted(one)])
    : value

function sameRequest(earlier: store.OrderRow, requestHash: string): store.OrderRow {
  if (earlier.request_hash !== requestHash) throw otherRequest()
  if (earlier.payment_status === 'FAILED')
    throw new AppError('CONFLICT', {
      message: messages.later('paymentEndedUnpaidBegin'),
    })
  return earlier
}

/** Numbers are random: one that the merchant has already is drawn again. */
async function numbered(insert: (number: string) => Promise<store.OrderRow | undefined>): Promise<store.OrderRow> {
  for (let tries = 0; tries < NUMBER_TRIES; tries++) {
    const order = await insert(newOrderNumber())
    if (order) return order
  }
  throw new AppError('UNAVAILABLE')
}
