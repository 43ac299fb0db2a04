import { HOUR_MS } from '@taplet/base/time'
import { CODE_MINUTES } from '@taplet/contract'
import type { Database, Executor } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Identifier } from '../identifier.ts'
import type { Sign } from '../create-sign.ts'
import type { Consent } from '../users/consents.ts'
import { hashCode, newAttemptId, newCode, noCode, normaliseCode } from './code.ts'
import { kinds } from './kinds.ts'
import * as store from './store.ts'
import { messages } from '../messages/messages.ts'

const MAX_MISSES = 5 // then the code is void
const COOLDOWN_MS = 30_000
const CODE_MS = CODE_MINUTES * 60_000
const ATTEMPT_MS = HOUR_MS // how long new codes can be requested

interface Begun {
  attemptId: string
  /** Undefined when no code exists for this attempt. */
  code: string | undefined
}
type Beginning = { identifier: Identifier } & (
  | { kind: 'SIGN_UP'; name: string; passwordHash: string; consent: Consent; knownUserId: string | undefined }
  | { kind: 'SIGN_IN' | 'NEW_PASSWORD'; userId: string }
  | { kind: 'RESET'; knownUserId: string | undefined }
)

export type Answered = store.Attempt | 'WRONG' | 'CLOSED'

export interface Attempts {
  begin(beginning: Beginning): Promise<Begun>
  /** Returns the attempt that requests another code; throws when it is over, or within the cooldown. */
  requireRenewable(attemptId: string): Promise<store.Attempt>
  /** Creates a new code for the attempt; the old one no longer works. */
  renew(attempt: store.Attempt): Promise<Begun>
  /** Checks a typed code against an attempt; the right one consumes it, five wrong ones close it. */
  answer(kind: store.AttemptKind, attemptId: string, typed: string, db: Executor): Promise<Answered>
  /** Consumes an attempt that needs no code; throws when it is over. */
  use(kind: 'NEW_PASSWORD', attemptId: string, trx: Executor): Promise<store.Attempt>
  /** Has other confirmations for the same address wait until the transaction ends. */
  lockRivals(attemptId: string, trx: Executor): Promise<void>
  voidOthers(of: { destination: string; userId: string }, db: Executor): Promise<void>
}

export function createAttempts({ db, sign, clock }: { db: Database; sign: Sign; clock: () => Date }): Attempts {
  const issueCode = (attemptId: string, kind: store.AttemptKind, userId: string | null) => {
    const { hasCode, codeLength } = kinds[kind]
    const code = hasCode(userId) ? newCode(codeLength) : undefined
    return { code, codeHash: code === undefined ? noCode() : hashCode(attemptId, code, sign) }
  }
  return {
    async begin(beginning) {
      const attemptId = newAttemptId()
      const { kind, identifier } = beginning
      const userId = ('userId' in beginning ? beginning.userId : beginning.knownUserId) ?? null
      const { code, codeHash } = issueCode(attemptId, kind, userId)
      const now = clock()
      const signUp = beginning.kind === 'SIGN_UP' ? toColumns(beginning) : {}
      await store.insertAttempt(
        {
          attempt_id: attemptId,
          kind,
          ...identifier,
          ...signUp,
          user_id: userId,
          code_hash: codeHash,
          created_at: now,
          last_sent_at: now,
          expires_at: new Date(now.getTime() + CODE_MS),
        },
        db,
      )
      return { attemptId, code }
    },
    async requireRenewable(attemptId) {
      const now = clock().getTime()
      const attempt = await store.findAttempt(attemptId, new Date(now - ATTEMPT_MS), db)
      if (!attempt || kinds[attempt.kind].codeLength === 0) throw isOver()
      const waitMs = attempt.last_sent_at.getTime() + COOLDOWN_MS - now
      if (waitMs > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: Math.ceil(waitMs / 1000) })
      return attempt
    },
    async renew({ attempt_id: attemptId, kind, user_id }) {
      const { code, codeHash } = issueCode(attemptId, kind, user_id)
      const now = clock()
      const isRenewed = await store.renewAttempt(
        {
          attemptId,
          codeHash,
          now,
          notSentAfter: new Date(now.getTime() - COOLDOWN_MS),
          expiresAt: new Date(now.getTime() + CODE_MS),
        },
        db,
      )
      // Two clicks at once: the other one sends the code.
      if (!isRenewed) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: COOLDOWN_MS / 1000 })
      return { attemptId, code }
    },
    async answer(kind, attemptId, typed, executor) {
      const codeHash = hashCode(attemptId, normaliseCode(typed), sign)
      const found = await store.answerAttempt(
        { attemptId, kind, codeHash, maxMisses: MAX_MISSES, now: clock() },
        executor,
      )
      if (!found) return 'CLOSED'
      return found.isRight ? found : 'WRONG'
    },
    async use(kind, attemptId, trx) {
      const attempt = await store.useAttempt({ attemptId, kind, now: clock() }, trx)
      if (!attempt) throw isOver()
      return attempt
    },
    lockRivals: store.lockRivals,
    voidOthers: (of, executor) => store.voidAttempts({ ...of, now: clock() }, executor),
  }
}

const isOver = () => new AppError('CODE_EXPIRED', { message: messages.later('attemptOver') })

const toColumns = ({ name, passwordHash, consent }: Extract<Beginning, { kind: 'SIGN_UP' }>) => ({
  name,
  password_hash: passwordHash,
  terms_version: consent.terms,
  privacy_version: consent.privacy,
})

/** Returns the attempt, or throws the refusal for an unsuccessful check. */
export function requireRight(answered: Answered): store.Attempt {
  if (answered === 'WRONG') throw new AppError('CODE_MISMATCH', { field: 'code' })
  if (answered === 'CLOSED') throw new AppError('CODE_EXPIRED', { field: 'code' })
  return answered
}
