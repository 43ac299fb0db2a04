import type { Language } from '@taplet/messages'
import type { PaymentIntent } from '@taplet/contract'
import { createHash } from 'node:crypto'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction, violatedConstraint } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { isScarce } from '../../../platform/payments/is-scarce.ts'
import type { PaymentProvider, ProviderIntent } from '../../../platform/payments/port.ts'
import { askProvider, requireProvider } from '../ask-provider.ts'
import { aLookAgo } from '../progress/receipt.ts'
import type { SoldProducts, Trx } from '../sold-products.ts'
import { amountOf, type OrderRequest, requireBuyer, requireStock, variantOf } from './check-order.ts'
import { newOrderNumber } from './order-number.ts'
import { PAY_WITHIN_MS } from './pay-within.ts'
import * as store from './store.ts'
import { toOrderRow } from './to-order-row.ts'
import { messages } from '../messages/messages.ts'

const NUMBER_TRIES = 5
const REFUSED = messages.later('paymentServiceRefusesOrder')

/** The guest who orders. */
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
  /** Refreshes an account's state from the provider. */
  refreshAccount: (providerAccountId: string) => Promise<void>
  hashSecret: (secret: string) => string
  newId: () => string
  language: Language
  clock: () => Date
  mostOrders: number
  /** Throws when this address has begun too many orders, or too many of this product while so many are begun of it. */
  requireTurn: (guest: { address: string; crowdedProductId?: string }) => Promise<void>
}

/** Begins orders: checks price and stock, and creates an intent at the provider. */
export function createBegin(dependencies: BeginDependencies) {
  const { db, provider, products, readyAccount, refreshAccount, hashSecret, newId } = dependencies
  const { language, clock, mostOrders, requireTurn } = dependencies
  /** Requests with an idempotency key in progress: parallel repeats share one response, and one connection. */
  const underWay = new Map<string, Promise<PaymentIntent>>()
  const lately = () => new Date(clock().getTime() - PAY_WITHIN_MS)

  async function insert(request: OrderRequest, key: string | undefined, trx: Trx): Promise<store.OrderRow> {
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
    const { held, begun } = await store.countPieces(of, lately(), trx)
    requireStock(variant, held, quantity)
    const tagId = request.tagId === undefined ? '' : await store.findTag(request.tagId, product.experienceId, trx)
    const orderId = newId()
    const order = {
      order_id: orderId,
      idempotency_key: key ?? null,
      request_hash: requestHash,
      provider_account_id: providerAccountId,
      is_test: provider.isTest,
      authorizes_first: isScarce(variant.stock, held + begun + quantity - 1),
      amount,
      tag_id: tagId,
      created_at: clock(),
      looked_at: aLookAgo(clock()),
    }
    return numbered((number) => store.insert({ ...toOrderRow(product, variant, request, number), ...order }, trx))
  }

  async function intentOf(known: PaymentProvider, order: store.OrderRow): Promise<ProviderIntent> {
    if (order.intent_id !== null) return known.readIntent(order.provider_account_id, order.intent_id)
    const intent = await known.createIntent({
      providerAccountId: order.provider_account_id,
      key: order.order_id,
      amount: order.amount,
      currency: order.currency,
      orderId: order.order_id,
      authorizesFirst: order.authorizes_first,
      description: messages(language)('statement', {
        orderNumber: order.order_number,
        what: messages(language)('mail.item', { quantity: order.quantity, title: titleOf(order) }),
      }),
    })
    await store.setIntent(order, { intentId: intent.intentId, secretHash: hashSecret(intent.clientSecret) }, db)
    return intent
  }

  /** Returns the intent of an order; an order that cannot be paid, or requested again, is deleted. */
  async function payable(known: PaymentProvider, order: store.OrderRow): Promise<ProviderIntent> {
    try {
      return await askProvider(() => intentOf(known, order), REFUSED)
    } catch (error) {
      const isRefused = error instanceof AppError && error.code === 'BAD_REQUEST'
      if (isRefused || order.idempotency_key === null) await store.drop(order, db)
      // The merchant's account may be the cause.
      if (isRefused) await askProvider(() => refreshAccount(order.provider_account_id))
      throw error
    }
  }

  async function begin(request: OrderRequest, guest: Guest): Promise<PaymentIntent> {
    const known = requireProvider(provider)
    const { address, key } = guest
    const { productId } = request
    const isCrowded = (await store.countBegun(productId, lately(), db)) >= mostOrders
    await requireTurn({ address, ...(isCrowded && { crowdedProductId: productId }) })
    const order = await inTransaction(db, (trx) => insert(request, key, trx)).catch((error: unknown) => {
      // Two products of one merchant, ordered with the same key at the same moment.
      if (violatedConstraint(error) === 'orders_by_key') throw otherRequest(error)
      throw error
    })
    const { intentId, clientSecret, amount, currency, providerStatus, captureMethod } = await payable(known, order)
    const intent = { id: intentId, client_secret: clientSecret, amount, currency }
    return { ...intent, status: providerStatus, capture_method: captureMethod }
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
    message: messages.later('notForSaleJustNow'),
  })

const otherRequest = (cause?: unknown): AppError =>
  new AppError('CONFLICT', {
    message: messages.later('idempotencyKeyUsedForAnotherOrder'),
    cause,
  })

const hashOf = (request: OrderRequest): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(request)))
    .digest('hex')

/** Equal regardless of the order of fields, and of absent or undefined ones. */
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
      message: messages.later('paymentEndedUnpaid'),
    })
  return earlier
}

/** Numbers are random: if the merchant already has it, another one is drawn. */
async function numbered(insert: (number: string) => Promise<store.OrderRow | undefined>): Promise<store.OrderRow> {
  for (let tries = 0; tries < NUMBER_TRIES; tries++) {
    const order = await insert(newOrderNumber())
    if (order) return order
  }
  throw new AppError('UNAVAILABLE')
}
