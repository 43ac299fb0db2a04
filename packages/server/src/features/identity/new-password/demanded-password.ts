import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Attempts } from '../attempts/attempts.ts'
import type { Limits } from '../limits/limits.ts'
import { messages } from '../messages/messages.ts'
import type { Passed } from '../next-step.ts'
import type { Passwords } from '../passwords.ts'
import type { Caller } from '../sessions/sessions.ts'
import { findUser } from '../users/store.ts'
import type { ReplacePassword } from './replace-password.ts'

/** Answers the new-password challenge. A password that is not taken, or that is the old one, leaves it open. */
export type SetDemandedPassword = (input: { attemptId: string; password: string }, caller: Caller) => Promise<Passed>

interface DemandedPasswordOptions {
  db: Database
  attempts: Attempts
  limits: Limits
  passwords: Passwords
  replacePassword: ReplacePassword
}

export function createSetDemandedPassword(options: DemandedPasswordOptions): SetDemandedPassword {
  const { db, attempts, limits, passwords, replacePassword } = options
  return async ({ attemptId, password }, { address }) => {
    await limits.take('confirmFromAddress', limits.addressKey(address))
    const userId = await inTransaction(db, async (trx) => {
      const { destination, user_id: id } = await attempts.use('NEW_PASSWORD', attemptId, trx)
      const user = await findUser({ id: id ?? '' }, trx)
      if (!user) throw new AppError('CODE_EXPIRED')
      if (await passwords.isRight(destination, password, user.passwordHash))
        throw new AppError('PASSWORD_TOO_WEAK', { message: messages.later('samePassword'), field: 'password' })
      await replacePassword({ userId: user.userId, destination, password }, trx)
      return user.userId
    })
    // Every factor was given before the challenge.
    return { userId, given: 'ALL' }
  }
}
