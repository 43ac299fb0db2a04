import type { Language } from '@taplet/messages'
import type { FastifyRequest } from 'fastify'
import type { Database, Executor } from '../../platform/db/database.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { createSharedLimits } from '../../platform/limits/shared-limits.ts'
import type { Mail } from '../../platform/mail/port.ts'
import { newId } from '../../platform/new-id.ts'
import { createInvitationService, INVITATION_RULES } from './invitations.ts'
import type { InvitationRow } from './invitation-store.ts'
import { countSeats, createListPeople } from './list-people.ts'
import { invitationMail, invitationPath } from './mails.ts'
import { messages } from './messages/messages.ts'
import { createNotices } from './notices.ts'
import { bindPeopleRoutes } from './routes.ts'
import { createPeopleService, type PeopleDependencies } from './service.ts'
import { findAccountName, findPerson } from './store.ts'

export interface PeopleOptions extends Pick<PeopleDependencies, 'db' | 'lockAccount' | 'clock'> {
  jobs: Pick<Jobs, 'enqueue'>
  mail: Mail
  publicUrl: string
  language: Language
  createAccount: (account: { accountId: string; name: string }, trx: Executor) => Promise<unknown>
  addressOf: (email: string) => string | null
  openAccount: (request: FastifyRequest, accountId: string) => Promise<void>
  /** Throws unless the person proved who they are a moment ago. */
  requireProof: (request: FastifyRequest) => Promise<unknown>
}

/** The people of accounts: members with their roles, and invitations. */
export function createPeople(options: PeopleOptions) {
  const { db, jobs, mail, publicUrl, language, lockAccount, addressOf, openAccount, requireProof, clock } = options
  const notices = createNotices({ db, jobs, mail, publicUrl, language, addressOf })
  const { tell } = notices
  const people = createPeopleService({
    db,
    lockAccount,
    tell,
    clock,
    createAccount: async (name, trx) => {
      const accountId = newId()
      await options.createAccount({ accountId, name }, trx)
      return accountId
    },
  })
  const invitations = createInvitationService({
    db,
    lockAccount,
    tell,
    newId,
    clock,
    limits: createSharedLimits({ rules: INVITATION_RULES, db, clock }),
    send: async (row, token) => {
      const url = publicUrl + invitationPath(token)
      const letter = { to: row.email, role: row.role, url, ...(await namesOf(row, db, language)) }
      try {
        await mail.send(invitationMail(letter, language))
      } catch (cause) {
        throw new AppError('UNAVAILABLE', { message: messages.later('notSent'), retryAfter: 10, cause })
      }
    },
  })
  const list = createListPeople({ db, addressOf, clock })
  return {
    /** How many seats of the plan are taken. */
    seatsUsed: (accountId: string, executor: Executor) => countSeats(accountId, clock(), executor),
    jobs: notices.jobs,
    routes: (bind: Bind) =>
      bindPeopleRoutes(bind, {
        people,
        invitations,
        list,
        openAccount,
        requireProof,
        // Authenticated already: every call that asks is one for accounts.
        openOf: (request) => request.account?.accountId ?? '',
      }),
  }
}

async function namesOf({ account_id, invited_by }: InvitationRow, db: Database, language: Language) {
  const [account, person] = await Promise.all([
    findAccountName(account_id, db),
    invited_by === null ? undefined : findPerson(invited_by, db),
  ])
  const inviter = person ? person.name || person.email : messages(language)('someone')
  return { inviter, account: account?.name || messages(language)('unnamedAccount', { owner: inviter }) }
}
