import type { Security } from '@taplet/contract'
import type { Database, Executor } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { isPlaceholderEmail } from '../identifier.ts'
import type { Passkeys } from '../passkeys/passkeys.ts'
import type { SecondFactor } from '../second-factor/second-factor.ts'
import { findUserById } from '../users/store.ts'

interface FetchSecurityOptions {
  db: Database
  passkeys: Passkeys
  secondFactor: SecondFactor
  /** The address at Google that is linked. */
  googleEmailOf: (userId: string) => Promise<string | null>
  hasGoogle: boolean
  takesPhones: boolean
}

/** Returns everything about how a person signs in. */
export type FetchSecurity = (userId: string, canUsePasskeys: boolean) => Promise<Security>

export function createFetchSecurity(options: FetchSecurityOptions): FetchSecurity {
  const { db, passkeys, secondFactor, googleEmailOf, hasGoogle, takesPhones } = options
  return async (userId, canUsePasskeys) => {
    const user = await findUserById(userId, db)
    if (!user) throw new AppError('UNAUTHORIZED')
    const { email, phone, smsChallenge, passwordHash } = user
    const changedAt = passwordHash === undefined ? undefined : await findPasswordTime(userId, db)
    return {
      email: isPlaceholderEmail(email) ? null : email,
      phone,
      takesPhones,
      hasPassword: passwordHash !== undefined,
      passwordChangedAt: changedAt?.toISOString() ?? null,
      smsChallenge,
      passkeys: await passkeys.list(userId),
      canUsePasskeys,
      secondFactor: await secondFactor.stateOf(userId),
      google: { isAvailable: hasGoogle, email: await googleEmailOf(userId) },
    }
  }
}

async function findPasswordTime(userId: string, db: Executor): Promise<Date | undefined> {
  const row = await db
    .selectFrom('auth_account')
    .select('updated_at')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  return row?.updated_at
}
