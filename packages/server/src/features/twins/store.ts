import type { DocumentKind } from '@taplet/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'
import { documentOwners } from '../../platform/db/documents/document-owners.ts'
import { isOwnDocument } from '../../platform/db/documents/is-own-document.ts'

/** Channel between nodes: the id of a twin that changed or ended. */
export const CHANNEL = 'twins'

const LIFETIME = sql`interval '30 minutes'` // after the last edit
const LONGEST = sql`interval '12 hours'`
/** Longer than a minute: browsers throttle timers of a background tab to one run a minute. */
const AWAY_AFTER = sql`interval '90 seconds'`
/** Three times the interval at which followers are recorded. */
const FOLLOWER_LOST_AFTER = sql`interval '45 seconds'`

/** The app's time as a value of SQL: no rule here goes by the database's own clock. */
const at = (now: Date): RawBuilder<Date> => sql`${now}::timestamptz`

export interface TwinRow {
  twin_id: string
  account_id: string
  kind: string
  target_id: string
  sequence: number
  shown: unknown
  /** Of the app that it shows, as stored; null for none. */
  theme: unknown
  expires_at: Date
  is_over: boolean
  is_away: boolean
  followers: number
}

const isThere = (kind: DocumentKind): RawBuilder<boolean> => {
  const { table, id } = documentOwners[kind]
  return sql`exists (select from ${sql.table(table)} as target where target.account_id = t.account_id
    and target.${sql.id(id)} = t.target_id and target.deleted_at is null)`
}
/** It has expired, or what it shows was deleted. */
const isOver = (now: Date): RawBuilder<boolean> => sql`(t.expires_at <= ${at(now)}
  or not case t.kind when 'SLIDE' then ${isThere('SLIDE')} else ${isThere('EXPERIENCE')} end)`

const select = (now: Date, db: Executor) =>
  db
    .selectFrom('twins as t')
    .select(['t.twin_id', 't.account_id', 't.kind', 't.target_id', 't.shown', 't.expires_at'])
    .select([
      sql<number>`t.sequence::float8`.as('sequence'), // at most 2^53: exact
      isOver(now).as('is_over'),
      sql`(select theme from experiences e where e.account_id = t.account_id and e.experience_id = t.target_id)`.as(
        'theme',
      ),
      sql<boolean>`coalesce(t.seen_at < ${at(now)} - ${AWAY_AFTER}, true)`.as('is_away'),
      sql<number>`(select count(*)::int from twin_followers f
        where f.twin_id = t.twin_id and f.seen_at > ${at(now)} - ${FOLLOWER_LOST_AFTER})`.as('followers'),
    ])

export const find = (accountId: string, twinId: string, now: Date, db: Executor): Promise<TwinRow | undefined> =>
  select(now, db).where('t.account_id', '=', accountId).where('t.twin_id', '=', twinId).executeTakeFirst()

/** For phones, which have no account: the address is the key. */
export const findByAddress = (twinId: string, now: Date, db: Executor): Promise<TwinRow | undefined> =>
  select(now, db)
    .where('t.twin_id', '=', twinId)
    .where(sql<boolean>`not ${isOver(now)}`)
    .executeTakeFirst()

/** Returns false when the account has no such document. */
export async function insert(
  accountId: string,
  { twinId, kind, targetId, openedBy }: { twinId: string; kind: DocumentKind; targetId: string; openedBy: string },
  now: Date,
  db: Executor,
): Promise<boolean> {
  const { rows } = await sql`
    insert into twins (twin_id, account_id, kind, target_id, opened_by, opened_at, expires_at)
    select ${twinId}, ${accountId}, ${kind}, ${targetId}, ${openedBy}, ${at(now)}, ${at(now)} + ${LIFETIME}
    where ${isOwnDocument(accountId, kind, targetId)}
    returning twin_id`.execute(db)
  return rows.length > 0
}

/** Ends the account's oldest twins beyond this number, and deletes those that ended long ago. */
export async function prune(accountId: string, limit: number, now: Date, db: Executor): Promise<void> {
  await sql`
    with ended as (
      delete from twins where twin_id in (
        select twin_id from twins where account_id = ${accountId} order by opened_at desc, twin_id offset ${limit})
      returning twin_id)
    select pg_notify(${CHANNEL}, twin_id) from ended`.execute(db)
  await sql`delete from twins where expires_at < ${at(now)} - interval '1 day'`.execute(db)
}

/** Stores newer states only, and notifies all nodes. */
export const show = (
  accountId: string,
  twinId: string,
  { sequence, shown }: { sequence: number; shown: unknown },
  now: Date,
  db: Executor,
) =>
  sql`
    with shown as (
      update twins set sequence = ${sequence}, shown = ${JSON.stringify(shown)}::json, seen_at = ${at(now)},
        expires_at = least(${at(now)} + ${LIFETIME}, opened_at + ${LONGEST})
      where twin_id = ${twinId} and account_id = ${accountId} and expires_at > ${at(now)} and sequence < ${sequence}
      returning twin_id)
    select pg_notify(${CHANNEL}, twin_id) from shown`.execute(db)

/** Records that the editor is present or leaves. Notifies nodes when that changes what phones show. */
export const keep = (accountId: string, twinId: string, isHere: boolean, now: Date, db: Executor) =>
  sql`
    with before as (
      select twin_id, coalesce(seen_at < ${at(now)} - ${AWAY_AFTER}, true) as was_away from twins
      where twin_id = ${twinId} and account_id = ${accountId} for update),
    kept as (
      update twins set seen_at = case when ${isHere}::boolean then ${at(now)} end
      from before where twins.twin_id = before.twin_id returning before.twin_id, before.was_away)
    select pg_notify(${CHANNEL}, twin_id) from kept where was_away = ${isHere}::boolean`.execute(db)

export async function remove(accountId: string, twinId: string, db: Executor): Promise<boolean> {
  const { rows } = await sql`
    with ended as (delete from twins where twin_id = ${twinId} and account_id = ${accountId} returning twin_id)
    select pg_notify(${CHANNEL}, twin_id) from ended`.execute(db)
  return rows.length > 0
}

/** Returns false when too many follow already, or the twin has ended. */
export async function insertFollower(
  followerId: string,
  { twinId, most }: { twinId: string; most: number },
  now: Date,
  db: Executor,
): Promise<boolean> {
  const { rows } = await sql`
    insert into twin_followers (follower_id, twin_id, seen_at)
    select ${followerId}, t.twin_id, ${at(now)} from twins t
    where t.twin_id = ${twinId} and t.expires_at > ${at(now)} and ${most} > (
      select count(*) from twin_followers f where f.twin_id = t.twin_id and f.seen_at > ${at(now)} - ${FOLLOWER_LOST_AFTER})
    returning follower_id`.execute(db)
  return rows.length > 0
}

export const deleteFollower = (followerId: string, db: Executor) =>
  db.deleteFrom('twin_followers').where('follower_id', '=', followerId).execute()

/** Records that these still follow, and deletes those whose process died. */
export async function keepFollowers(followerIds: string[], now: Date, db: Executor): Promise<void> {
  await sql`update twin_followers set seen_at = ${at(now)} where follower_id = any(${followerIds})`.execute(db)
  await sql`delete from twin_followers where seen_at < ${at(now)} - interval '10 minutes'`.execute(db)
}
