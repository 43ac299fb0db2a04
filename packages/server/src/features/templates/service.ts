import { MAX_TEMPLATES, type SlideTemplate } from '@taplet/contract'
import type { Slide } from '@taplet/slides/schema'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import * as store from './store.ts'

type Content = Pick<Slide, 'viewMetadata' | 'widgets'>

export interface TemplateDependencies {
  db: Database
  limits: { lockAccount(accountId: string, trx: Transaction<Tables>): Promise<number> }
  slides: {
    /** Returns the account's own saved slide; undefined for any other account's. */
    viewOf(accountId: string, viewId: string): Promise<Slide | undefined>
    /** Parses a stored slide, as far as this version can read it. */
    readStored(stored: { view_id: string; name: string; metadata: unknown; widgets: unknown }): Slide
  }
  newId: () => string
}

interface NewTemplate {
  name: string
  viewId?: string | undefined
  slide?: Content | undefined
}

export type TemplateService = ReturnType<typeof createTemplateService>

export function createTemplateService({ db, limits, slides, newId }: TemplateDependencies) {
  const toTemplate = (row: store.TemplateRow): SlideTemplate => {
    const { viewMetadata, widgets } = slides.readStored({ ...row, view_id: row.template_id })
    return {
      templateId: row.template_id,
      name: row.name,
      slide: { viewMetadata, widgets },
      createdAt: row.created_at.toISOString(),
    }
  }

  async function contentOf(accountId: string, { viewId, slide }: NewTemplate): Promise<Content> {
    const content = slide ?? (viewId === undefined ? undefined : await slides.viewOf(accountId, viewId))
    if (!content) throw new AppError('NOT_FOUND')
    return content
  }

  return {
    list: async (accountId: string): Promise<SlideTemplate[]> => (await store.list(accountId, db)).map(toTemplate),

    /** Stores a copy: later changes of the slide do not affect it. */
    async create(accountId: string, template: NewTemplate): Promise<SlideTemplate> {
      const slide = await contentOf(accountId, template)
      return inTransaction(db, async (trx) => {
        await limits.lockAccount(accountId, trx)
        if ((await store.count(accountId, trx)) >= MAX_TEMPLATES) throw new AppError('TEMPLATE_LIMIT_REACHED')
        return toTemplate(await store.insert(accountId, { templateId: newId(), name: template.name, slide }, trx))
      })
    },

    async rename(accountId: string, templateId: string, name: string): Promise<SlideTemplate> {
      const row = await store.rename(accountId, templateId, name, db)
      if (!row) throw new AppError('NOT_FOUND')
      return toTemplate(row)
    },

    async delete(accountId: string, templateId: string): Promise<void> {
      if (!(await store.remove(accountId, templateId, db))) throw new AppError('NOT_FOUND')
    },
  }
}
