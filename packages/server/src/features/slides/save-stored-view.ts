import type { View } from '@taplet/contract'
import type { Slide } from '@taplet/slides/schema'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/db/tables/tables.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { requireRevision } from '../../platform/http/require-revision.ts'
import type { SlideVersions } from './slide-versions.ts'
import * as store from './store.ts'
import { toWireView } from './to-wire.ts'

/** A slide as a client saves it, with the revision that it is based on. */
export type SlideSave = Slide & { revision?: number | undefined }

/**
 * Saves a view that exists, under the account's lock; throws when it is another's, newer or read-only. The caller checks
 * whether there is room for it in the apps that show it.
 */
export async function saveStoredView(
  versions: SlideVersions,
  accountId: string,
  { revision, ...content }: SlideSave,
  trx: Transaction<Tables>,
): Promise<View> {
  const current = await store.lockView(accountId, content.viewId, trx)
  if (!current) throw new AppError('NOT_FOUND')
  if (await store.isViewReadOnly(accountId, content.viewId, trx)) throw new AppError('EXPERIENCE_ITEM_READ_ONLY')
  requireRevision(revision, toWireView(current))
  const saved = await store.updateView(accountId, content, trx)
  await versions.ofView(accountId, current, saved, trx)
  return toWireView(saved)
}
