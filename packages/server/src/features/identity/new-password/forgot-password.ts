import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { type Attempts, requireRight } from '../attempts/attempts.ts'
import { maskDestination, toIdentifier } from '../identifier.ts'
import type { Limits } from '../limits/limits.ts'
import { messageClaims } from '../limits/message-claims.ts'
import type { RecogniseCaller } from '../limits/recognise-caller.ts'
import type { AuthMessages } from '../messages/auth-messages.ts'
import type { Passed } from '../next-step.ts'
import type { Caller } from '../sessions/sessions.ts'
import { asKey } from '../users/as-key.ts'
import { findUser, markEmailVerified } from '../users/store.ts'
import type { ReplacePassword } from './replace-password.ts'

interface Addresses {
  email?: string | undefined
  phone?: string | undefined
}
interface Completion {
  attemptId: string
  code: string
  password: string
}

export interface ForgotPassword {
  /** Sends a code; to an address without an account a message that there is none. Both are answered alike (spec D37). */
  request(input: Addresses, caller: Caller): Promise<{ attemptId: string; destination: string }>
  /** Replaces the password by the right code. A password that is not taken leaves the code as it was. */
  complete(input: Completion, caller: Caller): Promise<Passed>
}

interface ForgotPasswordOptions {
  db: Database
  attempts: Attempts
  authMessages: AuthMessages
  limits: Limits
  recogniseCaller: RecogniseCaller
  replacePassword: ReplacePassword
  servesPhone: (phone: string) => boolean
  runMaintenance: () => Promise<void>
}

export function createForgotPassword(options: ForgotPasswordOptions): ForgotPassword {
  const { db, attempts, authMessages, limits, recogniseCaller, replacePassword, servesPhone, runMaintenance } = options
  return {
    async request({ email, phone }, caller) {
      const identifier = toIdentifier({ email, phone })
      if (identifier.channel === 'sms' && !servesPhone(identifier.destination))
        throw new AppError('PHONE_NOT_SERVED', { field: 'phone' })
      const user = await findUser(asKey(identifier), db)
      const recognised = await recogniseCaller(user?.userId, caller)
      await limits.takeAll(messageClaims(identifier, limits.addressKey(caller.address), recognised))
      await runMaintenance()
      const { attemptId, code } = await attempts.begin({ kind: 'RESET', identifier, knownUserId: user?.userId })
      await authMessages.forAttempt('RESET', identifier, code)
      return { attemptId, destination: maskDestination(identifier) }
    },
    async complete({ attemptId, code, password }, { address }) {
      await limits.take('confirmFromAddress', limits.addressKey(address))
      const answered = await inTransaction(db, async (trx) => {
        await attempts.lockRivals(attemptId, trx)
        const right = await attempts.answer('RESET', attemptId, code, trx)
        // A miss must be stored, so it is a value inside the transaction and an exception only outside.
        if (typeof right === 'string') return right
        const { channel, destination, user_id: userId } = right
        if (userId === null) return 'CLOSED' // without a user there is no code
        await replacePassword({ userId, destination, password }, trx)
        if (channel === 'email') await markEmailVerified(userId, trx)
        return right
      })
      const { channel, user_id: userId } = requireRight(answered)
      // Whoever has just shown the phone need not show it twice.
      return { userId: userId ?? '', given: channel === 'sms' ? 'PHONE' : 'FIRST' }
    },
  }
}
