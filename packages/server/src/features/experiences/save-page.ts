import { MAX_ADDRESSES, type PageInput, pageNameProblem } from '@taplet/contract'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/db/tables/tables.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { invalidField } from '../../platform/http/errors/error-handler.ts'
import { isTimeZone } from '../../platform/is-time-zone.ts'
import { requireRevision } from '../../platform/http/require-revision.ts'
import { messages } from './messages/messages.ts'
import { createNewPage, type NewPageDependencies, takePath, taken } from './new-page.ts'
import * as store from './store.ts'
import { toPage } from './to-page.ts'

/** An instant app before and after a save; `before` is undefined for a new one. */
export interface SavedPage {
  before: store.ExperienceRow | undefined
  after: store.ExperienceRow
}

/** Saves pages under the account's lock, without their version and without the room they need. */
export function createSavePage(dependencies: NewPageDependencies) {
  const create = createNewPage(dependencies)

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

  return async (
    accountId: string,
    accessLevel: number,
    input: PageInput,
    trx: Transaction<Tables>,
  ): Promise<SavedPage> => {
    requireOneSegment(input)
    requireTimeZone(input)
    const before = await findTarget(accountId, input, trx)
    if (before?.is_read_only) throw new AppError('EXPERIENCE_READ_ONLY')
    if (before) requireRevision(input.revision, toPage(before))
    await requireOwnSlides(accountId, input.experienceItems, trx)
    if (before?.path !== input.rootPageId) requireGoodName(input.rootPageId)
    const experienceId = before
      ? await change(accountId, before, input, trx)
      : await create(accountId, accessLevel, input, trx)
    return { before, after: await findOwn(accountId, experienceId, trx) }
  }
}

/** Throws when the account has no such instant app. */
export async function findOwn(
  accountId: string,
  experienceId: string,
  trx: Transaction<Tables>,
): Promise<store.ExperienceRow> {
  const row = await store.findById(accountId, experienceId, trx)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

const findTarget = (
  accountId: string,
  { experienceId, rootPageId }: PageInput,
  trx: Transaction<Tables>,
): Promise<store.ExperienceRow | undefined> =>
  experienceId === undefined ? store.findByPath(accountId, rootPageId, trx) : findOwn(accountId, experienceId, trx)

function requireOneSegment({ rootPageId, fullPagePath }: PageInput): void {
  if (rootPageId === fullPagePath) return
  throw invalidField('fullPagePath', messages.later('notRootPageId'))
}

function requireTimeZone({ timeZone }: PageInput): void {
  if (timeZone && !isTimeZone(timeZone)) throw invalidField('timeZone', messages.later('unknownTimeZone'))
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
