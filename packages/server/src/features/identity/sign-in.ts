import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { type Attempts, requireRight } from './attempts/attempts.ts'
import { type Identifier, maskDestination, toIdentifier } from './identifier.ts'
import type { KnownAddresses } from './limits/known-addresses.ts'
import type { Limits } from './limits/limits.ts'
import { signInMessageClaims } from './limits/message-claims.ts'
import type { AuthMessages } from './messages/auth-messages.ts'
import type { Passwords } from './passwords.ts'
import type { Caller } from './sessions/sessions.ts'
import { asKey } from './users/as-key.ts'
import { findUser } from './users/store.ts'

interface SignInInput {
  email?: string | undefined
  phone?: string | undefined
  password: string
}
type Outcome = { userId: string } | { attemptId: string; destination: string }

export interface SignIn {
  /** Returns who signed in, or the attempt whose SMS code is still required. */
  begin(input: SignInInput, caller: Caller): Promise<Outcome>
  /** Returns who signed in. */
  confirm(attemptId: string, code: string, caller: Caller): Promise<string>
}

interface SignInOptions {
  db: Database
  attempts: Attempts
  authMessages: AuthMessages
  knownAddresses: KnownAddresses
  limits: Limits
  passwords: Passwords
}

export function createSignIn(options: SignInOptions): SignIn {
  const { db, attempts, authMessages, knownAddresses, limits, passwords } = options
  const challenge = async (userId: string, phone: string, from: string): Promise<Outcome> => {
    const identifier: Identifier = { channel: 'sms', destination: phone }
    await limits.takeAll(signInMessageClaims(userId, from))
    const { attemptId, code } = await attempts.begin({ kind: 'SIGN_IN', identifier, userId })
    if (code !== undefined) await authMessages.signInCode(phone, code)
    return { attemptId, destination: maskDestination(identifier) }
  }

  return {
    async begin({ email, phone, password }, { address }) {
      const identifier = toIdentifier({ email, phone })
      const from = limits.addressKey(address)
      const user = await findUser(asKey(identifier), db)
      const isKnown = await knownAddresses.isKnown(user?.userId, from)
      // Counted before the password is checked, or parallel guesses would slip through; taken back if it is right.
      const hits = await limits.takeAll([
        ['signInFromAddress', from],
        ['signInFromAddressToAccount', from, identifier.destination],
        ...(isKnown ? [] : [['signInToAccount', identifier.destination] as const]),
      ])
      const isRight = await passwords.isRight(identifier.destination, password, user?.passwordHash)
      if (!user || !isRight) throw new AppError('SIGN_IN_FAILED')
      await limits.giveBack(hits)
      await limits.forget('signInFromAddressToAccount', from, identifier.destination)
      // Nothing is sent before the password is right: strangers must not make us write to somebody's phone.
      if (user.smsChallenge && user.phone !== null) return challenge(user.userId, user.phone, from)
      await knownAddresses.remember(user.userId, from)
      return { userId: user.userId }
    },

    async confirm(attemptId, code, { address }) {
      const from = limits.addressKey(address)
      await limits.take('confirmFromAddress', from)
      const { destination, user_id: userId } = requireRight(await attempts.answer('SIGN_IN', attemptId, code, db))
      // The table's constraint sign_in_has_user guarantees one.
      if (userId === null) throw new AppError('CODE_EXPIRED')
      await attempts.voidOthers({ destination, userId }, db)
      await knownAddresses.remember(userId, from)
      return userId
    },
  }
}
