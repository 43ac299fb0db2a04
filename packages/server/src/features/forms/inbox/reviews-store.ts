import { type Expression, sql, type SqlBool } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import { pagesChanged } from '../../../platform/db/pages-changed.ts'
import { addressPattern } from '../../../platform/mail/address-pattern.ts'
import { entryTable, linkName } from './entry-table.ts'
import { conditions, directionOf, type Narrow } from './filter.ts'

const isUnread = sql<boolean>`(t.read_at is null and t.state <> 'SPAM')`
const table = entryTable({ table: 'reviews', id: 'review_id', isUnread })
export const { remove, setRead, origins } = table
const columns = { id: 'review_id', searched: ['review_text', 'visitor_name', 'reply'], isUnread }

const fitting = (narrow: Narrow) => [
  ...conditions(narrow, columns),
  ...(narrow.stars === undefined ? [] : [sql<boolean>`t.stars = ${narrow.stars}`]),
]

export const countByState = (accountId: string, narrow: Narrow, db: Executor) =>
  table.countByState(accountId, fitting({ ...narrow, isOfAnyState: true }), db)

const select = (accountId: string, db: Executor) =>
  db
    .selectFrom('reviews as t')
    .innerJoin('experiences as e', 'e.experience_id', 't.experience_id')
    .leftJoin('experience_items as i', 'i.item_id', 't.item_id')
    .leftJoin('links as l', (join) =>
      join.onRef('l.tag_id', '=', 't.tag_id').onRef('l.account_id', '=', 't.account_id'),
    )
    .selectAll('t')
    .select(['e.name as experience_name', 'e.path', 'i.name as slide_name', linkName.as('link_name')])
    .select(isUnread.as('is_unread'))
    .where('t.account_id', '=', accountId)
/** The newest under a name that many may have. */
const MOST_BY_NAME = 100

const newestOf = (accountId: string, condition: Expression<SqlBool>, db: Executor) =>
  select(accountId, db).where(condition).orderBy('t.created_at', 'desc')

const containing = (email: string) =>
  sql<boolean>`lower(concat_ws(chr(10), t.review_text, t.visitor_name, t.reply)) ~ ${addressPattern(email)}`

/** Returns reviews whose text, name or reply contains this e-mail address. */
export const listContaining = (accountId: string, email: string, db: Executor) =>
  newestOf(accountId, containing(email), db).execute()

/** Returns reviews under one of these names, in lower case. */
export const listByNames = (accountId: string, names: readonly string[], db: Executor) =>
  newestOf(accountId, sql<boolean>`lower(btrim(t.visitor_name)) = any(${[...names]}::text[])`, db)
    .limit(MOST_BY_NAME)
    .execute()

/** Returns the accounts with reviews that contain this e-mail address. Looks through all: only for operators. */
export async function accountsContaining(email: string, db: Executor): Promise<string[]> {
  const rows = await db.selectFrom('reviews as t').select('t.account_id').distinct().where(containing(email)).execute()
  return rows.map(({ account_id: id }) => id)
}

export const listByIds = (accountId: string, ids: readonly string[], db: Executor) =>
  newestOf(accountId, sql<boolean>`t.review_id = any(${[...ids]}::text[])`, db).execute()

export type InboxReviewRow = Awaited<ReturnType<typeof list>>[number]

/** Returns the reviews in the requested order, or an empty list for a state that reviews do not have. */
export const list = (accountId: string, narrow: Narrow, limit: number, db: Executor) =>
  select(accountId, db)
    .where((expression) => expression.and(fitting(narrow)))
    .orderBy('t.created_at', directionOf(narrow))
    .orderBy('t.review_id', directionOf(narrow))
    .limit(limit)
    .execute()

export const find = (accountId: string, reviewId: string, db: Executor) =>
  select(accountId, db).where('t.review_id', '=', reviewId).executeTakeFirst()

/** Returns those of these ids that are the account's reviews, locked. */
export const lock = (accountId: string, ids: readonly string[], trx: Executor) =>
  trx
    .selectFrom('reviews')
    .select(['review_id', 'item_id', 'state', 'photo_key'])
    .where('account_id', '=', accountId)
    .where('review_id', 'in', ids)
    .orderBy('review_id')
    .forUpdate()
    .execute()

/** Deciding also marks it as read. */
export async function setState(accountId: string, ids: readonly string[], state: string, now: Date, db: Executor) {
  await db
    .updateTable('reviews')
    .set({ state, decided_at: now, read_at: sql<Date>`coalesce(read_at, ${now})` })
    .where('account_id', '=', accountId)
    .where('review_id', 'in', ids)
    .execute()
}

/** Returns the slide that shows it; undefined when the account has no such review. */
export const setReply = (accountId: string, reviewId: string, reply: string, now: Date, db: Executor) =>
  db
    .updateTable('reviews')
    .set({ reply, replied_at: reply === '' ? null : now, read_at: sql<Date>`coalesce(read_at, ${now})` })
    .where('account_id', '=', accountId)
    .where('review_id', '=', reviewId)
    .returning(['item_id', 'state'])
    .executeTakeFirst()

/** Invalidates the pages with this slide once the transaction is committed. */
export const showAnew = (itemId: string, trx: Executor): Promise<void> => pagesChanged({ itemId }, trx)
