import { type Tier, tierOf } from '@taplet/contract'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import * as store from './store.ts'

/** The message is shown to the operator. */
export class AccountCommandError extends Error {}

const MOST_LISTED = 100
const LEVELS: Readonly<Record<Tier, number>> = { FREE: 0, STARTER: 100, GROWTH: 200 } // spec §9
const MAX_LEVEL = 999

/** Commands of whoever runs the installation; each change records who made it (`operator`), and why. */
export function createAccountCommands(db: Database, operator: string) {
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
      const before = isLevel ? account.access_level : account.status
      if (before === wanted.after) throw new AccountCommandError(`${account.email} is so already (${before}).`)
      const { account_id } = account
      const row = { account_id, field: wanted.field, before: `${before}`, after: `${wanted.after}` }
      const set = isLevel ? { access_level: wanted.after } : { status: wanted.after }
      await store.change(set, { ...row, changed_by: operator, reason: reason.trim() }, trx)
      return { ...account, ...set }
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
  const level = new Map<string, number>(Object.entries(LEVELS)).get(text.toUpperCase()) ?? Number(text || Number.NaN)
  if (Number.isInteger(level) && level >= 0 && level <= MAX_LEVEL) return level
  throw new AccountCommandError(
    `"${text}" is no plan. Give free, starter, growth, or an access level from 0 to ${MAX_LEVEL} (${LEVELS.STARTER} is ${tierOf(LEVELS.STARTER).toLowerCase()}).`,
  )
}
