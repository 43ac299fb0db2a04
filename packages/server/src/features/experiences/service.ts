import { MAX_ADDRESSES, type Page, type PageInput, pageNameProblem, refusalMessage } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { requireRevision } from '../../platform/http/require-revision.ts'
import { createNewPage, takePath, taken, translateTaken } from './new-page.ts'
import type { PageVersions } from './page-versions.ts'
import * as store from './store.ts'
import { toPage } from './to-page.ts'
import { messages } from './messages/messages.ts'
import { invalidField } from '../../platform/http/errors/error-handler.ts'

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

/** Names are reserved for ever, so that printed addresses work; nobody needs this many, and others need names too. */

export interface NameAvailability {
  isAvailable: boolean
  /** Why it is not available, for display. */
  reason?: string
}

export type ExperienceService = ReturnType<typeof createExperienceService>

export function createExperienceService({ db, limits, versions, newId, now }: ExperienceDependencies) {
  const create = createNewPage({ limits, newId, now })

  async function change(
    accountId: string,
    { experience_id: experienceId, path }: store.ExperienceRow,
    input: PageInput,
    trx: Transaction<Tables>,
  ): Promise<string> {
    if (path !== input.rootPageId) {
      if (await store.findByPath(accountId, input.rootPageId, trx)) throw taken()
      if ((await store.countOtherPaths(experienceId, input.rootPageId, trx)) >= MAX_ADDRESSES)
        throw new AppError('PAGE_NAME_LIMIT_REACHED', { field: 'rootPageId' })
      await takePath(accountId, experienceId, input.rootPageId, trx)
    }
    await store.update(accountId, experienceId, input, trx)
    return experienceId
  }

  async function findTarget(
    accountId: string,
    { experienceId, rootPageId }: PageInput,
    trx: Transaction<Tables>,
  ): Promise<store.ExperienceRow | undefined> {
    if (experienceId === undefined) return store.findByPath(accountId, rootPageId, trx)
    const row = await store.findById(accountId, experienceId, trx)
    if (!row) throw new AppError('NOT_FOUND')
    return row
  }

  return {
    async list(accountId: string): Promise<Page[]> {
      return (await store.list(accountId, db)).map(toPage)
    },

    /**
     * Saves an instant app. With `experienceId` it is that one; otherwise the account's own one at that path, or a new
     * one at a free path. Renaming keeps the id and the link; the old path redirects to the new one for ever.
     */
    async save(accountId: string, input: PageInput): Promise<Page> {
      requireOneSegment(input)
      return translateTaken(
        inTransaction(db, async (trx) => {
          const accessLevel = await limits.lockAccount(accountId, trx)
          const current = await findTarget(accountId, input, trx)
          if (current?.is_read_only) throw new AppError('EXPERIENCE_READ_ONLY')
          if (current) requireRevision(input.revision, toPage(current))
          await requireOwnSlides(accountId, input.experienceItems, trx)
          if (current?.path !== input.rootPageId) requireGoodName(input.rootPageId)
          const experienceId = current
            ? await change(accountId, current, input, trx)
            : await create(accountId, accessLevel, input, trx)
          await limits.requirePageRoom(accountId, input.experienceItems, trx)
          const saved = await store.findById(accountId, experienceId, trx)
          if (!saved) throw new AppError('INTERNAL')
          await versions.ofPage(accountId, current, saved, trx)
          return toPage(saved)
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

function requireOneSegment({ rootPageId, fullPagePath }: PageInput): void {
  if (rootPageId === fullPagePath) return
  throw invalidField('fullPagePath', messages.later('notRootPageId'))
}

function requireGoodName(name: string): void {
  const problem = pageNameProblem(name)
  if (problem !== undefined) throw new AppError('BAD_REQUEST', { field: 'rootPageId', message: problem })
}

async function requireOwnSlides(
  accountId: string,
  itemIds: readonly string[],
  trx: Transaction<Tables>,
): Promise<void> {
  if (itemIds.length === 0) return
  const owned = await store.countOwnItems(accountId, itemIds, trx)
  if (owned !== itemIds.length) throw new AppError('UNKNOWN_SLIDE', { field: 'experienceItems' })
}
