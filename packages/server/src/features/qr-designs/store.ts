import type { QrCheck, QrClientConfig } from '@taplet/contract'
import { type Selectable, sql } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'
import type { StoredLogo } from './stored.ts'

export type QrDesignRow = Selectable<Tables['qr_designs']> & {
  access_level: number
  /** From 1: the chosen ones first, then the oldest. */
  place: number
  used_by_links: number
}

/** The columns stored by a save. */
export interface QrDesignColumns {
  name: string
  clientConfig: QrClientConfig
  logo: StoredLogo | null
  previewPath: string
  check: QrCheck
}

const select = (accountId: string, db: Executor) =>
  db
    .selectFrom(
      db
        .selectFrom('qr_designs')
        .selectAll()
        .select(sql<number>`(row_number() over (order by is_kept desc, created_at, qr_design_id))::int`.as('place'))
        .where('account_id', '=', accountId)
        .where('deleted_at', 'is', null)
        .as('d'),
    )
    .innerJoin('accounts as a', 'a.account_id', 'd.account_id')
    .selectAll('d')
    .select('a.access_level')
    .select(
      sql<number>`(
        select count(*)::int from links l
        where l.account_id = d.account_id and l.qr_design_id = d.qr_design_id and l.deleted_at is null)`.as(
        'used_by_links',
      ),
    )

export const list = (accountId: string, db: Executor): Promise<QrDesignRow[]> =>
  select(accountId, db).orderBy('d.created_at').orderBy('d.qr_design_id').execute()

export const find = (accountId: string, qrDesignId: string, db: Executor): Promise<QrDesignRow | undefined> =>
  select(accountId, db).where('d.qr_design_id', '=', qrDesignId).executeTakeFirst()

export async function count(accountId: string, db: Executor): Promise<number> {
  const row = await db
    .selectFrom('qr_designs')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

const valuesOf = ({ name, clientConfig, logo, previewPath, check }: QrDesignColumns) => ({
  name,
  client_config: JSON.stringify(clientConfig),
  logo: logo && JSON.stringify(logo),
  preview_path: previewPath,
  scan_check: JSON.stringify(check),
})

/** Stores a new design; one that was deleted starts again under its id. Returns false when the id was taken at the same moment. */
export async function insert(
  accountId: string,
  qrDesignId: string,
  columns: QrDesignColumns,
  db: Executor,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('qr_designs')
    .values({ qr_design_id: qrDesignId, account_id: accountId, ...valuesOf(columns) })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'qr_design_id'])
        .doUpdateSet({
          ...valuesOf(columns),
          deleted_at: null,
          created_at: sql<Date>`now()`,
          updated_at: sql<Date>`now()`,
          revision: sql<number>`qr_designs.revision + 1`,
        })
        .where('qr_designs.deleted_at', 'is not', null),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function update(
  accountId: string,
  qrDesignId: string,
  columns: QrDesignColumns,
  db: Executor,
): Promise<void> {
  await db
    .updateTable('qr_designs')
    .set({ ...valuesOf(columns), revision: sql<number>`revision + 1`, updated_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('qr_design_id', '=', qrDesignId)
    .execute()
}

/** Hides it; links that use it keep their look. Returns false when the account has no such design. */
export async function hide(accountId: string, qrDesignId: string, db: Executor): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('qr_designs')
    .set({ deleted_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('qr_design_id', '=', qrDesignId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Counts how many of these the account has, and how many of them are hidden. */
export async function countOf(accountId: string, ids: readonly string[], db: Executor) {
  return db
    .selectFrom('qr_designs')
    .select([sql<number>`count(*)::int`.as('known'), sql<number>`count(deleted_at)::int`.as('hidden')])
    .where('account_id', '=', accountId)
    .where('qr_design_id', 'in', ids)
    .executeTakeFirstOrThrow()
}

export async function show(accountId: string, ids: readonly string[], db: Executor): Promise<void> {
  await db
    .updateTable('qr_designs')
    .set({ deleted_at: null })
    .where('account_id', '=', accountId)
    .where('qr_design_id', 'in', ids)
    .execute()
}
