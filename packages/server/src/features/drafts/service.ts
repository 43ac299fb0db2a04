import { DAY_MS } from '@taplet/base/time'
import type { Draft, DraftOrder } from '@taplet/contract'
import { documentKind } from '@taplet/contract/schemas'
import { appTheme } from '@taplet/slides/schema'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import * as store from './store.ts'

/** Drafts per document (one for each device) and per account; the oldest are deleted. */
const LIMITS = { perTarget: 20, perAccount: 500 }
const LIFETIME_DAYS = 60

export interface DraftDependencies {
  db: Database
  limits: { lockAccount(accountId: string, trx: Transaction<Tables>): Promise<number> }
  clock: () => Date
}

interface Edits extends store.DraftKey {
  deviceName: string
  document: Record<string, unknown>
  base: Record<string, number>
  sequence: number
}

export type DraftService = ReturnType<typeof createDraftService>

export function createDraftService({ db, limits, clock }: DraftDependencies) {
  /** Stores the content unless the device has newer content; returns the newest sequence. */
  async function keep(accountId: string, key: store.DraftKey, content: store.Content): Promise<number> {
    // The usual case, every second or so while typing: one statement, without a lock that a save would wait for.
    if (await store.replace(accountId, key, content, db)) return content.sequence
    return inTransaction(db, async (trx) => {
      await limits.lockAccount(accountId, trx)
      await requireOwn(accountId, key, trx)
      await store.put(accountId, key, content, trx)
      const newest = await store.findSequence(accountId, key, trx)
      await store.trim(accountId, LIMITS, trx)
      return newest
    })
  }

  return {
    /** Returns the unsaved edits of one document, newest first, and up to where others were discarded. */
    async list(accountId: string, target: store.Target) {
      await requireOwn(accountId, target, db)
      const rows = await store.list(accountId, target, db)
      const [discarded, drafts] = [rows.filter(isDiscarded), rows.filter((row) => !isDiscarded(row))]
      return {
        drafts: drafts.map((row) => toDraft(row, target)),
        discarded: discarded.map((row) => ({ deviceId: row.device_id, sequence: Number(row.sequence) })),
      }
    },

    /** Returns the unsaved edits of several documents, newest first. */
    async listOf(accountId: string, targets: readonly store.Target[]): Promise<Draft[]> {
      const rows = await store.listOf(accountId, targets, db)
      return rows.map((row) => toDraft(row, { kind: documentKind.parse(row.kind), targetId: row.target_id }))
    },

    /** Returns the slides and the look of each app that has a draft, as the newest one has them, and which slides have drafts. */
    async listOrders(accountId: string): Promise<{ orders: DraftOrder[]; slides: string[] }> {
      const [orders, slides] = await Promise.all([store.listOrders(accountId, db), store.listSlides(accountId, db)])
      return {
        orders: orders.map((row) => ({
          experienceId: row.target_id,
          experienceItems: storedOrder.parse(row.order),
          theme: storedTheme.parse(row.theme),
          updatedAt: row.updated_at.toISOString(),
        })),
        slides: slides.map((row) => row.target_id),
      }
    },

    /** Stores edits unless newer ones of that device are stored or discarded; returns the newest sequence. */
    save: (accountId: string, { deviceName, document, base, sequence, ...key }: Edits): Promise<number> =>
      keep(accountId, key, { deviceName, document: JSON.stringify(document), base: JSON.stringify(base), sequence }),

    /** Discards a device's edits up to that sequence, including those still in transit. */
    async discard(accountId: string, { sequence, ...key }: store.DraftKey & { sequence: number }): Promise<void> {
      await keep(accountId, key, discarded(sequence))
    },

    /** Discards edits under the account's lock, in another feature's transaction; those of deleted documents are gone. */
    async discardAll(
      accountId: string,
      drafts: readonly (store.DraftKey & { sequence: number })[],
      trx: Transaction<Tables>,
    ): Promise<void> {
      for (const { sequence, ...key } of drafts)
        if (await store.isOwn(accountId, key, trx)) await store.put(accountId, key, discarded(sequence), trx)
    },

    /** The daily clean-up. */
    sweep(): Promise<void> {
      const now = clock()
      return store.sweep(new Date(now.getTime() - LIFETIME_DAYS * DAY_MS), now, db)
    },
  }
}

const isDiscarded = (row: store.DraftRow): boolean => row.document === null

const discarded = (sequence: number): store.Content => ({ deviceName: '', document: null, base: '{}', sequence })

/** Another account's document gives the same error as an unknown one. */
async function requireOwn(
  accountId: string,
  target: store.Target,
  db: Parameters<typeof store.isOwn>[2],
): Promise<void> {
  if (!(await store.isOwn(accountId, target, db))) throw new AppError('NOT_FOUND')
}

const storedDocument = z.record(z.string(), z.unknown())
/** Clients store what they like in a draft. */
const storedOrder = z.array(z.string()).catch([])
const storedTheme = appTheme.optional().catch(undefined)
const storedBase = z.record(z.string(), z.number())

const toDraft = (row: store.DraftRow, target: store.Target): Draft => ({
  ...target,
  deviceId: row.device_id,
  deviceName: row.device_name,
  document: storedDocument.parse(row.document),
  base: storedBase.parse(row.base),
  sequence: Number(row.sequence),
  updatedAt: row.updated_at.toISOString(),
})
