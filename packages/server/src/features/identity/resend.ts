import { type Attempts } from './attempts/attempts.ts'
import type { Attempt } from './attempts/store.ts'
import { type Identifier, maskDestination } from './identifier.ts'
import type { Limits } from './limits/limits.ts'
import { signInMessageClaims, strangersMessageClaims } from './limits/message-claims.ts'
import type { AuthMessages } from './messages/auth-messages.ts'
import type { Caller } from './sessions/sessions.ts'

interface ResendOptions {
  attempts: Attempts
  authMessages: AuthMessages
  limits: Limits
}

/** Sends another code for any attempt that has one, and what was sent in its place for one that has none. */
export type Resend = (attemptId: string, caller: Caller) => Promise<{ destination: string }>

export function createResend({ attempts, authMessages, limits }: ResendOptions): Resend {
  /** Whoever got as far as a sign-in's code gave the right password: others cannot use up its quota. */
  const claimsOf = ({ kind, user_id: userId }: Attempt, identifier: Identifier, from: string) =>
    kind === 'SIGN_IN' && userId !== null
      ? signInMessageClaims(userId, identifier.channel, from)
      : strangersMessageClaims(identifier, from)

  return async (attemptId, { address }) => {
    const attempt = await attempts.requireRenewable(attemptId)
    const { kind, channel, destination } = attempt
    const identifier: Identifier = { channel, destination }
    await limits.takeAll(claimsOf(attempt, identifier, limits.addressKey(address)))
    const { code } = await attempts.renew(attempt)
    await authMessages.forAttempt(kind, identifier, code)
    return { destination: maskDestination(identifier) }
  }
}
