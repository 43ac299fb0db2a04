import { sql } from 'kysely'

/**
 * Until when tax law keeps an order: whole years from the end of the one in which it was paid. Null for orders that are
 * no sale: never paid, or a test. A payment under way may become one.
 */
export const ordersRetainedUntil = (years: number) => sql<Date | null>`case
  when not is_test and (paid_at is not null or payment_status = 'PROCESSING') then
    (date_trunc('year', coalesce(paid_at, created_at) at time zone 'UTC') + make_interval(years => ${years} + 1)) at time zone 'UTC'
  end`
