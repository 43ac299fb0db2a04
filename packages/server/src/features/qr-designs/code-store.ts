import { type Selectable, sql } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'

/** A link and its code's design. A deleted design still applies: the look stays (decision on deleting designs). */
export type CodeRow = { tag_id: string; name: string } & {
  [K in 'client_config' | 'logo' | 'scan_check']: Selectable<Tables['qr_designs']>[K] | null
}

const select = (db: Executor) =>
  db
    .selectFrom('links as l')
    .leftJoin('qr_designs as d', (join) =>
      join.onRef('d.qr_design_id', '=', 'l.qr_design_id').onRef('d.account_id', '=', 'l.account_id'),
    )
    .select(['l.tag_id', 'l.name', 'd.client_config', 'd.logo', 'd.scan_check'])

/** Of any account: the link's code is displayed publicly. */
export const findAnyones = (tagId: string, db: Executor): Promise<CodeRow | undefined> =>
  select(db).where('l.tag_id', '=', tagId).executeTakeFirst()

/** Lists those of these links that are the account's and not deleted. */
export const listCodes = (accountId: string, tagIds: readonly string[], db: Executor): Promise<CodeRow[]> =>
  select(db)
    .where('l.account_id', '=', accountId)
    .where('l.deleted_at', 'is', null)
    .where(sql<boolean>`l.tag_id = any(${tagIds})`)
    .execute()

/** Lists the ids of the account's links in order of creation: of those among these, or of all. */
export async function listIds(
  accountId: string,
  tagIds: readonly string[] | undefined,
  db: Executor,
): Promise<string[]> {
  const query = db
    .selectFrom('links')
    .select('tag_id')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
  const rows = await (tagIds ? query.where(sql<boolean>`tag_id = any(${tagIds})`) : query)
    .orderBy('created_at')
    .orderBy('tag_id')
    .execute()
  return rows.map((row) => row.tag_id)
}
