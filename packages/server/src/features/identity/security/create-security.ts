import type { Language } from '@taplet/messages'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../../platform/db/database.ts'
import type { GoogleSignIn } from '../../../platform/google/port.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { createSeal } from '../../../platform/seal.ts'
import type { CountryOfRequest } from '../../../platform/visitors/country-of-request.ts'
import type { Attempts } from '../attempts/attempts.ts'
import { createContactChanges } from '../contact-changes/contact-changes.ts'
import { createSign } from '../create-sign.ts'
import type { Cookie } from '../sessions/create-cookie.ts'
import { createEnter } from '../entry/enter.ts'
import type { KnownDevices } from '../entry/known-devices.ts'
import { createGoogle } from '../google/google.ts'
import { createGoogleFlows } from '../google/google-flow.ts'
import type { Limits } from '../limits/limits.ts'
import type { AuthMessages } from '../messages/auth-messages.ts'
import type { Notices } from '../notices/notices.ts'
import { createPasskeys } from '../passkeys/passkeys.ts'
import { type RelyingParty, relyingPartyOf } from '../passkeys/relying-party.ts'
import type { Passwords } from '../passwords.ts'
import { createProof } from '../proof/proof.ts'
import { createSecondFactor } from '../second-factor/second-factor.ts'
import type { SessionCookie } from '../sessions/session-cookie.ts'
import { createSessionList } from '../sessions/session-list.ts'
import type { Session, Sessions } from '../sessions/sessions.ts'
import type { AccountMaker } from '../sign-up.ts'
import type { Tickets } from '../tickets/tickets.ts'
import { createChangePassword } from './change-password.ts'
import { createFetchSecurity } from './fetch-security.ts'

interface SecurityOptions {
  db: Database
  accounts: AccountMaker
  attempts: Attempts
  authMessages: AuthMessages
  cookie: SessionCookie
  countryOf: CountryOfRequest
  deviceCookie: Cookie
  /** Undefined: nobody signs in with Google. */
  google: GoogleSignIn | undefined
  isDevelopment: boolean
  knownDevices: KnownDevices
  language: Language
  limits: Limits
  notices: Notices
  passwords: Passwords
  publicUrl: string
  secret: string
  servesPhone: (phone: string) => boolean
  sessions: Sessions
  takesPhones: boolean
  tickets: Tickets
  clock: () => Date
}

/** Ways in besides the password, and what people see and change of theirs. */
export function createSecurity(options: SecurityOptions) {
  const { accounts, cookie, google: signIn, isDevelopment, publicUrl, secret, sessions, ...shared } = options
  const sign = createSign(secret, 'security')
  const seal = createSeal(sign('seal'))
  const services = { ...shared, sign, seal }
  const passkeys = createPasskeys(services)
  const secondFactor = createSecondFactor(services)
  const proof = createProof({ ...services, passkeys })
  const google = signIn && createGoogle({ ...services, accounts, google: signIn })
  const isHttps = publicUrl.startsWith('https://')
  const partyOf = (request: FastifyRequest): RelyingParty | undefined =>
    relyingPartyOf(request, { publicUrl, isDevelopment })

  return {
    changePassword: createChangePassword({ ...services, proof }),
    contactChanges: createContactChanges(services),
    enter: createEnter({
      ...services,
      cookie,
      sessions,
    }),
    fetchSecurity: createFetchSecurity({
      ...services,
      passkeys,
      secondFactor,
      googleEmailOf: async (userId) => google?.emailOf(userId) ?? null,
      hasGoogle: google !== undefined,
    }),
    google: google && signIn && { ...google, newAttempt: signIn.newAttempt, authorizationUrl: signIn.authorizationUrl },
    googleFlows: createGoogleFlows({ isHttps, seal, clock: options.clock }),
    passkeys,
    partyOf,
    proof,
    secondFactor,
    sessionList: createSessionList(services),
    sessionOf: sessions.of,
    /** Returns the request's session; throws UNAUTHORIZED without one. */
    async requireSession(request: FastifyRequest): Promise<Session> {
      const session = await sessions.of(request)
      if (!session) throw new AppError('UNAUTHORIZED')
      return session
    },
    /** Throws REAUTHENTICATION_REQUIRED unless the person proved who they are within the last minutes. */
    async requireProof(request: FastifyRequest): Promise<Session> {
      const session = await sessions.of(request)
      if (!session) throw new AppError('UNAUTHORIZED')
      proof.require(session)
      return session
    },
    requireParty(request: FastifyRequest): RelyingParty {
      const party = partyOf(request)
      if (!party) throw new AppError('PASSKEYS_UNAVAILABLE')
      return party
    },
    /** Where Google sends people back: to the host they are on, where a laptop has several. */
    googleCallback: (request: FastifyRequest): string =>
      `${isDevelopment ? `${request.protocol}://${request.host}` : publicUrl}/auth/google`,
  }
}
export type SecurityParts = ReturnType<typeof createSecurity>
