import { type Attempts } from './attempts/attempts.ts'
import type { Attempt } from './attempts/store.ts'
import { type Identifier, maskDestination } from './identifier.ts'
import type { Limits } from './limits/limits.ts'
import { messageClaims, signInMessageClaims } from './limits/message-claims.ts'
import type { RecogniseCaller, Recognised } from './limits/recognise-caller.ts'
import type { AuthMessages } from './messages/auth-messages.ts'
import type { Caller } from './sessions/sessions.ts'

interface ResendOptions {
  attempts: Attempts
  authMessages: AuthMessages
  limits: Limits
  recogniseCaller: RecogniseCaller
}

/** Sends another code for any attempt that has one, and what was sent in its place for one that has none. */
export type Resend = (attemptId: string, caller: Caller) => Promise<{ destination: string }>

export function createResend({ attempts, authMessages, limits, recogniseCaller }: ResendOptions): Resend {
  /** Whoever got as far as a sign-in's code gave the right password: others cannot use up its quota. */
  const claimsOf = (
    { kind, user_id: userId }: Attempt,
    identifier: Identifier,
    from: string,
    recognised: Recognised,
  ) =>
    kind === 'SIGN_IN' && userId !== null
      ? signInMessageClaims(userId, identifier.channel, from)
      : messageClaims(identifier, from, recognised)

  return async (attemptId, caller) => {
    const attempt = await attempts.requireRenewable(attemptId)
    const { kind, channel, destination } = attempt
    const identifier: Identifier = { channel, destination }
    const recognised = await recogniseCaller(attempt.user_id ?? undefined, caller)
    await limits.takeAll(claimsOf(attempt, identifier, limits.addressKey(caller.address), recognised))
    const { code } = await attempts.renew(attempt)
    await authMessages.forAttempt(kind, identifier, code)
    return { destination: maskDestination(identifier) }
  }
}
