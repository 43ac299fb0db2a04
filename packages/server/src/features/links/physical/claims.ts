import type { Tag, TagInput } from '@taplet/contract'
import { tagSubType } from '@taplet/contract/schemas'
import type { Transaction } from 'kysely'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { LinkDependencies, LinkService } from '../service.ts'
import { find } from '../store.ts'
import { toTag } from '../to-tag.ts'
import type { WriteLink } from '../write-link.ts'
import * as store from './store.ts'

type Trx = Transaction<Tables>

/** Physical tags: claiming them from the operator, and releasing them. */
export function createClaims({
  db,
  limits,
  links,
  write,
  clock,
}: LinkDependencies & { links: LinkService; write: WriteLink; clock: () => Date }) {
  async function requireFree(accountId: string, tagId: string, trx: Trx): Promise<store.TagRow> {
    const tag = await store.lock(tagId, trx)
    if (!tag) throw new AppError('NOT_FOUND')
    if (tag.account_id !== null && tag.account_id !== accountId) throw new AppError('TAG_CLAIMED')
    // A tag that was taken down must not be cleared by releasing and claiming it again.
    if (tag.disabled_at !== null || (await store.isTakenDown(tagId, trx))) throw new AppError('TAG_DISABLED')
    return tag
  }

  return {
    /**
     * Makes an unowned tag a link of the account; of two claims at once, one succeeds. For its owner it returns the
     * existing link, unchanged.
     */
    async claim(
      accountId: string,
      { tagId, ...input }: Omit<TagInput, 'tagSubType'> & { tagId: string },
    ): Promise<Tag> {
      const ready = await write.prepare(input)
      return inTransaction(db, async (trx) => {
        const accessLevel = await limits.lockAccount(accountId, trx)
        const tag = await requireFree(accountId, tagId, trx)
        const there = tag.account_id === accountId ? await find(accountId, tagId, trx) : undefined
        if (there) return toTag(there)
        const before = await store.findLink(tagId, trx)
        if (before && before.account_id !== accountId) {
          await store.setAside(tagId, trx)
          await store.handOver(tagId, accountId, clock(), trx)
        }
        const look = { ...ready.input, tagSubType: tagSubType.parse(tag.tag_sub_type) }
        await links.add(accountId, accessLevel, { ...ready, input: look }, trx, tagId)
        await store.setOwner(tagId, accountId, trx)
        return links.find(accountId, tagId, trx)
      })
    },

    /** Releases a tag: whoever holds it can then claim it. */
    async release(accountId: string, tagId: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        await limits.lockAccount(accountId, trx)
        const tag = await store.lock(tagId, trx)
        if (!tag || tag.account_id !== accountId) throw new AppError('NOT_FOUND')
        const link = await find(accountId, tagId, trx)
        if (link) await links.hide(accountId, toTag(link), trx)
        await store.setOwner(tagId, null, trx)
      })
    },
  }
}
export type Claims = ReturnType<typeof createClaims>
