import { accountName } from '@taplet/contract/schemas'
import { z } from 'zod'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import type { GoogleAnswer, GooglePerson, GoogleSignIn } from '../../../platform/google/port.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Attempts } from '../attempts/attempts.ts'
import { maskDestination } from '../identifier.ts'
import type { Limits } from '../limits/limits.ts'
import type { AuthMessages } from '../messages/auth-messages.ts'
import type { Notices } from '../notices/notices.ts'
import type { Passwords } from '../passwords.ts'
import type { AccountMaker } from '../sign-up.ts'
import type { Ticket, Tickets } from '../tickets/tickets.ts'
import type { Consent } from '../users/consents.ts'
import { findUser, findUserById, insertConsents, insertUserWithoutPassword, withFreeAddress } from '../users/store.ts'
import { newId } from '../../../platform/new-id.ts'
import type { GoogleFlow } from './google-flow.ts'
import * as store from './store.ts'

type Outcome =
  | { kind: 'KNOWN'; userId: string; isNew: boolean }
  /** An account has this address: its owner proves it first. */
  | { kind: 'LINK'; attemptId: string; destination: string; hasPassword: boolean }

export interface Google {
  finish(flow: GoogleFlow, answer: GoogleAnswer): Promise<Outcome>
  /** Sends a code to the account's own address, which links Google in place of the password. */
  sendLinkCode(attemptId: string, from: string): Promise<{ destination: string }>
  /** Links by password or code. Returns who signed in. */
  link(attemptId: string, proof: { password?: string | undefined; code?: string | undefined }): Promise<string>
  emailOf(userId: string): Promise<string | null>
  unlink(userId: string): Promise<void>
}

interface GoogleOptions {
  db: Database
  accounts: AccountMaker
  attempts: Attempts
  authMessages: AuthMessages
  google: GoogleSignIn
  limits: Limits
  notices: Notices
  passwords: Passwords
  tickets: Tickets
  clock: () => Date
}

const waiting = z.object({ subject: z.string(), email: z.string() })

export function createGoogle(options: GoogleOptions): Google {
  const { db, accounts, attempts, authMessages, google, limits, notices, passwords, tickets, clock } = options

  /** Links, and tells the person; throws when this person at Google, or another one, is linked already. */
  const linkTo = (userId: string, { subject, email }: z.output<typeof waiting>) =>
    inTransaction(db, async (trx) => {
      if ((await store.findGoogleOf(userId, trx)) !== undefined) throw new AppError('GOOGLE_LINKED_ALREADY')
      if (!(await store.insertLink({ userId, subject, email, now: clock() }, trx)))
        throw new AppError('GOOGLE_LINKED_ALREADY')
      await notices.enqueue({ kind: 'GOOGLE_LINKED', userId, detail: email }, trx)
    })

  const connect = async (userId: string, person: GooglePerson): Promise<Outcome> => {
    const user = await findUserById(userId, db)
    // Both sides must have verified the same address: an account at Google is not proof of somebody else's.
    if (user?.email !== person.email) throw new AppError('GOOGLE_OTHER_ADDRESS')
    await linkTo(userId, person)
    return { kind: 'KNOWN', userId, isNew: false }
  }

  const makeAccount = ({ subject, email, name: given }: GooglePerson, consent: Consent | undefined) =>
    withFreeAddress(db, async (trx) => {
      const name = accountName.safeParse(given).data ?? ''
      const userId = newId()
      const now = clock()
      await accounts.create({ accountId: userId, name }, trx)
      await insertUserWithoutPassword({ userId, name, email, phone: null, isEmailVerified: true, now }, trx)
      if (!(await store.insertLink({ userId, subject, email, now }, trx))) throw new AppError('GOOGLE_LINKED_ALREADY')
      if (consent) await insertConsents(userId, consent, now, trx)
      // Sign-ups of others with this address end here: their passwords open nothing.
      await attempts.voidOthers({ destination: email, userId }, trx)
      return userId
    })

  const askToLink = async ({ subject, email }: GooglePerson): Promise<Outcome> => {
    const user = await findUser({ email }, db)
    if (!user) throw new AppError('UNAVAILABLE') // closed this moment
    const attemptId = await tickets.issue({ kind: 'LINK_GOOGLE', userId: user.userId, content: { subject, email } })
    return {
      kind: 'LINK',
      attemptId,
      destination: maskDestination({ channel: 'email', destination: email }),
      hasPassword: user.passwordHash !== undefined,
    }
  }

  const byPassword = async (attemptId: string, password: string): Promise<Ticket> => {
    const ticket = await tickets.require('LINK_GOOGLE', attemptId)
    const userId = ticket.userId ?? ''
    const hits = await limits.takeAll([['proveToAccount', userId]])
    const user = await findUserById(userId, db)
    if (!(await passwords.isRight(userId, password, user?.passwordHash))) {
      await tickets.miss(attemptId)
      throw new AppError('PASSWORD_WRONG', { field: 'password' })
    }
    await limits.giveBack(hits)
    return tickets.use('LINK_GOOGLE', attemptId)
  }

  return {
    async finish(flow, answer) {
      const person = await google.personOf(flow, answer).catch((cause: unknown) => {
        throw new AppError('GOOGLE_FAILED', { cause })
      })
      if (!person.isEmailVerified) throw new AppError('GOOGLE_EMAIL_UNVERIFIED')
      if (flow.userId !== undefined) return connect(flow.userId, person)
      const known = await store.findUserOfGoogle(person.subject, db)
      if (known !== undefined) return { kind: 'KNOWN', userId: known, isNew: false }
      if (await findUser({ email: person.email }, db)) return askToLink(person)
      const userId = await makeAccount(person, flow.consent)
      return userId === 'ADDRESS_TAKEN' ? askToLink(person) : { kind: 'KNOWN', userId, isNew: true }
    },
    async sendLinkCode(attemptId, from) {
      const { userId } = await tickets.require('LINK_GOOGLE', attemptId)
      const user = await findUserById(userId ?? '', db)
      if (!user) throw new AppError('CODE_EXPIRED')
      await limits.takeAll([
        ['sendEmailFromAddress', from],
        ['challengeToAccountDaily', user.userId],
        ['challengeToAccount', user.userId],
      ])
      const { code } = await tickets.newCode('LINK_GOOGLE', attemptId)
      const identifier = { channel: 'email', destination: user.email } as const
      await authMessages.proofCode(identifier, code)
      return { destination: maskDestination(identifier) }
    },
    async link(attemptId, { password, code }) {
      if (password === undefined && code === undefined) throw new AppError('BAD_REQUEST')
      const ticket =
        password === undefined
          ? await tickets.answer('LINK_GOOGLE', attemptId, code ?? '')
          : await byPassword(attemptId, password)
      const userId = ticket.userId ?? ''
      const person = waiting.parse(ticket.content)
      // The account may have got another address while the proof was asked.
      if ((await findUserById(userId, db))?.email !== person.email) throw new AppError('CODE_EXPIRED')
      await linkTo(userId, person)
      return userId
    },
    emailOf: async (userId) => (await store.findGoogleOf(userId, db)) ?? null,
    unlink: (userId) =>
      inTransaction(db, async (trx) => {
        const email = await store.findGoogleOf(userId, trx)
        if (email === undefined) return
        await store.deleteLink(userId, trx)
        await notices.enqueue({ kind: 'GOOGLE_UNLINKED', userId, detail: email }, trx)
      }),
  }
}
