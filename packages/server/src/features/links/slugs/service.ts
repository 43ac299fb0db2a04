import { refusalMessage } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import type { Database, Executor } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { slugProblem, toSlug } from './slug-problem.ts'
import * as store from './store.ts'
import { messages } from '../messages/messages.ts'

/** All of them lead to the link for ever; nobody needs more, and others need names, too. */
const MAX_SLUGS = 20
/** Names of deleted links stay reserved: without a limit an account could block names for others. */
const MAX_OF_DELETED = 200

/** Throws when the link cannot have the short name; call it under the account's lock, once the row is stored. */
export async function takeSlug(accountId: string, tagId: string, slug: string, trx: Executor): Promise<void> {
  const problem = slugProblem(slug)
  if (problem !== undefined) throw new AppError('BAD_REQUEST', { field: 'slug', message: problem })
  const owner = await store.findOwner(slug, trx)
  if (owner === tagId) return
  if (owner === undefined && (await store.count(tagId, trx)) >= MAX_SLUGS)
    throw new AppError('BAD_REQUEST', {
      field: 'slug',
      message: messages.later('tooManySlugs', { maxSlugs: MAX_SLUGS }),
    })
  if (owner === undefined && (await store.countOfDeleted(accountId, trx)) >= MAX_OF_DELETED)
    throw new AppError('BAD_REQUEST', {
      field: 'slug',
      message: messages.later('deletedLinksHoldTooManySlugs', { maxOfDeleted: MAX_OF_DELETED }),
    })
  if (owner !== undefined || (await store.take(accountId, tagId, slug, trx)) !== tagId)
    throw new AppError('LINK_SLUG_TAKEN', { field: 'slug' })
}

export interface SlugAvailability {
  isAvailable: boolean
  /** Why it is not available, for display. */
  reason?: string
}

/** Whether a link could have this name; its own current and former names are available to it. */
export async function checkSlug(
  text: string,
  tagId: string | undefined,
  language: Language,
  db: Database,
): Promise<SlugAvailability> {
  const slug = toSlug(text)
  const reason = slugProblem(slug)
  if (reason !== undefined) return { isAvailable: false, reason: reason(language) }
  const owner = await store.findOwner(slug, db)
  if (owner !== undefined && owner !== tagId)
    return { isAvailable: false, reason: refusalMessage('LINK_SLUG_TAKEN')(language) }
  return { isAvailable: true }
}
