import { TIER_LEVELS, tierOf } from '@taplet/contract'
import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import * as store from './store.ts'

/** The message is shown to the operator. */
export class AccountCommandError extends Error {}

const MOST_LISTED = 100
const MAX_LEVEL = 999

/** Writes the level that the operator gives, beside that of a subscription; returns the effective one. */
export type SetGrantedLevel = (accountId: string, level: number, trx: Transaction<Tables>) => Promise<number>

/** What the operator asks to erase of somebody who visited. */
export interface VisitorRequest {
  email: string
  /** Undefined: in all accounts. */
  accountId: string | undefined
  /** False: only says what would be erased. */
  isReal: boolean
  operator: string
}

/** Returns the lines to print. */
export type EraseVisitor = (request: VisitorRequest) => Promise<string[]>

interface Change {
  field: store.OperatedField
  before: string
  after: string
  apply: (accountId: string, trx: Transaction<Tables>) => Promise<unknown>
}

const toStatus =
  (after: 'ACTIVE' | 'INACTIVE') =>
  ({ status }: store.OperatedAccount): Change => ({
    field: 'STATUS',
    before: status,
    after,
    apply: (accountId, trx) => store.setStatus(accountId, after, trx),
  })

const toDemand =
  (after: 'CHANGE' | 'RESET') =>
  ({ password_demand: demand }: store.OperatedAccount): Change => ({
    field: 'PASSWORD',
    before: demand ?? 'KEPT',
    after,
    apply: (accountId, trx) => store.demandPassword(accountId, after, trx),
  })

/** Commands of whoever runs the installation; each change records who made it (`operator`), and why. */
export function createAccountCommands(
  db: Database,
  operator: string,
  { setGrantedLevel, eraseVisitor }: { setGrantedLevel: SetGrantedLevel; eraseVisitor: EraseVisitor },
) {
  async function change(
    who: string,
    reason: string,
    changeOf: (account: store.OperatedAccount) => Change,
  ): Promise<store.OperatedAccount> {
    if (reason.trim() === '') throw new AccountCommandError('Give a reason: it is recorded with your name.')
    return inTransaction(db, async (trx) => {
      const account = await require(who, trx)
      const { field, before, after, apply } = changeOf(account)
      if (before === after) throw new AccountCommandError(`${account.email} is so already (${before}).`)
      const { account_id } = account
      await store.record({ account_id, field, before, after, changed_by: operator, reason: reason.trim() }, trx)
      await apply(account_id, trx)
      return require(account_id, trx)
    })
  }

  async function require(who: string, trx: Parameters<typeof store.find>[1]): Promise<store.OperatedAccount> {
    const account = who === '' ? undefined : await store.find(who, trx)
    if (account) return account
    throw new AccountCommandError(`No account has the email, phone number or id "${who}".`)
  }

  return {
    list: () => store.listUnusual(MOST_LISTED, db),
    log: () => store.changes(MOST_LISTED, undefined, db),
    async show(who: string) {
      const account = await require(who, db)
      return { account, changes: await store.changes(MOST_LISTED, account.account_id, db) }
    },
    /** `level`: a plan by name, or an access level. */
    async setLevel(who: string, level: string, reason: string) {
      const after = levelOf(level)
      return change(who, reason, ({ granted_level: before }) => ({
        field: 'ACCESS_LEVEL',
        before: `${before}`,
        after: `${after}`,
        apply: (accountId, trx) => setGrantedLevel(accountId, after, trx),
      }))
    },
    /** Without an account: in all. */
    async eraseVisitor(email: string, who: string | undefined, isReal: boolean): Promise<string[]> {
      const accountId = who === undefined ? undefined : (await require(who, db)).account_id
      return eraseVisitor({ email, accountId, isReal, operator })
    },
    /** It may read and not write, and its pages rest. */
    pause: (who: string, reason: string) => change(who, reason, toStatus('INACTIVE')),
    resume: (who: string, reason: string) => change(who, reason, toStatus('ACTIVE')),
    /** The next sign-in asks for another password, after the present one. */
    forcePassword: (who: string, reason: string) => change(who, reason, toDemand('CHANGE')),
    /** The present password is no proof any more: a code to the address comes first. */
    requireReset: (who: string, reason: string) => change(who, reason, toDemand('RESET')),
    dropSecondFactor: (who: string, reason: string) =>
      change(who, reason, ({ has_second_factor: isOn }) => ({
        field: 'SECOND_FACTOR',
        before: isOn ? 'ON' : 'OFF',
        after: 'OFF',
        apply: store.dropSecondFactors,
      })),
  }
}
export type AccountCommands = ReturnType<typeof createAccountCommands>

function levelOf(text: string): number {
  const level =
    new Map<string, number>(Object.entries(TIER_LEVELS)).get(text.toUpperCase()) ?? Number(text || Number.NaN)
  if (Number.isInteger(level) && level >= 0 && level <= MAX_LEVEL) return level
  throw new AccountCommandError(
    `"${text}" is no plan. Give free, starter, growth, or an access level from 0 to ${MAX_LEVEL} (${TIER_LEVELS.STARTER} is ${tierOf(TIER_LEVELS.STARTER).toLowerCase()}).`,
  )
}
