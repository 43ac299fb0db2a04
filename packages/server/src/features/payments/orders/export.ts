import { experiencePath, type Order, type OrdersFilter } from '@taplet/contract'
import { Readable } from 'node:stream'
import { csvWriter } from '../../../platform/http/csv.ts'
import { digitsOf } from '../amounts.ts'
import type { OrderReading } from './read-service.ts'

type Column = readonly [title: string, cell: (order: Order, publicUrl: string) => string | number]
const BATCH = 500

/** As spreadsheets read amounts: a plain number with the currency's decimals. */
const decimal = (amount: number, { currency }: Order): string => {
  const digits = digitsOf(currency)
  return (amount / 10 ** digits).toFixed(digits)
}
const place = (order: Order, field: keyof NonNullable<Order['address']>): string => order.address?.[field] ?? ''

const columns: readonly Column[] = [
  ['Order', (order) => order.orderNumber],
  ['Date', (order) => order.createdAt],
  ['State', (order) => order.state],
  ['Rehearsal', (order) => (order.isTest ? 'yes' : 'no')],
  ['Paid', (order) => order.paidAt ?? ''],
  ['Done', (order) => order.doneAt ?? ''],
  ['Product', (order) => order.title],
  ['Variant', (order) => order.variantName],
  ['Quantity', (order) => order.quantity],
  ['Currency', (order) => order.currency],
  ['Price', (order) => decimal(order.unitPrice, order)],
  ['Delivery', (order) => decimal(order.deliveryPrice, order)],
  ['Total', (order) => decimal(order.amount, order)],
  ['Given back', (order) => decimal(order.refundedAmount, order)],
  ['Oversold', (order) => (order.isOversold ? 'yes' : 'no')],
  ['Name', (order) => order.buyerName],
  ['E-mail', (order) => order.buyerEmail],
  ['Address', (order) => place(order, 'line1')],
  ['Address, second line', (order) => place(order, 'line2')],
  ['Postal code', (order) => place(order, 'postalCode')],
  ['City', (order) => place(order, 'city')],
  ['State or region', (order) => place(order, 'state')],
  ['Country', (order) => place(order, 'country')],
  ['Note', (order) => order.note],
  ['Instant app', (order, publicUrl) => order.fullPagePath && publicUrl + experiencePath(order.fullPagePath)],
  // Of a rehearsal it is a page of ours.
  ['Payment', ({ providerUrl }, publicUrl) => providerUrl && new URL(providerUrl, publicUrl).href],
]

interface ExportDependencies {
  reading: OrderReading
  publicUrl: string
}

/** The cells of all orders, read in batches while they are sent. */
async function* rows({ reading, publicUrl }: ExportDependencies, accountId: string, filter: OrdersFilter) {
  let cursor: string | undefined
  do {
    const page = await reading.list(accountId, { ...filter, cursor, limit: BATCH })
    for (const order of page.orders) yield columns.map(([, cell]) => cell(order, publicUrl))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
}

/** The orders as CSV, streamed. */
export function exportCsv(dependencies: ExportDependencies, accountId: string, filter: OrdersFilter): Readable {
  const lines = csvWriter(columns.map(([title]) => title))
  const source = Readable.from(rows(dependencies, accountId, filter))
  source.on('error', (error) => lines.destroy(error))
  lines.on('close', () => source.destroy())
  return source.pipe(lines)
}
