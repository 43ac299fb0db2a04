import type { Slide } from '@taplet/slides/schema'
import { type Selectable, sql } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'

export type TemplateRow = Selectable<Tables['slide_templates']>

export const list = (accountId: string, db: Executor): Promise<TemplateRow[]> =>
  db
    .selectFrom('slide_templates')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('template_id')
    .execute()

export async function count(accountId: string, db: Executor): Promise<number> {
  const { count: found } = await db
    .selectFrom('slide_templates')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return found
}

export const insert = (
  accountId: string,
  { templateId, name, slide }: { templateId: string; name: string; slide: Pick<Slide, 'viewMetadata' | 'widgets'> },
  db: Executor,
): Promise<TemplateRow> =>
  db
    .insertInto('slide_templates')
    .values({
      template_id: templateId,
      account_id: accountId,
      name,
      metadata: JSON.stringify(slide.viewMetadata),
      widgets: JSON.stringify(slide.widgets),
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Returns the account's renamed template, or undefined when it has none with that id. */
export const rename = (
  accountId: string,
  templateId: string,
  name: string,
  db: Executor,
): Promise<TemplateRow | undefined> =>
  db
    .updateTable('slide_templates')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('template_id', '=', templateId)
    .returningAll()
    .executeTakeFirst()

/** Returns false when the account has none with that id. */
export async function remove(accountId: string, templateId: string, db: Executor): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('slide_templates')
    .where('account_id', '=', accountId)
    .where('template_id', '=', templateId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
