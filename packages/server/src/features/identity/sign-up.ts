import type { Database, Executor } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { newId } from '../../platform/new-id.ts'
import { type Attempts, requireRight } from './attempts/attempts.ts'
import { type Identifier, maskDestination, placeholderEmail, toIdentifier } from './identifier.ts'
import type { Limits } from './limits/limits.ts'
import { strangersMessageClaims } from './limits/message-claims.ts'
import type { AuthMessages } from './messages/auth-messages.ts'
import { requireGoodPassword } from './require-good-password.ts'
import type { Passwords } from './passwords.ts'
import type { Caller } from './sessions/sessions.ts'
import { asKey } from './users/as-key.ts'
import { type Consent, requirePresentTerms } from './users/consents.ts'
import { findUser, insertConsents, insertUser, withFreeAddress } from './users/store.ts'
import { messages } from './messages/messages.ts'

/** What a sign-up needs of the account feature. */
export interface AccountMaker {
  create(account: { accountId: string; name: string }, trx?: Executor): Promise<unknown>
}

interface Addresses {
  email?: string | undefined
  phone?: string | undefined
}
type NewUser = Addresses & { password: string; name: string }
export type SignUpInput = NewUser & { consent: Consent }

export interface SignUp {
  begin(input: SignUpInput, caller: Caller): Promise<{ attemptId: string; destination: string }>
  /** Creates the account and returns its id. */
  confirm(attemptId: string, code: string, caller: Caller): Promise<string>
  /** Creates an account whose address needs no proof: demo content and tests. */
  createConfirmed(input: NewUser): Promise<string>
}

interface SignUpOptions {
  db: Database
  accounts: AccountMaker
  attempts: Attempts
  authMessages: AuthMessages
  limits: Limits
  passwords: Passwords
  /** Whether a text message can be sent to this number. */
  servesPhone: (phone: string) => boolean
  /** Occasionally deletes what expired long ago. */
  runMaintenance: () => Promise<void>
  clock: () => Date
}

export function createSignUp(options: SignUpOptions): SignUp {
  const { db, accounts, attempts, authMessages, limits, passwords, servesPhone, runMaintenance, clock } = options

  const storeUser = async (identifier: Identifier, name: string, passwordHash: string, trx: Executor) => {
    const userId = newId()
    const isEmail = identifier.channel === 'email'
    await accounts.create({ accountId: userId, name }, trx)
    await insertUser(
      {
        userId,
        name,
        email: isEmail ? identifier.destination : placeholderEmail(identifier.destination),
        phone: isEmail ? null : identifier.destination,
        isEmailVerified: isEmail,
        passwordHash,
        now: clock(),
      },
      trx,
    )
    return userId
  }

  return {
    async begin({ email, phone, password, name, consent }, { address }) {
      const identifier = toIdentifier({ email, phone })
      if (identifier.channel === 'sms' && !servesPhone(identifier.destination))
        throw new AppError('PHONE_NOT_SERVED', { field: 'phone' })
      requirePresentTerms(consent)
      requireGoodPassword(password, identifier.destination)
      await limits.takeAll(strangersMessageClaims(identifier, limits.addressKey(address)))
      await runMaintenance()
      // Hashed for known addresses too: the response time must not tell them apart (spec D37).
      const passwordHash = await passwords.hash(password)
      const known = await findUser(asKey(identifier), db)
      const { attemptId, code } = await attempts.begin({
        kind: 'SIGN_UP',
        identifier,
        name: name.trim(),
        passwordHash,
        consent,
        knownUserId: known?.userId,
      })
      await authMessages.forAttempt('SIGN_UP', identifier, code)
      return { attemptId, destination: maskDestination(identifier) }
    },

    async confirm(attemptId, code, { address }) {
      await limits.take('confirmFromAddress', limits.addressKey(address))
      const outcome = await withFreeAddress(db, async (trx) => {
        await attempts.lockRivals(attemptId, trx)
        const answered = await attempts.answer('SIGN_UP', attemptId, code, trx)
        // A miss must be stored, so it is a value inside the transaction and an exception only outside.
        if (typeof answered === 'string') return { answered }
        const { channel, destination, name, password_hash, terms_version, privacy_version } = answered
        const userId = await storeUser({ channel, destination }, name, password_hash ?? '', trx)
        // Null in attempts that began before there were versions.
        if (terms_version !== null && privacy_version !== null)
          await insertConsents(userId, { terms: terms_version, privacy: privacy_version }, answered.created_at, trx)
        await attempts.voidOthers({ destination, userId }, trx)
        return { answered, userId }
      })
      if (outcome === 'ADDRESS_TAKEN') throw new AppError('CODE_EXPIRED', { field: 'code' })
      requireRight(outcome.answered)
      return outcome.userId ?? ''
    },

    async createConfirmed({ email, phone, password, name }) {
      const identifier = toIdentifier({ email, phone })
      requireGoodPassword(password, identifier.destination)
      const passwordHash = await passwords.hash(password)
      const userId = await withFreeAddress(db, (trx) => storeUser(identifier, name, passwordHash, trx))
      if (userId === 'ADDRESS_TAKEN') throw new AppError('CONFLICT', { message: messages.later('addressTaken') })
      return userId
    },
  }
}
