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

interface ExportDependencies {
  reading: OrderReading
  publicUrl: string
  language: Language
}

/** Yields the cells of all orders, read in batches while they are sent. */
async function* rows({ reading, publicUrl, language }: ExportDependencies, accountId: string, filter: OrdersFilter) {
  const context = { publicUrl, say: messages(language) }
  let cursor: string | undefined
  do {
    const page = await reading.list(accountId, { ...filter, cursor, limit: BATCH })
    for (const order of page.orders) yield columns.map(([, cell]) => cell(order, context))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
}

/** Streams the orders as CSV. */
export function exportCsv(dependencies: ExportDependencies, accountId: string, filter: OrdersFilter): Readable {
  const say = messages(dependencies.language)
  const lines = csvWriter(columns.map(([heading]) => say(`export.${heading}`)))
  const source = Readable.from(rows(dependencies, accountId, filter))
  source.on('error', (error) => lines.destroy(error))
  lines.on('close', () => source.destroy())
  return source.pipe(lines)
}
