import type { DocumentKind } from '@taplet/contract'
import { type Selectable, sql } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'
import { deleteOrphans } from '../../platform/db/delete-orphans.ts'
import { personName } from '../../platform/db/person-name.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'

export interface VersionRow extends Omit<Selectable<Tables['versions']>, 'document'> {
  /** Of the person who saved it; null when nobody is known, or they were erased. */
  person_name: string | null
}

export interface Target {
  kind: DocumentKind
  targetId: string
}
export interface NewVersion {
  versionId: string
  revision: number
  /** As JSON. */
  document: string
  savedAt: Date
  /** Who saved it. */
  personId: string | undefined
}
/** The current state of a document. */
export interface Present {
  revision: number
  newestVersionId: string | null
}

const of = (accountId: string, { kind, targetId }: Target, db: Executor) =>
  db
    .selectFrom('versions')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)

const COLUMNS = [
  'version_id',
  'ordinal',
  'account_id',
  'kind',
  'target_id',
  'name',
  'revision',
  'last_revision',
  'created_at',
  'person_id',
] as const

const savedBy = sql<string | null>`(select ${personName('u')}
  from auth_user u where u.id = versions.person_id)`.as('person_name')

export const list = (accountId: string, target: Target, db: Executor): Promise<VersionRow[]> =>
  of(accountId, target, db).select(COLUMNS).select(savedBy).orderBy('ordinal', 'desc').execute()

export const find = (accountId: string, versionId: string, db: Executor) =>
  db
    .selectFrom('versions')
    .selectAll()
    .select(savedBy)
    .where('account_id', '=', accountId)
    .where('version_id', '=', versionId)
    .executeTakeFirst()

const newestId = (accountId: string, { kind, targetId }: Target) =>
  sql<string | null>`(select version_id from versions
    where account_id = ${accountId} and kind = ${kind} and target_id = ${targetId} order by ordinal desc limit 1)`

const PRESENT: {
  [K in DocumentKind]: (accountId: string, target: Target, db: Executor) => Promise<Present | undefined>
} = {
  EXPERIENCE: (accountId, target, db) =>
    db
      .selectFrom('experiences')
      .select(['revision', newestId(accountId, target).as('newestVersionId')])
      .where('account_id', '=', accountId)
      .where('experience_id', '=', target.targetId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),
  SLIDE: (accountId, target, db) =>
    db
      .selectFrom('experience_items as i')
      .leftJoin('views as v', (join) =>
        join.onRef('v.account_id', '=', 'i.account_id').onRef('v.view_id', '=', 'i.view_id'),
      )
      .select([sql<number>`coalesce(v.revision, 0)`.as('revision'), newestId(accountId, target).as('newestVersionId')])
      .where('i.account_id', '=', accountId)
      .where('i.item_id', '=', target.targetId)
      .where('i.deleted_at', 'is', null)
      .executeTakeFirst(),
}

/** Returns the current state of the account's document; undefined when it has no such document, or it is deleted. */
export const findPresent = (accountId: string, target: Target, db: Executor): Promise<Present | undefined> =>
  PRESENT[target.kind](accountId, target, db)

/** Returns the last revision that the newest version represents; undefined when there is no version. */
export async function findNewestRevision(
  accountId: string,
  target: Target,
  trx: Executor,
): Promise<number | undefined> {
  const row = await of(accountId, target, trx)
    .select('last_revision')
    .orderBy('ordinal', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.last_revision
}

/** Adds a version unless the newest one is equal, which then represents this revision, too. Returns true when added. */
export async function add(accountId: string, target: Target, version: NewVersion, trx: Executor): Promise<boolean> {
  const { versionId, revision, document, savedAt, personId = null } = version
  const { kind, targetId } = target
  const { rows } = await sql`with same as (
      update versions set last_revision = ${revision}
      where version_id = ${newestId(accountId, target)} and document = ${document}::jsonb
      returning version_id
    )
    insert into versions (version_id, account_id, kind, target_id, revision, last_revision, document, created_at, person_id)
    select ${versionId}, ${accountId}, ${kind}, ${targetId}, ${revision}, ${revision}, ${document}::jsonb, ${savedAt}::timestamptz, ${personId}::text
    where not exists (select from same)
    returning version_id`.execute(trx)
  return rows.length > 0
}

/** Deletes unnamed versions beyond the newest `keep`, except the last of each day since `oneADaySince`. */
export async function thin(
  accountId: string,
  { kind, targetId }: Target,
  { keep, oneADaySince }: { keep: number; oneADaySince: Date },
  trx: Executor,
): Promise<void> {
  await sql`delete from versions
    where account_id = ${accountId} and version_id in (
      select version_id from (
        select version_id, created_at,
          row_number() over (order by ordinal desc) as place,
          row_number() over (partition by (created_at at time zone 'UTC')::date order by ordinal desc) as place_of_day
        from versions
        where account_id = ${accountId} and kind = ${kind} and target_id = ${targetId} and name = ''
      ) unnamed
      where place > ${keep} and (place_of_day > 1 or created_at < ${oneADaySince})
    )`.execute(trx)
}

export async function countNamed(accountId: string, target: Target, trx: Executor): Promise<number> {
  const row = await of(accountId, target, trx)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('name', '!=', '')
    .executeTakeFirstOrThrow()
  return row.count
}

export const rename = (accountId: string, versionId: string, name: string, trx: Executor): Promise<VersionRow> =>
  trx
    .updateTable('versions')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('version_id', '=', versionId)
    .returning(COLUMNS)
    .returning(savedBy)
    .executeTakeFirstOrThrow()

/** Daily clean-up, over all accounts: versions of documents deleted this long ago. */
export const sweep = (deletedBefore: Date, db: Executor): Promise<void> => deleteOrphans('versions', deletedBefore, db)
