import { PRODUCT } from '@taplet/contract'
import type { Database, Executor } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Seal } from '../../../platform/seal.ts'
import { normaliseCode } from '../attempts/code.ts'
import type { Sign } from '../create-sign.ts'
import type { Limits } from '../limits/limits.ts'
import type { Notices } from '../notices/notices.ts'
import type { Tickets } from '../tickets/tickets.ts'
import { hashRecoveryCode, newRecoveryCode, readRecoveryCode, RECOVERY_CODES } from './recovery-code.ts'
import { messages } from '../messages/messages.ts'
import * as store from './store.ts'
import { newTotpSecret, totpStep, totpUrl } from './totp.ts'

/** No message was sent: the standard text would ask to check one. */
const wrongCode = () => new AppError('CODE_MISMATCH', { field: 'code', message: messages.later('appCodeWrong') })

export interface SecondFactor {
  isOn(userId: string): Promise<boolean>
  stateOf(userId: string): Promise<{ confirmedAt: string; recoveryCodesLeft: number } | null>
  /** Makes a secret for an app; a factor that is on must be turned off first. */
  begin(userId: string, label: string): Promise<{ secret: string; url: string }>
  /** Turns the factor on by a code of the app. Returns the recovery codes, which are not stored. */
  confirm(userId: string, code: string): Promise<string[]>
  renewRecoveryCodes(userId: string): Promise<string[]>
  remove(userId: string): Promise<void>
  /** Returns the id of a sign-in that waits for its code. */
  ask(userId: string): Promise<string>
  /** Returns who signed in. */
  answer(attemptId: string, code: string): Promise<string>
}

interface SecondFactorOptions {
  db: Database
  limits: Limits
  notices: Notices
  /** Hashes recovery codes. */
  sign: Sign
  /** Encrypts the secrets of apps. */
  seal: Seal
  tickets: Tickets
  clock: () => Date
}

type Answer = 'CLOSED' | 'WRONG' | { userId: string; isRecovery: boolean }

export function createSecondFactor(options: SecondFactorOptions): SecondFactor {
  const { db, limits, notices, sign, seal, tickets, clock } = options

  const isApp = async (userId: string, typed: string, trx: Executor, isConfirmed: boolean): Promise<boolean> => {
    const factor = await store.findFactor(userId, trx)
    if (!factor || (factor.confirmed_at !== null) !== isConfirmed) return false
    const secret = seal.open(factor.secret)
    const step = secret === undefined ? undefined : totpStep(secret, normaliseCode(typed), clock())
    return step !== undefined && store.useStep(userId, step, trx)
  }
  const isRecovery = async (userId: string, typed: string, trx: Executor): Promise<boolean> =>
    readRecoveryCode(typed) !== undefined && store.useRecoveryCode(userId, hashRecoveryCode(userId, typed, sign), trx)

  const makeCodes = async (userId: string, trx: Executor): Promise<string[]> => {
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
    await store.replaceCodes(
      userId,
      codes.map((code) => hashRecoveryCode(userId, code, sign)),
      trx,
    )
    return codes
  }
  const takeGuess = (userId: string) =>
    limits.takeAll([
      ['secondFactorToAccount', userId],
      ['secondFactorToAccountDaily', userId],
    ])

  return {
    isOn: async (userId) => Boolean((await store.findFactor(userId, db))?.confirmed_at),
    async stateOf(userId) {
      const confirmedAt = (await store.findFactor(userId, db))?.confirmed_at
      if (!confirmedAt) return null
      return { confirmedAt: confirmedAt.toISOString(), recoveryCodesLeft: await store.countCodes(userId, db) }
    },
    async begin(userId, label) {
      const secret = newTotpSecret()
      if (!(await store.storeSecret(userId, seal.close(secret), clock(), db))) throw new AppError('CONFLICT')
      return { secret, url: totpUrl(secret, PRODUCT.name, label) }
    },
    async confirm(userId, code) {
      const hits = await takeGuess(userId)
      const codes = await inTransaction(db, async (trx) => {
        if (!(await isApp(userId, code, trx, false))) return undefined
        if (!(await store.confirmFactor(userId, clock(), trx))) return undefined
        await notices.enqueue({ kind: 'SECOND_FACTOR_ON', userId }, trx)
        return makeCodes(userId, trx)
      })
      if (!codes) throw wrongCode()
      await limits.giveBack(hits)
      return codes
    },
    renewRecoveryCodes: (userId) =>
      inTransaction(db, async (trx) => {
        const factor = await store.findFactor(userId, trx)
        if (!factor?.confirmed_at) throw new AppError('NOT_FOUND')
        await notices.enqueue({ kind: 'RECOVERY_CODES_RENEWED', userId }, trx)
        return makeCodes(userId, trx)
      }),
    remove: (userId) =>
      inTransaction(db, async (trx) => {
        if (await store.deleteFactor(userId, trx)) await notices.enqueue({ kind: 'SECOND_FACTOR_OFF', userId }, trx)
      }),
    ask: (userId) => tickets.issue({ kind: 'SECOND_FACTOR', userId }),
    async answer(attemptId, code) {
      const { userId: asked } = await tickets.require('SECOND_FACTOR', attemptId)
      // Counted before the code is checked, or parallel guesses would slip through.
      const hits = await takeGuess(asked ?? '')
      const outcome = await inTransaction(db, async (trx): Promise<Answer> => {
        const ticket = await tickets.lock('SECOND_FACTOR', attemptId, trx)
        if (!ticket?.userId) return 'CLOSED'
        const { userId } = ticket
        const byApp = await isApp(userId, code, trx, true)
        if (!byApp && !(await isRecovery(userId, code, trx))) {
          // A miss must be stored, so it is a value inside the transaction and an exception only outside.
          await tickets.miss(attemptId, trx)
          return 'WRONG'
        }
        await tickets.use('SECOND_FACTOR', attemptId, trx)
        if (!byApp) await notices.enqueue({ kind: 'RECOVERY_CODE_USED', userId }, trx)
        return { userId, isRecovery: !byApp }
      })
      if (outcome === 'CLOSED') throw new AppError('CODE_EXPIRED', { field: 'code' })
      if (outcome === 'WRONG') throw wrongCode()
      await limits.giveBack(hits)
      return outcome.userId
    },
  }
}
