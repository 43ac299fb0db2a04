import type { PageInput } from '@taplet/contract'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/db/tables/tables.ts'
import { newLinkId } from '../../platform/link-ids/new-link-ids.ts'
import { violatedConstraint } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import * as store from './store.ts'

export interface NewPageDependencies {
  limits: { requireRoom(kind: 'experience', accessLevel: number, count: number): void }
  newId: () => string
  now: () => number
}

/** Creates an instant app at a path that no other account has or had, with its own link; under the account's lock. */
export const createNewPage =
  ({ limits, newId, now }: NewPageDependencies) =>
  async (
    accountId: string,
    accessLevel: number,
    input: PageInput,
    trx: Transaction<Tables>,
    experienceId = newId(),
  ): Promise<string> => {
    limits.requireRoom('experience', accessLevel, await store.count(accountId, trx))
    const createdAt = new Date(now())
    await store.insert(accountId, experienceId, input, input.isDraft ? null : createdAt, trx)
    await takePath(accountId, experienceId, input.rootPageId, trx)
    const columns = { name: input.pageName, created_at: createdAt }
    await store.insertDefaultLink(accountId, experienceId, await newLinkId(trx), columns, trx)
    return experienceId
  }

/** Assigns the path to the experience, under the account's lock. Throws when somebody has it. */
export async function takePath(
  accountId: string,
  experienceId: string,
  path: string,
  trx: Transaction<Tables>,
): Promise<void> {
  if (!(await store.claimPath(accountId, experienceId, path, trx))) throw taken()
}

export const taken = (cause?: unknown, field = 'rootPageId'): AppError =>
  new AppError('PAGE_NAME_TAKEN', { field, cause })

/**
 * Two accounts may want a path at the same moment; then the database refuses the second. `field` is the name of the
 * address in the call.
 */
export async function translateTaken<T>(saving: Promise<T>, field = 'rootPageId'): Promise<T> {
  try {
    return await saving
  } catch (error) {
    const isTaken = error instanceof AppError && error.code === 'PAGE_NAME_TAKEN'
    throw isTaken || violatedConstraint(error) === 'experiences_one_live_path' ? taken(error, field) : error
  }
}
