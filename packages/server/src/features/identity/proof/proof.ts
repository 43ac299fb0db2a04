import { MINUTE_MS } from '@taplet/base/time'
import { REAUTHENTICATION_MINUTES } from '@taplet/contract'
import type { passkeyResponse } from '@taplet/contract/schemas'
import type { z } from 'zod'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { type Identifier, isPlaceholderEmail, maskDestination } from '../identifier.ts'
import type { Limits } from '../limits/limits.ts'
import type { AuthMessages } from '../messages/auth-messages.ts'
import type { Passkeys } from '../passkeys/passkeys.ts'
import type { RelyingParty } from '../passkeys/relying-party.ts'
import type { Passwords } from '../passwords.ts'
import type { Session } from '../sessions/sessions.ts'
import { noteProof } from '../sessions/store.ts'
import type { Tickets } from '../tickets/tickets.ts'
import { findUserById } from '../users/store.ts'

export interface ProofInput {
  password?: string | undefined
  attemptId?: string | undefined
  code?: string | undefined
  passkey?: z.output<typeof passkeyResponse> | undefined
}

/** Before what would hand an open session's account to somebody else, the person proves who they are once more. */
export interface Proof {
  /** Throws REAUTHENTICATION_REQUIRED unless the person proved who they are within the last minutes. */
  require(session: Session): void
  /** Sends a code to the person's address, and returns the attempt that it answers. */
  sendCode(session: Session, from: string): Promise<{ attemptId: string; destination: string }>
  /** Throws unless the password, code or passkey is right. Returns until when it counts. */
  give(session: Session, input: ProofInput, party: RelyingParty | undefined): Promise<Date>
  /** Throws unless this is the person's password. */
  requirePassword(userId: string, password: string): Promise<void>
}

interface ProofOptions {
  db: Database
  authMessages: AuthMessages
  limits: Limits
  passkeys: Passkeys
  passwords: Passwords
  tickets: Tickets
  clock: () => Date
}

const LASTS_MS = REAUTHENTICATION_MINUTES * MINUTE_MS

export function createProof(options: ProofOptions): Proof {
  const { db, authMessages, limits, passkeys, passwords, tickets, clock } = options

  const requirePassword = async (userId: string, password: string): Promise<void> => {
    const hits = await limits.takeAll([['proveToAccount', userId]])
    const user = await findUserById(userId, db)
    if (!(await passwords.isRight(userId, password, user?.passwordHash)))
      throw new AppError('PASSWORD_WRONG', { field: 'password' })
    await limits.giveBack(hits)
  }

  const check = async ({ userId }: Session, input: ProofInput, party: RelyingParty | undefined): Promise<void> => {
    const { password, attemptId, code, passkey } = input
    if (password !== undefined) return requirePassword(userId, password)
    if (attemptId === undefined) throw new AppError('BAD_REQUEST')
    if (passkey && party) return passkeys.prove(userId, attemptId, passkey, party)
    if (code === undefined) throw new AppError('BAD_REQUEST')
    if ((await tickets.require('PROOF_CODE', attemptId)).userId !== userId) throw new AppError('CODE_EXPIRED')
    await tickets.answer('PROOF_CODE', attemptId, code)
  }

  return {
    require({ provenAt }) {
      if (!provenAt || clock().getTime() - provenAt.getTime() > LASTS_MS)
        throw new AppError('REAUTHENTICATION_REQUIRED')
    },
    async sendCode({ userId }, from) {
      const user = await findUserById(userId, db)
      if (!user) throw new AppError('UNAUTHORIZED')
      const identifier: Identifier = isPlaceholderEmail(user.email)
        ? { channel: 'sms', destination: user.phone ?? '' }
        : { channel: 'email', destination: user.email }
      await limits.takeAll([
        [identifier.channel === 'sms' ? 'sendSmsFromAddress' : 'sendEmailFromAddress', from],
        ['challengeToAccountDaily', userId],
        ['challengeToAccount', userId],
      ])
      const attemptId = await tickets.issue({ kind: 'PROOF_CODE', userId })
      const { code } = await tickets.newCode('PROOF_CODE', attemptId)
      await authMessages.proofCode(identifier, code)
      return { attemptId, destination: maskDestination(identifier) }
    },
    async give(session, input, party) {
      await check(session, input, party)
      const now = clock()
      await noteProof(session.sessionId, now, db)
      return new Date(now.getTime() + LASTS_MS)
    },
    requirePassword,
  }
}
