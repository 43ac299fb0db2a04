import type { Tag, TagInput } from '@taplet/contract'
import type { Transaction } from 'kysely'
import type { Database, Executor } from '../../platform/db/database.ts'
import { newLinkId } from '../../platform/link-ids/new-link-ids.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { requireRevision } from '../../platform/http/require-revision.ts'
import * as store from './store.ts'
import { toTag } from './to-tag.ts'
import type { Prepared, WriteLink } from './write-link.ts'
import { messages } from './messages/messages.ts'

type Trx = Transaction<Tables>

export interface LinkLimits {
  lockAccount(accountId: string, trx: Trx): Promise<number>
  requireRoom(kind: 'link', accessLevel: number, count: number): void
}

export interface LinkDependencies {
  db: Database
  limits: LinkLimits
}

export type LinkService = ReturnType<typeof createLinkService>

/** Links as their owners manage them. Callers that pass a transaction must hold the account's lock. */
export function createLinkService({ db, limits, write }: LinkDependencies & { write: WriteLink }) {
  async function find(accountId: string, tagId: string, executor: Executor = db): Promise<Tag> {
    const row = await store.find(accountId, tagId, executor)
    if (!row) throw new AppError('NOT_FOUND')
    return toTag(row)
  }

  /** Stores a new link if the plan has room; `ofTag` is the id of a physical tag. */
  async function add(accountId: string, accessLevel: number, ready: Prepared, trx: Trx, ofTag?: string) {
    limits.requireRoom('link', accessLevel, await store.count(accountId, trx))
    const tagId = ofTag ?? (await newLinkId(trx))
    await write.create(accountId, tagId, ready, trx)
    return tagId
  }

  async function change(accountId: string, current: Tag, ready: Prepared, trx: Trx): Promise<boolean> {
    if (current.isReadOnly) throw new AppError('LINK_READ_ONLY')
    requireSameApp(current, ready.input)
    return write.change(accountId, current.tagId, current, ready, trx)
  }

  async function hide(accountId: string, current: Tag, trx: Trx): Promise<void> {
    if (current.isDefault && (await isAppThere(accountId, current, trx)))
      throw new AppError('BAD_REQUEST', {
        field: 'tagId',
        message: messages.later('ownLinkCannotBeDeleted'),
      })
    await store.hide(accountId, current.tagId, trx)
  }

  return {
    add,
    change,
    hide,
    /** Returns the account's link with this id. */
    find,

    async list(accountId: string): Promise<Tag[]> {
      return (await store.list(accountId, db)).map(toTag)
    },

    async create(accountId: string, input: TagInput): Promise<Tag> {
      const ready = await write.prepare(input)
      return inTransaction(db, async (trx) => {
        const accessLevel = await limits.lockAccount(accountId, trx)
        return find(accountId, await add(accountId, accessLevel, ready, trx), trx)
      })
    },

    /** Applies the input. When nothing differs, nothing is stored and the revision stays. */
    async update(
      accountId: string,
      { tagId, revision, ...input }: TagInput & { tagId: string; revision?: number | undefined },
    ): Promise<Tag> {
      const ready = await write.prepare(input)
      return inTransaction(db, async (trx) => {
        await limits.lockAccount(accountId, trx)
        const current = await find(accountId, tagId, trx)
        requireRevision(revision, current)
        return (await change(accountId, current, ready, trx)) ? find(accountId, tagId, trx) : current
      })
    },

    /** Deletes a link; its code keeps answering, and its short names stay reserved. */
    async delete(accountId: string, tagId: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        await limits.lockAccount(accountId, trx)
        await hide(accountId, await find(accountId, tagId, trx), trx)
      })
    },
  }
}

function requireSameApp(current: Tag, { destinationUrl, experienceId }: TagInput): void {
  if (!current.isDefault) return
  const isOther = experienceId !== undefined && experienceId !== current.experienceId
  if (!isOther && !destinationUrl) return
  throw new AppError('BAD_REQUEST', {
    field: isOther ? 'experienceId' : 'destinationUrl',
    message: messages.later('ownLinkDestinationFixed'),
  })
}

const isAppThere = async (accountId: string, { experienceId }: Tag, trx: Trx): Promise<boolean> =>
  experienceId !== null && (await store.isAppThere(accountId, experienceId, trx))
