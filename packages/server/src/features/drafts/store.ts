import type { DocumentKind } from '@taplet/contract'
import { type Selectable, sql } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'
import { deleteOrphans } from '../../platform/db/delete-orphans.ts'
import { isOwnDocument } from '../../platform/db/documents/is-own-document.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'

export type DraftRow = Selectable<Tables['drafts']>

/** The document being edited. */
export interface Target {
  kind: DocumentKind
  targetId: string
}
/** The document and the device it is edited on. */
export interface DraftKey extends Target {
  deviceId: string
}
export interface Content {
  deviceName: string
  /** As JSON; null once the edits are discarded. */
  document: string | null
  base: string
  sequence: number
}

export async function isOwn(accountId: string, { kind, targetId }: Target, db: Executor): Promise<boolean> {
  const { isOwned } = await db
    .selectNoFrom(isOwnDocument(accountId, kind, targetId).as('isOwned'))
    .executeTakeFirstOrThrow()
  return isOwned
}

/** Returns edits, also those that were discarded, newest first. */
export const list = (accountId: string, { kind, targetId }: Target, db: Executor): Promise<DraftRow[]> =>
  db
    .selectFrom('drafts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .orderBy('updated_at', 'desc')
    .orderBy('device_id')
    .execute()

/** Returns edits of several documents that were not discarded, newest first. */
export const listOf = (accountId: string, targets: readonly Target[], db: Executor): Promise<DraftRow[]> =>
  db
    .selectFrom('drafts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(
      sql<boolean>`(kind, target_id) in (select * from unnest(
        ${targets.map(({ kind }) => kind)}::text[], ${targets.map(({ targetId }) => targetId)}::text[]))`,
    )
    .where('document', 'is not', null)
    .orderBy('updated_at', 'desc')
    .orderBy('device_id')
    .execute()

/** The newest draft of each app that is there. */
export const listOrders = (
  accountId: string,
  db: Executor,
): Promise<{ target_id: string; updated_at: Date; order: unknown; theme: unknown }[]> =>
  db
    .selectFrom('drafts as d')
    .innerJoin('experiences as e', (join) =>
      join.onRef('e.account_id', '=', 'd.account_id').onRef('e.experience_id', '=', 'd.target_id'),
    )
    .distinctOn('d.target_id')
    .select(['d.target_id', 'd.updated_at', sql`d.document -> 'experienceItems'`.as('order')])
    .select(sql`d.document -> 'theme'`.as('theme'))
    .where('d.account_id', '=', accountId)
    .where('d.kind', '=', 'EXPERIENCE')
    .where('d.document', 'is not', null)
    .where('e.deleted_at', 'is', null)
    .orderBy('d.target_id')
    .orderBy('d.updated_at', 'desc')
    .execute()

/** The slides that have drafts. */
export const listSlides = (accountId: string, db: Executor): Promise<{ target_id: string }[]> =>
  db
    .selectFrom('drafts')
    .select('target_id')
    .distinct()
    .where('account_id', '=', accountId)
    .where('kind', '=', 'SLIDE')
    .where('document', 'is not', null)
    .orderBy('target_id')
    .execute()

/** Returns the newest sequence stored for the device, of edits or of a discard. */
export async function findSequence(accountId: string, key: DraftKey, db: Executor): Promise<number> {
  const row = await db
    .selectFrom('drafts')
    .select('sequence')
    .where('account_id', '=', accountId)
    .where('kind', '=', key.kind)
    .where('target_id', '=', key.targetId)
    .where('device_id', '=', key.deviceId)
    .executeTakeFirstOrThrow()
  return Number(row.sequence)
}

/** Replaces older content of the device. Returns false and changes nothing when it is not older or has no target. */
export async function replace(accountId: string, key: DraftKey, content: Content, db: Executor): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('drafts')
    .set(columnsOf(content))
    .where('account_id', '=', accountId)
    .where('kind', '=', key.kind)
    .where('target_id', '=', key.targetId)
    .where('device_id', '=', key.deviceId)
    .where(isOlder(content))
    .where(isOwnDocument(accountId, key.kind, key.targetId))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The same for a device that may not have any yet. */
export async function put(accountId: string, key: DraftKey, content: Content, trx: Executor): Promise<void> {
  const { kind, targetId, deviceId } = key
  const columns = columnsOf(content)
  await trx
    .insertInto('drafts')
    .values({ account_id: accountId, kind, target_id: targetId, device_id: deviceId, ...columns })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'kind', 'target_id', 'device_id']).doUpdateSet(columns).where(isOlder(content)),
    )
    .execute()
}

const columnsOf = ({ deviceName, document, base, sequence }: Content) => ({
  device_name: deviceName,
  document,
  base,
  sequence,
  updated_at: sql<Date>`clock_timestamp()`,
})

/** A discard also covers the edits of its own sequence. */
const isOlder = ({ document, sequence }: Content) =>
  document === null
    ? sql<boolean>`drafts.sequence <= ${sequence}::bigint`
    : sql<boolean>`drafts.sequence < ${sequence}::bigint`

/** Deletes the oldest drafts beyond these limits; discards are counted separately, so that they displace no draft. */
export async function trim(
  accountId: string,
  { perTarget, perAccount }: { perTarget: number; perAccount: number },
  trx: Executor,
): Promise<void> {
  await sql`delete from drafts d
    using (
      select kind, target_id, device_id,
        row_number() over (partition by document is null, kind, target_id order by updated_at desc) as at_target,
        row_number() over (partition by document is null order by updated_at desc) as at_account
      from drafts
      where account_id = ${accountId}
    ) ranked
    where d.account_id = ${accountId} and d.kind = ranked.kind and d.target_id = ranked.target_id
      and d.device_id = ranked.device_id and (at_target > ${perTarget} or at_account > ${perAccount})`.execute(trx)
}

/** Daily clean-up, over all accounts: drafts untouched since a day, and those of deleted documents. */
export async function sweep(untouchedSince: Date, now: Date, db: Executor): Promise<void> {
  await db.deleteFrom('drafts').where('updated_at', '<', untouchedSince).execute()
  await deleteOrphans('drafts', now, db)
}
