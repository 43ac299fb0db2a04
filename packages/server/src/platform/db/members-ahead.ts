import { type RawBuilder, sql } from 'kysely'

/** The order in which seats of the plan are given: owners first, then who has been in the account longest. */
export const seatOrder = (table: string): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql`(${column('role')} <> 'owner', ${column('joined_at')}, ${column('user_id')})`
}

/** How many people of the account come before the member `m`. */
export const membersAhead = sql<number>`(select count(*)::int from account_members o
  where o.account_id = m.account_id and ${seatOrder('o')} < ${seatOrder('m')})`
