import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/db/tables/tables.ts'
import { readSlide } from './read-slide.ts'
import type { SlideDependencies } from './service.ts'
import { slideMedia } from './slide-media.ts'
import * as store from './store.ts'

/** Returns a copy in which every string equal to this address is replaced: addresses are whole strings in slides. */
function withOther<Value>(value: Value, from: string, to: string): Value {
  const copy = (one: unknown): unknown => {
    if (one === from) return to
    if (Array.isArray(one)) return one.map(copy)
    if (!(one instanceof Object)) return one
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, copy(inner)]))
  }
  // The same shape: only strings were replaced by strings.
  return copy(value) as Value
}

/** Replaces an address in all slides and instant apps of the account; returns the views that changed. */
export async function replaceMedia(
  { limits, versions }: Pick<SlideDependencies, 'limits' | 'versions'>,
  accountId: string,
  [from, to]: readonly [string, string],
  trx: Transaction<Tables>,
): Promise<string[]> {
  await limits.lockAccount(accountId, trx)
  if (from === to) return []
  const changed: string[] = []
  for (const row of await store.listViews(accountId, trx)) {
    const slide = readSlide(row)
    if (!slideMedia([slide]).includes(from)) continue
    const saved = await store.updateView(accountId, withOther(slide, from, to), trx)
    await versions.ofView(accountId, row, saved, trx)
    await limits.requirePageRoom(accountId, await store.itemsOfView(accountId, row.view_id, trx), trx)
    changed.push(row.view_id)
  }
  await store.replacePagePictures(accountId, from, to, trx)
  return changed
}
