import { type ErrorCode, type LimitedKind, mayCreate } from '@taplet/contract'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { lockAccessLevel } from './store.ts'

const REFUSALS = {
  experience: 'EXPERIENCE_LIMIT_REACHED',
  experienceItem: 'EXPERIENCE_ITEM_LIMIT_REACHED',
} as const satisfies Partial<Record<LimitedKind, ErrorCode>>
type CountedKind = keyof typeof REFUSALS

export interface Limits {
  /**
   * Makes the account's structural saves take turns until the transaction ends, and answers its access level. Whoever
   * changes slide lists, items or pages takes this lock first, so that counts and lists stay true and nobody deadlocks.
   */
  lockAccount(accountId: string, trx: Transaction<Tables>): Promise<number>
  /** Refuses to create another one when the plan is full (decision 18). `count` must be read under the lock. */
  requireRoom(kind: CountedKind, accessLevel: number, count: number): void
}

export const createLimits = (): Limits => ({
  async lockAccount(accountId, trx) {
    const accessLevel = await lockAccessLevel(accountId, trx)
    if (accessLevel === undefined) throw new AppError('UNAUTHORIZED')
    return accessLevel
  },
  requireRoom(kind, accessLevel, count) {
    if (!mayCreate(kind, accessLevel, count)) throw new AppError(REFUSALS[kind])
  },
})
