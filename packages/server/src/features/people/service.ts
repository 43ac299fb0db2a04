import { hasSeat, type Role, roleNow } from '@taplet/contract'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables/tables.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { Notice } from './mails.ts'
import { messages } from './messages/messages.ts'
import * as store from './store.ts'

type Trx = Transaction<Tables>

export interface PeopleDependencies {
  db: Database
  /** Serialises changes of the account until the transaction ends; returns its access level. */
  lockAccount: (accountId: string, trx: Trx) => Promise<number>
  /** Gives a person who is in no account any more an empty one. */
  createAccount: (name: string, trx: Trx) => Promise<string>
  /** Tells the people concerned by mail, once the transaction is committed. */
  tell: (notice: Notice, about: { accountId: string; personId: string; role: Role }, trx: Trx) => Promise<void>
  clock: () => Date
}

/** Who made a call, and in which account. */
export interface Caller {
  accountId: string
  personId: string
}

export type PeopleService = ReturnType<typeof createPeopleService>

/** People of an account: their roles, and how they leave. */
export function createPeopleService({ db, lockAccount, createAccount, tell, clock }: PeopleDependencies) {
  async function requireRole(accountId: string, personId: string, trx: Trx): Promise<Role> {
    const role = await store.findRole(accountId, personId, trx)
    if (!role) throw new AppError('NOT_FOUND')
    return role
  }

  /** An account always has an owner. */
  async function requireAnotherOwner(accountId: string, role: Role, trx: Trx): Promise<void> {
    if (role === 'owner' && (await store.countOwners(accountId, trx)) < 2) throw new AppError('LAST_OWNER')
  }

  async function end(accountId: string, personId: string, trx: Trx): Promise<void> {
    await store.removeMember(accountId, personId, trx)
    if ((await store.listMemberships(personId, trx)).length > 0) return
    const name = (await store.findPerson(personId, trx))?.name ?? ''
    const own = { account_id: await createAccount(name, trx), user_id: personId, role: 'owner' as const }
    await store.addMember({ ...own, joined_at: clock() }, trx)
  }

  const notOneself = ({ personId }: Caller, other: string): void => {
    if (personId === other) throw new AppError('BAD_REQUEST', { message: messages.later('notYourself') })
  }

  return {
    async changeRole({ accountId }: Caller, personId: string, role: Role): Promise<void> {
      await inTransaction(db, async (trx) => {
        await lockAccount(accountId, trx)
        const before = await requireRole(accountId, personId, trx)
        if (before === role) return
        await requireAnotherOwner(accountId, before, trx)
        await store.setRole(accountId, personId, role, trx)
        await tell(role === 'owner' ? 'newOwner' : 'roleChanged', { accountId, personId, role }, trx)
      })
    },

    /** The other becomes an owner, and whoever hands over an editor. */
    async handOver(caller: Caller, personId: string): Promise<void> {
      const { accountId } = caller
      notOneself(caller, personId)
      await inTransaction(db, async (trx) => {
        await lockAccount(accountId, trx)
        await requireRole(accountId, personId, trx)
        // Somebody may have lowered the caller since the request began.
        if ((await requireRole(accountId, caller.personId, trx)) !== 'owner') throw new AppError('FORBIDDEN')
        await store.setRole(accountId, personId, 'owner', trx)
        await store.setRole(accountId, caller.personId, 'editor', trx)
        await tell('newOwner', { accountId, personId, role: 'owner' }, trx)
      })
    },

    /** Access ends with the next request, and previews that the person opened end now. */
    async remove(caller: Caller, personId: string): Promise<void> {
      const { accountId } = caller
      notOneself(caller, personId)
      await inTransaction(db, async (trx) => {
        await lockAccount(accountId, trx)
        const role = await requireRole(accountId, personId, trx)
        await requireAnotherOwner(accountId, role, trx)
        await end(accountId, personId, trx)
        await tell('removed', { accountId, personId, role }, trx)
      })
    },

    async leave(personId: string, accountId: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        // Asked before the lock, too: strangers must not hold up an account.
        await requireRole(accountId, personId, trx)
        await lockAccount(accountId, trx)
        await requireAnotherOwner(accountId, await requireRole(accountId, personId, trx), trx)
        await end(accountId, personId, trx)
      })
    },

    /** Accounts of a person; `open` is the one that the session works in. */
    async memberships(personId: string, open: string) {
      const rows = await store.listMemberships(personId, db)
      return rows.map((row) => ({
        accountId: row.account_id,
        name: row.name || (row.owners[0] ?? ''),
        role: roleNow(row.role, row.access_level, row.ahead),
        hasSeat: hasSeat(row.access_level, row.ahead),
        isOpen: row.account_id === open,
        owners: row.owners,
        canLeave: row.role !== 'owner' || row.owners.length > 1,
      }))
    },

    async requireMember(accountId: string, personId: string): Promise<void> {
      if (!(await store.findRole(accountId, personId, db))) throw new AppError('NOT_FOUND')
    },
  }
}
