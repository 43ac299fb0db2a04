import { FREE_LIMITS, type LinkBatch, mayCreate, type Tag, type TagInput } from '@taplet/contract'
import type { Transaction } from 'kysely'
import { newLinkIds } from '../../../platform/link-ids/new-link-ids.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { messages } from '../messages/messages.ts'
import type { LinkDependencies } from '../service.ts'
import * as links from '../store.ts'
import { toTag } from '../to-tag.ts'
import type { WriteLink } from '../write-link.ts'
import * as store from './store.ts'

type Trx = Transaction<Tables>

interface Series
  extends Pick<TagInput, 'experienceId' | 'slideId' | 'destinationUrl' | 'qrDesignId' | 'tagSubType' | 'note'> {
  /** Its # is replaced by the number; without one the number follows. */
  name: string
  from: number
  count: number
}

interface Dependencies extends LinkDependencies {
  newId: () => string
  write: WriteLink
  clock: () => Date
}

/** Links that are made together. */
export function createBatches({ db, limits, newId, write, clock }: Dependencies) {
  async function add(accountId: string, name: string, trx: Trx): Promise<LinkBatch> {
    const batch = { batchId: newId(), name, at: clock() }
    await store.put(accountId, batch, trx)
    return { batchId: batch.batchId, name, createdAt: batch.at.toISOString() }
  }

  return {
    /** Adds an empty batch. */
    add,
    /** Puts new links into it. */
    addLinks: store.addLinks,

    /** Creates numbered links, all or none. */
    async createSeries(
      accountId: string,
      { name, from, count, ...input }: Series,
    ): Promise<{ batch: LinkBatch; tagData: Tag[] }> {
      const ready = await write.prepare(input)
      return inTransaction(db, async (trx) => {
        requireRoom(await limits.lockAccount(accountId, trx), await links.count(accountId, trx), count)
        const numbers = Array.from({ length: count }, (_, index) => from + index)
        const ids = await newLinkIds(count, trx)
        const batch = await add(accountId, seriesName(name, from, count), trx)
        const nameAt = (number: number, ofNone: string) => numberedName(name.trim() || ofNone, number)
        const made = numbers.map((number, index) => ({ tagId: ids[index] ?? '', number }))
        await write.createSeries(accountId, { ready, batchId: batch.batchId, nameAt, made }, trx)
        const tags = new Map((await links.findMany(accountId, ids, trx)).map((row) => [row.tag_id, toTag(row)]))
        return { batch, tagData: ids.flatMap((id) => tags.get(id) ?? []) }
      })
    },

    async list(accountId: string): Promise<LinkBatch[]> {
      const rows = await store.list(accountId, db)
      return rows.map((row) => ({ batchId: row.batch_id, name: row.name, createdAt: row.created_at.toISOString() }))
    },
  }
}
export type Batches = ReturnType<typeof createBatches>

function requireRoom(accessLevel: number, there: number, count: number): void {
  if (mayCreate('link', accessLevel, there + count - 1)) return
  const room = Math.max(0, FREE_LIMITS.link - there)
  throw new AppError('LINK_LIMIT_REACHED', {
    field: 'count',
    ...(room > 0 && { message: messages.later('roomForSeries', { count: room, max: FREE_LIMITS.link }) }),
  })
}

const numberedName = (name: string, number: number): string =>
  name.includes('#') ? name.replaceAll('#', String(number)) : `${name} ${number}`

const seriesName = (name: string, from: number, count: number): string =>
  [from, from + count - 1].map((number) => numberedName(name.trim(), number).trim()).join(' – ')
