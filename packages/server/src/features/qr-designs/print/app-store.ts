import { sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'

/** An app that a link leads to, as far as it is printed. */
export interface PrintedApp {
  tag_id: string
  name: string
  theme: unknown
  /** The address of the first drawing on its slides; null where there is none. */
  art: string | null
}

/** Lists the apps of the account to which these links lead; links that lead elsewhere are not among them. */
export async function listApps(accountId: string, tagIds: readonly string[], db: Executor): Promise<PrintedApp[]> {
  const { rows } = await sql<PrintedApp>`
    select l.tag_id, e.name, e.theme, (
      select substring(v.metadata::text || v.widgets::text from '/media/art/[^"]+')
      from unnest(e.item_ids) with ordinality as shown(item_id, place)
        join experience_items i on i.item_id = shown.item_id and i.account_id = e.account_id
        join views v on v.view_id = i.view_id and v.account_id = e.account_id
      where v.metadata::text || v.widgets::text like '%/media/art/%'
      order by shown.place
      limit 1
    ) as art
    from links l
      join experiences e on e.experience_id = l.experience_id and e.account_id = l.account_id
    where l.account_id = ${accountId} and l.tag_id = any(${tagIds}) and e.deleted_at is null`.execute(db)
  return rows
}
