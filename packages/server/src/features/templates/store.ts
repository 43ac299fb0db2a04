import type { Slide } from '@taplet/slides/schema'
import type { Selectable } from 'kysely'
import type { Executor } from '../../platform/db/database.ts'
import { ownTemplates } from '../../platform/db/documents/own-templates.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'

export type TemplateRow = Selectable<Tables['slide_templates']>

export const { list, count, rename, remove } = ownTemplates('slide_templates')

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
