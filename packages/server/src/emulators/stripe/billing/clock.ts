import type { Bank } from '../bank/bank.ts'
import type { Price } from './billing-ledger.ts'

export const DAY = 86_400

/** Returns the time of a customer's clock, in seconds. */
export const timeOf = (bank: Bank, customerId: string): number =>
  bank.now() + (bank.ledger.billing.ahead[customerId] ?? 0)

/** Returns the end of a period that begins at `start`. Short months end on their last day, as with Stripe. */
export function periodEnd(start: number, { recurring: { interval, interval_count: count } }: Price): number {
  const at = new Date(start * 1000)
  const months = count * (interval === 'year' ? 12 : 1)
  const day = at.getUTCDate()
  const end = new Date(at)
  end.setUTCDate(1)
  end.setUTCMonth(end.getUTCMonth() + months)
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(day, last))
  return Math.floor(end.getTime() / 1000)
}
