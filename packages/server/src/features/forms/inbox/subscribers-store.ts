import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import { entryTable, linkName } from './entry-table.ts'
import { conditions, directionOf, type Narrow } from './filter.ts'

// A sign-up counts as unread only once it is confirmed.
const isUnread = sql<boolean>`(t.read_at is null and t.state = 'CONFIRMED')`
const table = entryTable({
  table: 'subscribers',
  id: 'subscriber_id',
  isUnread,
})
export const { remove, setRead, origins } = table
const columns = { id: 'subscriber_id', searched: ['email', 'visitor_name'], isUnread }

export const countByState = (accountId: string, narrow: Narrow, db: Executor) =>
  table.countByState(accountId, conditions({ ...narrow, isOfAnyState: true }, columns), db)

const select = (accountId: string, db: Executor) =>
  db
    .selectFrom('subscribers as t')
    .innerJoin('experiences as e', 'e.experience_id', 't.experience_id')
    .innerJoin('consent_texts as c', (join) =>
      join.onRef('c.account_id', '=', 't.account_id').onRef('c.version', '=', 't.consent_version'),
    )
    .leftJoin('experience_items as i', 'i.item_id', 't.item_id')
    .leftJoin('links as l', (join) =>
      join.onRef('l.tag_id', '=', 't.tag_id').onRef('l.account_id', '=', 't.account_id'),
    )
    .selectAll('t')
    .select(['e.name as experience_name', 'e.path', 'i.name as slide_name', 'c.consent_text', linkName.as('link_name')])
    .select(isUnread.as('is_unread'))
    .where('t.account_id', '=', accountId)

/** Returns the sign-ups in the requested order, or an empty list for a state that sign-ups do not have. */
export const list = (accountId: string, narrow: Narrow, limit: number, db: Executor) =>
  select(accountId, db)
    .where((expression) => expression.and(conditions(narrow, columns)))
    .orderBy('t.created_at', directionOf(narrow))
    .orderBy('t.subscriber_id', directionOf(narrow))
    .limit(limit)
    .execute()
/** Returns all sign-ups of an address, the newest first. */
export const listOf = (accountId: string, email: string, db: Executor) =>
  select(accountId, db).where('t.email', '=', email).orderBy('t.created_at', 'desc').execute()

/** Returns the accounts in which an address signed up for something. */
export async function accountsWith(email: string, db: Executor): Promise<string[]> {
  const rows = await db.selectFrom('subscribers').select('account_id').distinct().where('email', '=', email).execute()
  return rows.map(({ account_id: id }) => id)
}

export type InboxSubscriberRow = Awaited<ReturnType<typeof list>>[number]

/** Returns those of these ids that are the account's sign-ups, locked. */
export const lock = (accountId: string, ids: readonly string[], trx: Executor) =>
  trx
    .selectFrom('subscribers')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('subscriber_id', 'in', ids)
    .orderBy('subscriber_id')
    .forUpdate()
    .execute()

export async function setState(accountId: string, ids: readonly string[], state: string, now: Date, db: Executor) {
  await db
    .updateTable('subscribers')
    .set({ state, decided_at: now })
    .where('account_id', '=', accountId)
    .where('subscriber_id', 'in', ids)
    .execute()
}
