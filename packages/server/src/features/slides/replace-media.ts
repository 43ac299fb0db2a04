import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/db/tables/tables.ts'
import { withOtherStrings } from '../../platform/with-other-strings.ts'
import { readSlide } from './read-slide.ts'
import type { SlideDependencies } from './service.ts'
import { slideMedia } from './slide-media.ts'
import * as store from './store.ts'

/** Replaces an address in all slides and instant apps of the account; returns the views that changed. */
export async function replaceMedia(
  { limits, versions }: Pick<SlideDependencies, 'limits' | 'versions'>,
  accountId: string,
  [from, to]: readonly [string, string],
  trx: Transaction<Tables>,
): Promise<string[]> {
  await limits.lockAccount(accountId, trx)
  if (from === to) return []
  const others = new Map([[from, to]])
  const changed: string[] = []
  for (const row of await store.listViews(accountId, trx)) {
    const slide = readSlide(row)
    if (!slideMedia([slide]).includes(from)) continue
    const saved = await store.updateView(accountId, withOtherStrings(slide, others), trx)
    await versions.ofView(accountId, row, saved, trx)
    await limits.requirePageRoom(accountId, await store.itemsOfView(accountId, row.view_id, trx), trx)
    changed.push(row.view_id)
  }
  await store.replacePagePictures(accountId, from, to, trx)
  return changed
}
