import type { TemplateSlide } from '@taplet/contract'
import type { AppTheme } from '@taplet/slides/schema'
import type { Selectable } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import { ownTemplates } from '../../../platform/db/documents/own-templates.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'

export type TemplateRow = Selectable<Tables['app_templates']>

export const { list, count, rename, remove } = ownTemplates('app_templates')

export const find = (accountId: string, templateId: string, db: Executor): Promise<TemplateRow | undefined> =>
  db
    .selectFrom('app_templates')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('template_id', '=', templateId)
    .executeTakeFirst()

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
