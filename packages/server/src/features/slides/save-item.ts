import type { ExperienceItem } from '@taplet/contract'
import type { ItemTarget, KindType } from '@taplet/slides/schema'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/db/tables/tables.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { requireRevision } from '../../platform/http/require-revision.ts'
import { itemKindOf } from './item-kind-of.ts'
import type { SlideVersions } from './slide-versions.ts'
import * as store from './store.ts'
import { toWireItem } from './to-wire.ts'

export interface ItemChange {
  experienceItemId: string
  itemName?: string | undefined
  websiteUrl?: string | undefined
  productId?: string | undefined
  revision?: number | undefined
}

/** Called in the transaction with what a slide shows besides widgets; throws when that is not allowed. */
export type SlideTargets = {
  [T in KindType]: { settle(accountId: string, target: ItemTarget, trx: Transaction<Tables>): Promise<void> }
}

interface Dependencies {
  versions: SlideVersions
  targets: SlideTargets
}

/** Changes the name of an item or what it shows, under the account's lock. */
export async function saveItem(
  { versions, targets }: Dependencies,
  accountId: string,
  { experienceItemId, itemName, websiteUrl, productId, revision }: ItemChange,
  trx: Transaction<Tables>,
): Promise<ExperienceItem> {
  const current = await store.lockItem(accountId, experienceItemId, trx)
  if (!current) throw new AppError('NOT_FOUND')
  if (current.is_read_only) throw new AppError('EXPERIENCE_ITEM_READ_ONLY')
  const item = toWireItem(current)
  requireRevision(revision, item)
  // An empty address means "unchanged": saves of a name come without one.
  const target = itemKindOf(item.itemType).target({
    websiteUrl: websiteUrl || item.websiteUrl,
    productId: productId ?? item.productId,
  })
  const isOther = target.websiteUrl !== item.websiteUrl || target.productId !== item.productId
  if (isOther && item.itemType !== 'CUSTOM') await targets[item.itemType].settle(accountId, target, trx)
  const stored = await store.updateItem(
    accountId,
    experienceItemId,
    { name: itemName ?? item.itemName, website_url: target.websiteUrl, product_id: target.productId },
    trx,
  )
  await versions.ofName(accountId, current, stored, trx)
  return toWireItem({ ...stored, used_in: item.usedIn, edited_at: stored.updated_at, is_read_only: false })
}
