import type { Executor } from '../../../platform/db/database.ts'
import type { Attempts } from '../attempts/attempts.ts'
import type { Notices } from '../notices/notices.ts'
import type { Passwords } from '../passwords.ts'
import { requireGoodPassword } from '../require-good-password.ts'
import { deleteOtherSessions } from '../sessions/store.ts'
import type { Tickets } from '../tickets/tickets.ts'
import { demandPassword, storePassword } from '../users/store.ts'

interface Replacement {
  userId: string
  /** The address that the person proved; no password may be the same. */
  destination: string
  password: string
}

/**
 * Stores another password, and ends what whoever knew the old one may have begun: all sessions, codes and other
 * attempts. Throws PASSWORD_TOO_WEAK. The owner gets a message of its own.
 */
export type ReplacePassword = (replacement: Replacement, trx: Executor) => Promise<void>

interface ReplacePasswordOptions {
  attempts: Attempts
  notices: Notices
  passwords: Passwords
  tickets: Tickets
  clock: () => Date
}

export const createReplacePassword =
  ({ attempts, notices, passwords, tickets, clock }: ReplacePasswordOptions): ReplacePassword =>
  async ({ userId, destination, password }, trx) => {
    requireGoodPassword(password, destination)
    const passwordHash = await passwords.hash(password)
    await storePassword({ userId, passwordHash, now: clock() }, trx)
    await demandPassword(userId, null, trx)
    await deleteOtherSessions(userId, undefined, trx)
    await attempts.voidOthers({ destination, userId }, trx)
    await tickets.voidAll(userId, trx)
    await notices.enqueue({ kind: 'PASSWORD_CHANGED', userId }, trx)
  }
