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

/** Commands of whoever runs the installation; each change records who made it (`operator`), and why. */
export function createAccountCommands(db: Database, operator: string, setGrantedLevel: SetGrantedLevel) {
  async function change(
    who: string,
    reason: string,
    changeOf: (
      account: store.OperatedAccount,
    ) => { field: 'ACCESS_LEVEL'; after: number } | { field: 'STATUS'; after: string },
  ): Promise<store.OperatedAccount> {
    if (reason.trim() === '') throw new AccountCommandError('Give a reason: it is recorded with your name.')
    return inTransaction(db, async (trx) => {
      const account = await require(who, trx)
      const wanted = changeOf(account)
      const isLevel = wanted.field === 'ACCESS_LEVEL'
      const before = isLevel ? account.granted_level : account.status
      if (before === wanted.after) throw new AccountCommandError(`${account.email} is so already (${before}).`)
      const { account_id } = account
      const row = { account_id, field: wanted.field, before: `${before}`, after: `${wanted.after}` }
      await store.record({ ...row, changed_by: operator, reason: reason.trim() }, trx)
      if (wanted.field === 'ACCESS_LEVEL') await setGrantedLevel(account_id, wanted.after, trx)
      else await store.setStatus(account_id, wanted.after, trx)
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
    setLevel: (who: string, level: string, reason: string) =>
      change(who, reason, () => ({ field: 'ACCESS_LEVEL', after: levelOf(level) })),
    /** It may read and not write, and its pages rest. */
    pause: (who: string, reason: string) => change(who, reason, () => ({ field: 'STATUS', after: 'INACTIVE' })),
    resume: (who: string, reason: string) => change(who, reason, () => ({ field: 'STATUS', after: 'ACTIVE' })),
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
