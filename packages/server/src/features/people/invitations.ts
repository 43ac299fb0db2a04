import { DAY_MS } from '@taplet/base/time'
import { hasSeat, INVITATION_DAYS, type Role } from '@taplet/contract'
import type { Transaction } from 'kysely'
import { createHash, randomBytes } from 'node:crypto'
import type { Tables } from '../../platform/db/tables/tables.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { SharedLimits } from '../../platform/limits/shared-limits.ts'
import { mailboxOf, toEmailAddress, whyRefused } from '../../platform/mail/e-mail-address.ts'
import * as invitations from './invitation-store.ts'
import { messages } from './messages/messages.ts'
import type { Caller, PeopleDependencies } from './service.ts'
import * as store from './store.ts'

type Trx = Transaction<Tables>

const DAY_SECONDS = DAY_MS / 1000
/** How many mails an account can make us write, and how many reach one mailbox, whoever asks for them. */
export const INVITATION_RULES = {
  invitationsOfAccount: { max: 20, seconds: DAY_SECONDS },
  invitationsToMailbox: { max: 6, seconds: DAY_SECONDS },
} as const

export interface InvitationDependencies extends Pick<PeopleDependencies, 'db' | 'lockAccount' | 'tell' | 'clock'> {
  limits: SharedLimits<keyof typeof INVITATION_RULES>
  /** Sends the mail; throws UNAVAILABLE when that did not work. */
  send: (row: invitations.InvitationRow, token: string) => Promise<void>
  newId: () => string
}

/** The stored form of a token, which lets nobody in. */
const hash = (token: string): string => createHash('sha256').update(token).digest('base64url')
const invalid = () => new AppError('INVITATION_INVALID')

export type InvitationService = ReturnType<typeof createInvitationService>

/** Invitations to an account, from the mail to the membership. */
export function createInvitationService(dependencies: InvitationDependencies) {
  const { db, lockAccount, tell, limits, send, newId, clock } = dependencies

  /** Counts members and open invitations, under the account's lock; one to this address is about to be replaced. */
  async function requireSeat(accountId: string, accessLevel: number, email: string, trx: Trx): Promise<void> {
    const members = await store.listMembers(accountId, trx)
    if (members.some((member) => member.email === email))
      throw new AppError('CONFLICT', { message: messages.later('alreadyHere'), field: 'email' })
    const now = clock()
    const open = (await invitations.listInvitations(accountId, trx)).filter(
      (row) => row.email !== email && row.expires_at > now,
    )
    if (!hasSeat(accessLevel, members.length + open.length)) throw new AppError('SEAT_LIMIT_REACHED')
  }

  /** Stores an invitation under a new token and sends that; an earlier link to the same address stops working. */
  async function issue({ accountId, personId }: Caller, email: string, role: Role): Promise<void> {
    const token = randomBytes(32).toString('base64url')
    const claims = [['invitationsOfAccount', accountId] as const, ['invitationsToMailbox', mailboxOf(email)] as const]
    const hits = await limits.takeAll(claims)
    const storing = inTransaction(db, async (trx) => {
      await requireSeat(accountId, await lockAccount(accountId, trx), email, trx)
      const now = clock()
      const made = { invitation_id: newId(), account_id: accountId, email, role, token_hash: hash(token) }
      const until = new Date(now.getTime() + INVITATION_DAYS * DAY_MS)
      return invitations.putInvitation({ ...made, invited_by: personId, created_at: now, expires_at: until }, trx)
    })
    const row = await storing.catch(async (error: unknown) => {
      await limits.giveBack(hits) // nothing is sent
      throw error
    })
    await send(row, token)
  }

  /** Joins under the lock that seats are counted under. */
  async function join(row: invitations.InvitationRow, personId: string, trx: Trx): Promise<Role> {
    const { account_id: accountId, token_hash } = row
    const accessLevel = await lockAccount(accountId, trx)
    // Read again under the lock: the account may have been closed meanwhile.
    const isOpen = (await invitations.findByToken(token_hash, clock(), trx)) !== undefined
    const taken = isOpen && (await invitations.takeByToken(token_hash, clock(), trx))
    if (!taken) throw invalid()
    const already = await store.findRole(accountId, personId, trx)
    if (already) return already
    // The plan may have become smaller since the invitation was counted.
    if (!hasSeat(accessLevel, (await store.listMembers(accountId, trx)).length))
      throw new AppError('SEAT_LIMIT_REACHED', { message: messages.later('noSeatToJoin') })
    await store.addMember({ account_id: accountId, user_id: personId, role: taken.role, joined_at: clock() }, trx)
    await tell('joined', { accountId, personId, role: taken.role }, trx)
    return taken.role
  }

  async function requireByToken(token: string) {
    const found = await invitations.findByToken(hash(token), clock(), db)
    if (!found) throw invalid()
    return found
  }

  return {
    async invite(caller: Caller, typed: string, role: Role): Promise<void> {
      const email = toEmailAddress(typed)
      if (email === undefined) throw new AppError('IDENTIFIER_INVALID', { message: whyRefused(typed), field: 'email' })
      await issue(caller, email, role)
    },

    async resend(caller: Caller, invitationId: string): Promise<void> {
      const row = await invitations.findInvitation(caller.accountId, invitationId, db)
      if (!row) throw new AppError('NOT_FOUND')
      await issue(caller, row.email, row.role)
    },

    async revoke(accountId: string, invitationId: string): Promise<void> {
      if (!(await invitations.deleteInvitation(accountId, invitationId, db))) throw new AppError('NOT_FOUND')
    },

    /** For whoever has the link: it came to the invited mailbox. */
    async show(token: string) {
      const row = await requireByToken(token)
      const inviter = row.inviter_name || (row.inviter_email ?? '')
      return {
        accountName: row.account_name || inviter,
        invitedBy: inviter,
        email: row.email,
        role: row.role,
        expiresAt: row.expires_at.toISOString(),
      }
    },

    /** A forwarded link lets nobody in: it takes a person who has confirmed the invited address (record 151). */
    async accept(personId: string, token: string): Promise<{ accountId: string; role: Role }> {
      const row = await requireByToken(token)
      const person = await store.findPerson(personId, db)
      if (!person?.email_verified || person.email !== row.email)
        throw new AppError('INVITATION_FOR_ANOTHER', {
          message: messages.later('forAnother', { email: row.email }),
        })
      const role = await inTransaction(db, (trx) => join(row, personId, trx))
      return { accountId: row.account_id, role }
    },

    async decline(token: string): Promise<void> {
      if (!(await invitations.takeByToken(hash(token), clock(), db))) throw invalid()
    },
  }
}
