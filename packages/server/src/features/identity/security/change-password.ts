import type { Database } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Attempts } from '../attempts/attempts.ts'
import type { Notices } from '../notices/notices.ts'
import type { Passwords } from '../passwords.ts'
import type { Proof } from '../proof/proof.ts'
import { requireGoodPassword } from '../require-good-password.ts'
import type { Session } from '../sessions/sessions.ts'
import { deleteOtherSessions } from '../sessions/store.ts'
import type { Tickets } from '../tickets/tickets.ts'
import { demandPassword, findUserById, storePassword } from '../users/store.ts'

interface NewPassword {
  currentPassword?: string | undefined
  newPassword: string
}

/** Sets another password, and ends every other session. The current one is proof; without it the proof must be recent. */
export type ChangePassword = (session: Session, input: NewPassword) => Promise<void>

interface ChangePasswordOptions {
  db: Database
  attempts: Attempts
  notices: Notices
  passwords: Passwords
  proof: Proof
  tickets: Tickets
  clock: () => Date
}

export function createChangePassword(options: ChangePasswordOptions): ChangePassword {
  const { db, attempts, notices, passwords, proof, tickets, clock } = options
  return async (session, { currentPassword, newPassword }) => {
    const { userId, sessionId } = session
    if (currentPassword === undefined) proof.require(session)
    else await proof.requirePassword(userId, currentPassword)
    const user = await findUserById(userId, db)
    if (!user) throw new AppError('UNAUTHORIZED')
    const { email, phone } = user
    for (const address of [email, phone]) if (address !== null) requireGoodPassword(newPassword, address)
    const passwordHash = await passwords.hash(newPassword)
    await inTransaction(db, async (trx) => {
      await storePassword({ userId, passwordHash, now: clock() }, trx)
      await demandPassword(userId, null, trx)
      await deleteOtherSessions(userId, sessionId, trx)
      for (const destination of [email, phone])
        if (destination !== null) await attempts.voidOthers({ destination, userId }, trx)
      await tickets.voidAll(userId, trx)
      await notices.enqueue({ kind: 'PASSWORD_CHANGED', userId }, trx)
    })
  }
}
