import { type ErrorCode, type LimitedKind, mayCreate } from '@taplet/contract'
import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/db/tables/tables.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { heaviestPage, lockAccessLevel } from './store.ts'

const REFUSALS = {
  experience: 'EXPERIENCE_LIMIT_REACHED',
  experienceItem: 'EXPERIENCE_ITEM_LIMIT_REACHED',
  link: 'LINK_LIMIT_REACHED',
  qrDesign: 'QR_DESIGN_LIMIT_REACHED',
} as const satisfies Record<LimitedKind, ErrorCode>
/** Bytes of HTML that the slides of one instant app may make. Ordinary ones make a hundredth of it. */
const MAX_PAGE_WEIGHT = 1_400_000

export interface Limits {
  /**
   * Makes the account's structural saves take turns until the transaction ends, and answers its access level. Whoever
   * changes slide lists, items or pages takes this lock first, so that counts and lists stay true and nobody deadlocks.
   */
  lockAccount(accountId: string, trx: Transaction<Tables>): Promise<number>
  /** Refuses to create another one when the plan is full (spec D18). `count` must be read under the lock. */
  requireRoom(kind: LimitedKind, accessLevel: number, count: number): void
  /** Refuses a save after which an instant app that shows one of these items is too large to be one page. */
  requirePageRoom(accountId: string, itemIds: readonly string[], trx: Transaction<Tables>): Promise<void>
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
  async requirePageRoom(accountId, itemIds, trx) {
    if (itemIds.length === 0) return
    if ((await heaviestPage(accountId, itemIds, trx)) > MAX_PAGE_WEIGHT) throw new AppError('PAGE_TOO_LARGE')
  },
})
