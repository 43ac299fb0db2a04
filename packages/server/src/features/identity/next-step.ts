import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { Attempts } from './attempts/attempts.ts'
import { contactOf, type Identifier, isPlaceholderEmail, maskDestination } from './identifier.ts'
import type { KnownAddresses } from './limits/known-addresses.ts'
import type { Limits } from './limits/limits.ts'
import { signInMessageClaims } from './limits/message-claims.ts'
import type { AuthMessages } from './messages/auth-messages.ts'
import type { SecondFactor } from './second-factor/second-factor.ts'
import { findUserById, type User } from './users/store.ts'

/** Somebody who has shown who they are, so far. */
export interface Passed {
  userId: string
  /** The first factor alone; also the phone; or as much as anybody is asked for: a passkey, or a second factor. */
  given: 'FIRST' | 'PHONE' | 'ALL'
}

/** What is still asked of a person (spec §4); undefined: nothing, the session may begin. */
export type NextStep =
  | { nextStep: 'SECOND_FACTOR'; attemptId: string }
  | { nextStep: 'SMS_CODE'; attemptId: string; destination: string }
  | { nextStep: 'NEW_PASSWORD'; attemptId: string }

/** Every way in comes here once the first factor is given. `from` is the part of the network address that is counted. */
export type NextStepOf = (passed: Passed, from: string) => Promise<NextStep | undefined>

interface NextStepOptions {
  db: Database
  attempts: Attempts
  authMessages: AuthMessages
  knownAddresses: KnownAddresses
  limits: Limits
  secondFactor: Pick<SecondFactor, 'ask' | 'isOn'>
  servesPhone: (phone: string) => boolean
}

export function createNextStepOf(options: NextStepOptions): NextStepOf {
  const { db, attempts, authMessages, knownAddresses, limits, secondFactor, servesPhone } = options

  const challenge = async ({ userId, phone, email }: User & { phone: string }, from: string): Promise<NextStep> => {
    const identifier = channelFor(phone, email, servesPhone)
    // Nothing is sent before the first factor: strangers must not make us write to somebody's phone.
    await limits.takeAll(signInMessageClaims(userId, identifier.channel, from))
    const { attemptId, code } = await attempts.begin({ kind: 'SIGN_IN', identifier, userId })
    await authMessages.forAttempt('SIGN_IN', identifier, code)
    return { nextStep: 'SMS_CODE', attemptId, destination: maskDestination(identifier) }
  }

  return async ({ userId, given }, from) => {
    const user = await findUserById(userId, db)
    if (!user) throw new AppError('CODE_EXPIRED') // closed meanwhile
    if (given !== 'ALL' && (await secondFactor.isOn(userId)))
      return { nextStep: 'SECOND_FACTOR', attemptId: await secondFactor.ask(userId) }
    const { phone } = user
    if (given === 'FIRST' && user.smsChallenge && phone !== null) return challenge({ ...user, phone }, from)
    if (user.passwordDemand !== null) {
      const { attemptId } = await attempts.begin({ kind: 'NEW_PASSWORD', identifier: contactOf(user), userId })
      return { nextStep: 'NEW_PASSWORD', attemptId }
    }
    await knownAddresses.remember(userId, from)
    return undefined
  }
}

/** The phone; where it gets no messages any more, the email, or its owner could never sign in again. */
function channelFor(phone: string, email: string, servesPhone: (phone: string) => boolean): Identifier {
  if (servesPhone(phone) || isPlaceholderEmail(email)) return { channel: 'sms', destination: phone }
  return { channel: 'email', destination: email }
}
