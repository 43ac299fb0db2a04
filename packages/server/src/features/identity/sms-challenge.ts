import type { Database } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { messages } from './messages/messages.ts'
import type { Notices } from './notices/notices.ts'
import { findUser, setSmsChallenge } from './users/store.ts'

export interface SmsChallenge {
  /** Turns the code at sign-in on or off, and tells the owner. Throws when there is no phone that gets messages. */
  set(userId: string, isOn: boolean): Promise<{ isOn: boolean }>
}

interface SmsChallengeOptions {
  db: Database
  notices: Notices
  servesPhone: (phone: string) => boolean
}

export function createSmsChallenge({ db, notices, servesPhone }: SmsChallengeOptions): SmsChallenge {
  return {
    set: (userId, isOn) =>
      inTransaction(db, async (trx) => {
        const user = await findUser({ id: userId }, trx)
        if (!user) throw new AppError('UNAUTHORIZED')
        if (isOn && user.phone === null)
          throw new AppError('PHONE_INVALID', { message: messages.later('smsNeedsPhone') })
        if (isOn && !servesPhone(user.phone ?? '')) throw new AppError('PHONE_NOT_SERVED')
        const isChange = await setSmsChallenge(userId, isOn, trx)
        if (isChange) await notices.enqueue({ kind: isOn ? 'SMS_CODE_ON' : 'SMS_CODE_OFF', userId }, trx)
        return { isOn }
      }),
  }
}
