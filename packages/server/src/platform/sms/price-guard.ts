import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { SmsMessage } from './port.ts'
import { type PriceRule, partsOf, ruleFor, toMicros } from './price-list.ts'
import { addSpending, findSpending, lockSpending } from './store.ts'

/** What one country may take of the day: messages pumped to one must leave something for the others. */
const SHARE_OF_COUNTRY = 1 / 2

export interface PriceGuard {
  /** Whether anything is sent to this number at all. */
  serves(to: string): boolean
  /** Counts the price of a message; rejects when the number is not served or the day's budget is spent. */
  spend(message: SmsMessage): Promise<void>
}

interface PriceGuardOptions {
  db: Database
  prices: readonly PriceRule[]
  dailyBudget: number
  clock: () => Date
}

/** Keeps the cost of text messages within a budget for each day (UTC), counted by all processes together. */
export function createPriceGuard({ db, prices, dailyBudget, clock }: PriceGuardOptions): PriceGuard {
  const budget = toMicros(dailyBudget)
  const served = prices.filter(({ micros }) => micros !== undefined)
  const budgetOfCountry = served.length > 1 ? budget * SHARE_OF_COUNTRY : budget
  return {
    serves: (to) => ruleFor(to, prices) !== undefined,
    async spend({ to, text }) {
      const rule = ruleFor(to, prices)
      if (!rule) throw new Error('SMS_COUNTRIES does not hold the country of this number')
      const spending = { day: clock().toISOString().slice(0, 10), country: rule.for }
      const micros = rule.micros * partsOf(text)
      await inTransaction(db, async (trx) => {
        await lockSpending(trx)
        const spent = await findSpending(spending, trx)
        if (spent.all + micros > budget) throw new Error('SMS_DAILY_BUDGET is spent')
        if (spent.country + micros > budgetOfCountry)
          throw new Error(`Half of SMS_DAILY_BUDGET is spent on ${rule.for} alone: somebody may be pumping messages`)
        await addSpending({ ...spending, micros }, trx)
      })
    },
  }
}
