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
/** Limit for the HTML of the slides of one instant app, in bytes. Ordinary apps need a hundredth of it. */
const MAX_PAGE_WEIGHT = 1_400_000

export interface Limits {
  /**
   * Serialises the account's structural saves until the transaction ends, and returns its access level. Take this lock
   * before changing slide lists, items or pages, so that counts and lists stay correct and no deadlock occurs.
   */
  lockAccount(accountId: string, trx: Transaction<Tables>): Promise<number>
  /** Throws when the plan has no room for another one (spec D18). `count` must be read under the lock. */
  requireRoom(kind: LimitedKind, accessLevel: number, count: number): void
  /** Throws when, after a save, an instant app that shows one of these items is too large for one page. */
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
