import { APP_TEMPLATE_LIMITS, type AppTemplate, type Page, type TemplateSlide, tierOf } from '@taplet/contract'
import { type AppTheme, renaming, withWords } from '@taplet/slides/schema'
import { changeTheme } from '@taplet/slides/themes'
import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { type AppParts, productIdsOf, rulesOf } from '../app-parts.ts'
import * as store from './store.ts'
import { createToTemplate, type ReadStored } from './to-template.ts'

export interface AppTemplateDependencies {
  db: Database
  parts: AppParts
  readStored: ReadStored
  newId: () => string
}

interface Wish {
  templateId: string
  experienceId: string
  rootPageId: string
  pageName: string
  description?: string | undefined
  theme?: AppTheme | undefined
}

export type AppTemplateService = ReturnType<typeof createAppTemplateService>

/** Whole apps that an account stores to start others from. */
export function createAppTemplateService({ db, parts, readStored, newId }: AppTemplateDependencies) {
  const { apps, slides, products, lockAccount } = parts
  const toTemplate = createToTemplate(readStored)

  async function requireTemplate(
    accountId: string,
    templateId: string,
    trx: Transaction<Tables>,
  ): Promise<AppTemplate> {
    const row = await store.find(accountId, templateId, trx)
    if (!row) throw new AppError('NOT_FOUND', { field: 'templateId' })
    return toTemplate(row)
  }

  /** Leaves out slides whose product was deleted meanwhile. */
  async function usable(accountId: string, all: readonly TemplateSlide[], trx: Transaction<Tables>) {
    const known = await products.read(accountId, productIdsOf(all), trx)
    return all.filter(({ productId }) => productId === null || known.has(productId))
  }

  return {
    list: async (accountId: string): Promise<AppTemplate[]> => (await store.list(accountId, db)).map(toTemplate),

    /** Stores a copy: later changes of the app and its slides do not affect it. */
    async create(accountId: string, experienceId: string, name: string): Promise<AppTemplate> {
      return inTransaction(db, async (trx) => {
        const tier = tierOf(await lockAccount(accountId, trx))
        const app = await apps.findApp(accountId, experienceId, trx)
        if (!app) throw new AppError('NOT_FOUND')
        if ((await store.count(accountId, trx)) >= APP_TEMPLATE_LIMITS[tier])
          throw new AppError('APP_TEMPLATE_LIMIT_REACHED')
        const { description, pageName, theme, timeZone } = app
        const whole = await slides.readWhole(accountId, app, trx)
        const template = { templateId: newId(), name, description, pageName, theme, timeZone, slides: whole }
        const row = await store.insert(accountId, template, trx)
        return toTemplate(row)
      })
    },

    async rename(accountId: string, templateId: string, name: string): Promise<AppTemplate> {
      const row = await store.rename(accountId, templateId, name, db)
      if (!row) throw new AppError('NOT_FOUND')
      return toTemplate(row)
    },

    async delete(accountId: string, templateId: string): Promise<void> {
      if (!(await store.remove(accountId, templateId, db))) throw new AppError('NOT_FOUND')
    },

    /** Creates an app with slides of its own, all or nothing; a repeated request answers the app that it made. */
    async use(
      accountId: string,
      { templateId, experienceId, rootPageId, pageName, description, theme }: Wish,
    ): Promise<{ updatedPage: Page; leftOut: number }> {
      return inTransaction(db, async (trx) => {
        const accessLevel = await lockAccount(accountId, trx)
        const template = await requireTemplate(accountId, templateId, trx)
        const made = await apps.findApp(accountId, experienceId, trx)
        if (made) return { updatedPage: made, leftOut: template.slides.length - made.experienceItems.length }
        const shown = await usable(accountId, template.slides, trx)
        const rename = renaming(template.pageName, pageName)
        const dressed = shown.map(({ slide, ...one }) => ({
          ...one,
          slide: slide && inTheme({ ...slide, widgets: withWords(slide.widgets, rename) }, template.theme, theme),
        }))
        const experienceItems = await slides.addWhole(accountId, dressed, accessLevel, trx)
        const app = {
          experienceId,
          path: { own: rootPageId },
          pageName,
          description: description ?? rename(template.description),
          active: true,
          isDraft: true,
          theme: theme ?? template.theme,
          experienceItems,
          slideRules: rulesOf(shown, experienceItems),
          timeZone: template.timeZone,
        }
        const updatedPage = await apps.addApp(accountId, accessLevel, app, trx)
        return { updatedPage, leftOut: template.slides.length - shown.length }
      })
    },
  }
}

/** Returns the slide as it looks in another theme; the same one where none is wanted. */
const inTheme = (
  slide: NonNullable<TemplateSlide['slide']>,
  own: AppTheme | null,
  wanted: AppTheme | undefined,
): NonNullable<TemplateSlide['slide']> => (wanted === undefined ? slide : changeTheme(slide, own ?? undefined, wanted))
