import type { Selectable } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'

/** What stands behind the code of a link. Its design may be deleted: the look stays (decision on deleting designs). */
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

/** Whoever owns the link: its code hangs where everybody sees it. */
export const findAnyones = (tagId: string, db: Executor): Promise<CodeRow | undefined> =>
  select(db).where('l.tag_id', '=', tagId).executeTakeFirst()

/** The account's links, in the order in which they were made; those of these ids, or all. */
export function listCodes(accountId: string, tagIds: readonly string[], db: Executor): Promise<CodeRow[]> {
  const query = select(db).where('l.account_id', '=', accountId).where('l.deleted_at', 'is', null)
  return (tagIds.length === 0 ? query : query.where('l.tag_id', 'in', tagIds))
    .orderBy('l.created_at')
    .orderBy('l.tag_id')
    .execute()
}
