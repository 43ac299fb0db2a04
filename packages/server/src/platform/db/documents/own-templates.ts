import { type Selectable, sql } from 'kysely'
import type { Executor } from '../database.ts'
import type { Tables } from '../tables/tables.ts'

type TemplateTable = 'slide_templates' | 'app_templates'

/** What templates of an account have in common, whatever they are of. */
export function ownTemplates<Table extends TemplateTable>(name: Table) {
  type Row = Selectable<Tables[Table]>
  // Only columns that both tables have are named below; what is returned are whole rows of the table that was asked for.
  const table = name as 'slide_templates'
  const whole = (row: unknown) => row as Row

  return {
    /** The newest first. */
    async list(accountId: string, db: Executor): Promise<Row[]> {
      const rows = await db
        .selectFrom(table)
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .orderBy('template_id')
        .execute()
      return rows.map(whole)
    },

    async count(accountId: string, db: Executor): Promise<number> {
      const { count } = await db
        .selectFrom(table)
        .select(sql<number>`count(*)::int`.as('count'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow()
      return count
    },

    /** Returns the account's renamed template, or undefined when it has none with that id. */
    async rename(accountId: string, templateId: string, newName: string, db: Executor): Promise<Row | undefined> {
      const row = await db
        .updateTable(table)
        .set({ name: newName })
        .where('account_id', '=', accountId)
        .where('template_id', '=', templateId)
        .returningAll()
        .executeTakeFirst()
      return row && whole(row)
    },

    /** Returns false when the account has none with that id. */
    async remove(accountId: string, templateId: string, db: Executor): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom(table)
        .where('account_id', '=', accountId)
        .where('template_id', '=', templateId)
        .executeTakeFirst()
      return numDeletedRows === 1n
    },
  }
}
