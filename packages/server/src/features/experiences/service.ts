import { type Page, type PageInput, pageNameProblem, refusalMessage } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { translateTaken } from './new-page.ts'
import type { PageVersions } from './page-versions.ts'
import { createSavePage } from './save-page.ts'
import * as store from './store.ts'
import { toPage } from './to-page.ts'
import { messages } from './messages/messages.ts'

export interface ExperienceDependencies {
  db: Database
  limits: {
    lockAccount(accountId: string, trx: Transaction<Tables>): Promise<number>
    requireRoom(kind: 'experience', accessLevel: number, count: number): void
    requirePageRoom(accountId: string, itemIds: readonly string[], trx: Transaction<Tables>): Promise<void>
  }
  versions: PageVersions
  newId: () => string
  now: () => number
}

export interface NameAvailability {
  isAvailable: boolean
  /** Why it is not available, for display. */
  reason?: string
}

export type ExperienceService = ReturnType<typeof createExperienceService>

export function createExperienceService({ db, limits, versions, newId, now }: ExperienceDependencies) {
  const savePage = createSavePage({ limits, newId, now })

  return {
    async list(accountId: string): Promise<Page[]> {
      return (await store.list(accountId, db)).map(toPage)
    },

    /**
     * Saves an instant app. With `experienceId` it is that one; otherwise the account's own one at that path, or a new
     * one at a free path. Renaming keeps the id and the link; the old path redirects to the new one for ever.
     */
    async save(accountId: string, input: PageInput): Promise<Page> {
      return translateTaken(
        inTransaction(db, async (trx) => {
          const accessLevel = await limits.lockAccount(accountId, trx)
          const { before, after } = await savePage(accountId, accessLevel, input, trx)
          await limits.requirePageRoom(accountId, after.item_ids, trx)
          await versions.ofPage(accountId, before, after, trx)
          return toPage(after)
        }),
      )
    },

    /**
     * Whether the account could give this name to an instant app. Names it had before count as available; the current
     * name of another of its own does not, as saving would refuse it. Callers leave out the name that the app has
     * already.
     */
    async checkName(accountId: string, name: string, language: Language): Promise<NameAvailability> {
      const reason = pageNameProblem(name)
      if (reason !== undefined) return { isAvailable: false, reason: reason(language) }
      if (await store.findByPath(accountId, name, db))
        return { isAvailable: false, reason: messages(language)('ownName') }
      if (await store.isPathOfAnother(accountId, name, db))
        return { isAvailable: false, reason: refusalMessage('PAGE_NAME_TAKEN')(language) }
      return { isAvailable: true }
    },

    /** Whether a save under this name would create or change an app of this account, not hit another account's. */
    async isOwnOrFree(accountId: string, name: string): Promise<boolean> {
      return pageNameProblem(name) === undefined && !(await store.isPathOfAnother(accountId, name, db))
    },

    /** Deletes the instant app that both names refer to; its path and link then show a friendly page. */
    async delete(
      accountId: string,
      { rootPageId, fullPagePath }: { rootPageId: string; fullPagePath: string },
    ): Promise<void> {
      if (rootPageId !== fullPagePath) throw new AppError('NOT_FOUND')
      await inTransaction(db, async (trx) => {
        await limits.lockAccount(accountId, trx)
        if (!(await store.hide(accountId, rootPageId, trx))) throw new AppError('NOT_FOUND')
      })
    },

    /** Puts an instant app on the explore list. Reserved to the operator: no API call does it. */
    async feature(accountId: string, experienceId: string, category: string): Promise<void> {
      await store.feature(accountId, experienceId, category, db)
    },
  }
}
