import { experiencePath, type Order, type OrdersFilter } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import { Readable } from 'node:stream'
import { csvWriter } from '../../../platform/http/csv.ts'
import { digitsOf } from '../amounts.ts'
import type { en } from '../messages/en.ts'
import { messages, type SayPayments } from '../messages/messages.ts'
import type { OrderReading } from './read-service.ts'

type Cell = (order: Order, context: { publicUrl: string; say: SayPayments }) => string | number
type Column = readonly [heading: keyof typeof en.export, cell: Cell]
const BATCH = 500

/** A plain number with the currency's decimals, as spreadsheets read it. */
const decimal = (amount: number, { currency }: Order): string => {
  const digits = digitsOf(currency)
  return (amount / 10 ** digits).toFixed(digits)
}
const place = (order: Order, field: keyof NonNullable<Order['address']>): string => order.address?.[field] ?? ''

const columns: readonly Column[] = [
  ['order', (order) => order.orderNumber],
  ['createdAt', (order) => order.createdAt],
  ['state', (order) => order.state],
  ['isTest', (order, { say }) => say(order.isTest ? 'export.yes' : 'export.no')],
  ['paidAt', (order) => order.paidAt ?? ''],
  ['doneAt', (order) => order.doneAt ?? ''],
  ['product', (order) => order.title],
  ['variant', (order) => order.variantName],
  ['quantity', (order) => order.quantity],
  ['currency', (order) => order.currency],
  ['price', (order) => decimal(order.unitPrice, order)],
  ['delivery', (order) => decimal(order.deliveryPrice, order)],
  ['total', (order) => decimal(order.amount, order)],
  ['refunded', (order) => decimal(order.refundedAmount, order)],
  ['isOversold', (order, { say }) => say(order.isOversold ? 'export.yes' : 'export.no')],
  ['name', (order) => order.buyerName],
  ['email', (order) => order.buyerEmail],
  ['line1', (order) => place(order, 'line1')],
  ['line2', (order) => place(order, 'line2')],
  ['postalCode', (order) => place(order, 'postalCode')],
  ['city', (order) => place(order, 'city')],
  ['region', (order) => place(order, 'state')],
  ['country', (order) => place(order, 'country')],
  ['note', (order) => order.note],
  ['app', (order, { publicUrl }) => order.fullPagePath && publicUrl + experiencePath(order.fullPagePath)],
  // In test mode it is a page of ours.
  ['payment', ({ providerUrl }, { publicUrl }) => providerUrl && new URL(providerUrl, publicUrl).href],
]

interface CsvOptions {
  publicUrl: string
  language: Language
}

interface ExportDependencies extends CsvOptions {
  reading: OrderReading
}

type Orders = AsyncIterable<Order> | readonly Order[]

/** Yields all orders, read in batches while they are sent. */
async function* readAll(reading: OrderReading, accountId: string, filter: OrdersFilter) {
  let cursor: string | undefined
  do {
    const page = await reading.list(accountId, { ...filter, cursor, limit: BATCH })
    yield* page.orders
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
}

async function* toCells(orders: Orders, { publicUrl, language }: CsvOptions) {
  const context = { publicUrl, say: messages(language) }
  for await (const order of orders) yield columns.map(([, cell]) => cell(order, context))
}

/** Streams orders as CSV. */
export function ordersCsv(orders: Orders, options: CsvOptions): Readable {
  const say = messages(options.language)
  const lines = csvWriter(columns.map(([heading]) => say(`export.${heading}`)))
  const source = Readable.from(toCells(orders, options))
  source.on('error', (error) => lines.destroy(error))
  lines.on('close', () => source.destroy())
  return source.pipe(lines)
}

/** Streams the orders that match as CSV. */
export const exportCsv = ({ reading, ...options }: ExportDependencies, accountId: string, filter: OrdersFilter) =>
  ordersCsv(readAll(reading, accountId, filter), options)
