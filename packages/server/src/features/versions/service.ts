import { DAY_MS } from '@taplet/base/time'
import { MAX_NAMED_VERSIONS, type Version } from '@taplet/contract'
import { documentKind } from '@taplet/contract/schemas'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { actingPerson } from '../../platform/http/acting-person.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import * as store from './store.ts'

/** Unnamed versions: the newest 50, then one a day for 90 days (record 042). */
const RETENTION = { keep: 50, days: 90 }
/** How long versions are stored after their document is deleted. */
const LIFETIME_DAYS = 90

export interface VersionDependencies {
  db: Database
  limits: { lockAccount(accountId: string, trx: Transaction<Tables>): Promise<number> }
  newId: () => string
  clock: () => Date
}

/** A document at one moment. */
export interface SavedState {
  revision: number
  document: object
  savedAt: Date
}
/** One save of a document. */
export interface Save extends store.Target {
  /** The previous state; undefined when the save created it. */
  before: SavedState | undefined
  after: SavedState
}

export type VersionService = ReturnType<typeof createVersionService>

export function createVersionService({ db, limits, newId, clock }: VersionDependencies) {
  const daysAgo = (days: number): Date => new Date(clock().getTime() - days * DAY_MS)

  const add = (
    accountId: string,
    target: store.Target,
    state: SavedState,
    personId: string | undefined,
    trx: Transaction<Tables>,
  ) =>
    store.add(
      accountId,
      target,
      { ...state, personId, versionId: newId(), document: JSON.stringify(state.document) },
      trx,
    )

  async function requirePresent(
    accountId: string,
    target: store.Target,
    trx: Database | Transaction<Tables>,
  ): Promise<store.Present> {
    const present = await store.findPresent(accountId, target, trx)
    if (!present) throw new AppError('NOT_FOUND')
    return present
  }

  return {
    /**
     * Stores the saved state, in the transaction of the save and under the account's lock. Does nothing when the newest
     * version is equal. The state before is stored first when no version holds it: documents are older than versions,
     * and deleting a slide changes the instant apps that show it.
     */
    async record(accountId: string, { before, after, ...target }: Save, trx: Transaction<Tables>): Promise<void> {
      const newest = await store.findNewestRevision(accountId, target, trx)
      if (before && before.revision !== newest) await add(accountId, target, before, undefined, trx)
      if (await add(accountId, target, after, actingPerson(), trx))
        await store.thin(accountId, target, { keep: RETENTION.keep, oneADaySince: daysAgo(RETENTION.days) }, trx)
    },

    async list(accountId: string, target: store.Target): Promise<Version[]> {
      const present = await requirePresent(accountId, target, db)
      return (await store.list(accountId, target, db)).map((row) => toVersion(row, present))
    },

    async fetch(
      accountId: string,
      versionId: string,
    ): Promise<{ version: Version; document: Record<string, unknown> }> {
      const row = await store.find(accountId, versionId, db)
      if (!row) throw new AppError('NOT_FOUND')
      const present = await requirePresent(accountId, targetOf(row), db)
      return { version: toVersion(row, present), document: storedDocument.parse(row.document) }
    },

    /** Names a version, which keeps it for ever; without a name it may be thinned out again. */
    async rename(accountId: string, versionId: string, name: string): Promise<Version> {
      return inTransaction(db, async (trx) => {
        await limits.lockAccount(accountId, trx)
        const row = await store.find(accountId, versionId, trx)
        if (!row) throw new AppError('NOT_FOUND')
        const target = targetOf(row)
        const present = await requirePresent(accountId, target, trx)
        const isNewName = name !== '' && row.name === ''
        if (isNewName && (await store.countNamed(accountId, target, trx)) >= MAX_NAMED_VERSIONS)
          throw new AppError('VERSION_LIMIT_REACHED')
        return toVersion(await store.rename(accountId, versionId, name, trx), present)
      })
    },

    /** The daily clean-up. */
    sweep: (): Promise<void> => store.sweep(daysAgo(LIFETIME_DAYS), db),
  }
}

const storedDocument = z.record(z.string(), z.unknown())

const targetOf = (row: store.VersionRow): store.Target => ({
  kind: documentKind.parse(row.kind),
  targetId: row.target_id,
})

const toVersion = (row: store.VersionRow, present: store.Present): Version => ({
  ...targetOf(row),
  versionId: row.version_id,
  name: row.name,
  revision: row.revision,
  lastRevision: row.last_revision,
  createdAt: row.created_at.toISOString(),
  savedBy: row.person_id === null ? null : { personId: row.person_id, name: row.person_name ?? '' },
  isCurrent: row.version_id === present.newestVersionId && row.last_revision === present.revision,
})
