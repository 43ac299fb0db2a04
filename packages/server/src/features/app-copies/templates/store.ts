import type { TemplateSlide } from '@taplet/contract'
import type { AppTheme } from '@taplet/slides/schema'
import { type Selectable, sql } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'

export type TemplateRow = Selectable<Tables['app_templates']>

export const list = (accountId: string, db: Executor): Promise<TemplateRow[]> =>
  db
    .selectFrom('app_templates')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('template_id')
    .execute()

export const find = (accountId: string, templateId: string, db: Executor): Promise<TemplateRow | undefined> =>
  db
    .selectFrom('app_templates')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('template_id', '=', templateId)
    .executeTakeFirst()

export async function count(accountId: string, db: Executor): Promise<number> {
  const { count: found } = await db
    .selectFrom('app_templates')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return found
}

interface NewTemplate {
  templateId: string
  name: string
  description: string
  pageName: string
  theme: AppTheme | null
  timeZone: string | null
  slides: readonly TemplateSlide[]
}

export const insert = (
  accountId: string,
  { templateId, name, description, pageName, theme, timeZone, slides }: NewTemplate,
  db: Executor,
): Promise<TemplateRow> =>
  db
    .insertInto('app_templates')
    .values({
      template_id: templateId,
      account_id: accountId,
      name,
      description,
      page_name: pageName,
      theme: theme && JSON.stringify(theme),
      slides: JSON.stringify(slides),
      time_zone: timeZone,
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
    .updateTable('app_templates')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('template_id', '=', templateId)
    .returningAll()
    .executeTakeFirst()

/** Returns false when the account has none with that id. */
export async function remove(accountId: string, templateId: string, db: Executor): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('app_templates')
    .where('account_id', '=', accountId)
    .where('template_id', '=', templateId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
