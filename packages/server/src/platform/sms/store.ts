import { sql } from 'kysely'
import type { Executor } from '../db/database.ts'

interface Spending {
  day: string
  country: string
  micros: number
}

/** Until the transaction ends, no other message is counted, in any process. */
export const lockSpending = (trx: Executor) => sql`select pg_advisory_xact_lock(hashtext('sms_spending'))`.execute(trx)

/** Returns what the day has cost, in all and for one country. */
export async function findSpending({ day, country }: Omit<Spending, 'micros'>, trx: Executor) {
  const rows = await trx
    .selectFrom('sms_spending')
    .select(['country', 'micros'])
    .where('day', '=', sql<Date>`${day}::date`)
    .execute()
  const sum = (list: typeof rows): number => list.reduce((total, { micros }) => total + Number(micros), 0)
  return { all: sum(rows), country: sum(rows.filter((row) => row.country === country)) }
}

/** Adds one message to the day. */
export const addSpending = ({ day, country, micros }: Spending, trx: Executor) =>
  sql`
    insert into sms_spending (day, country, micros, messages) values (${day}::date, ${country}, ${micros}, 1)
    on conflict (day, country) do update
    set micros = sms_spending.micros + ${micros}, messages = sms_spending.messages + 1`.execute(trx)
