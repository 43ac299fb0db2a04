import { type Page, type PageInput, pageNameProblem } from '@taplet/contract'
import type { Transaction } from 'kysely'
import type { Executor } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { violatedConstraint } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { createNewPage, translateTaken } from '../new-page.ts'
import type { ExperienceDependencies } from '../service.ts'
import { count, findById } from '../store.ts'
import { toPage } from '../to-page.ts'
import { findFreePath } from './find-free-path.ts'

export type NewApp = Omit<PageInput, 'experienceId' | 'fullPagePath' | 'revision' | 'rootPageId' | 'shopifyConfig'> & {
  experienceId: string
  /** Its address, or the address of the app that it is a copy of. */
  path: { own: string } | { near: string }
}

/** Instant apps that another feature makes whole, in its transaction and under the account's lock. */
export function createAddApp({ limits, versions, newId, now }: Omit<ExperienceDependencies, 'db'>) {
  const create = createNewPage({ limits, newId, now })

  async function pathOf({ path, pageName }: NewApp, trx: Transaction<Tables>): Promise<string> {
    if ('near' in path) return findFreePath(pageName, path.near, newId, trx)
    const problem = pageNameProblem(path.own)
    if (problem !== undefined) throw new AppError('BAD_REQUEST', { field: 'rootPageId', message: problem })
    return path.own
  }

  return {
    /** Returns an app of the account, as it is saved; undefined when it has none with that id. */
    async findApp(accountId: string, experienceId: string, db: Executor): Promise<Page | undefined> {
      const row = await findById(accountId, experienceId, db)
      return row && toPage(row)
    },

    /** Throws when the plan has no room for another app. */
    async requireRoom(accountId: string, accessLevel: number, trx: Transaction<Tables>): Promise<void> {
      limits.requireRoom('experience', accessLevel, await count(accountId, trx))
    },

    /** Creates it under the id that the client made up; one that was used before is refused. */
    async addApp(accountId: string, accessLevel: number, app: NewApp, trx: Transaction<Tables>): Promise<Page> {
      const { experienceId, path: _, ...page } = app
      const rootPageId = await pathOf(app, trx)
      const input: PageInput = { ...page, rootPageId, fullPagePath: rootPageId, shopifyConfig: null }
      await translateTaken(create(accountId, accessLevel, input, trx, experienceId)).catch((error: unknown) => {
        if (violatedConstraint(error) !== 'experiences_pkey') throw error
        throw new AppError('BAD_REQUEST', { field: 'experienceId', cause: error })
      })
      await limits.requirePageRoom(accountId, input.experienceItems, trx)
      const row = await findById(accountId, experienceId, trx)
      if (!row) throw new AppError('INTERNAL')
      await versions.ofPage(accountId, undefined, row, trx)
      return toPage(row)
    },
  }
}
