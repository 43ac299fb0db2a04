import { roleNow } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import type { FastifyRequest } from 'fastify'
import { createSharedLimits } from '../../platform/limits/shared-limits.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Authenticate, Bind, SignedIn } from '../../platform/http/bind.ts'
import type { GoogleSignIn } from '../../platform/google/port.ts'
import type { JobHandlers, Jobs } from '../../platform/jobs/index.ts'
import type { Mail } from '../../platform/mail/port.ts'
import { createSeal } from '../../platform/seal.ts'
import type { Sms } from '../../platform/sms/port.ts'
import type { CountryOfRequest } from '../../platform/visitors/country-of-request.ts'
import { createAttempts } from './attempts/attempts.ts'
import { createMaintenance } from './maintenance/maintenance.ts'
import { type AuthOptions, createAuth } from './create-auth.ts'
import { isPlaceholderEmail } from './identifier.ts'
import { createSign } from './create-sign.ts'
import { createKnownAddresses } from './limits/known-addresses.ts'
import { RULES } from './limits/limits.ts'
import { createAuthMessages } from './messages/auth-messages.ts'
import { createPasswords } from './passwords.ts'
import { createNotices } from './notices/notices.ts'
import { bindIdentityRoutes, type Proceed } from './routes.ts'
import { createSecurity } from './security/create-security.ts'
import { bindSecurityRoutes } from './security/security-routes.ts'
import { bindSignInMethodRoutes } from './security/sign-in-method-routes.ts'
import { createSessionCookie } from './sessions/session-cookie.ts'
import { createSessions, SESSION_SECONDS } from './sessions/sessions.ts'
import { createSignIn } from './sign-in.ts'
import { type AccountMaker, createSignUp } from './sign-up.ts'
import type { AccessRow } from './sessions/access-store.ts'
import { findContacts, findOwnersContacts } from './users/store.ts'

interface IdentityOptions extends AuthOptions {
  db: Database
  mail: Mail
  /** Undefined: no phone number is taken. */
  sms: Sms | undefined
  /** Language of mails and text messages. */
  language: Language
  accounts: AccountMaker
  jobs: Jobs
  countryOf: CountryOfRequest
  /** Undefined: nobody signs in with Google. */
  google: GoogleSignIn | undefined
  isDevelopment: boolean
  clock?: () => Date
}

type NewAccount = ({ email: string } | { phone: string }) & { password: string; name: string }

export interface Identity {
  authenticate: Authenticate
  /** The account's contacts: those of its first owner. */
  contactsOf(accountId: string): Promise<{ email: string | null; phone: string | null }>
  /** Throws REAUTHENTICATION_REQUIRED unless the person proved who they are within the last minutes. */
  requireProof(request: FastifyRequest): Promise<unknown>
  /** Whether people can sign in with Google. */
  hasGoogle: boolean
  jobs: JobHandlers
  /** Returns the mail address of a user; null for a placeholder, where nobody reads. */
  addressOf(email: string): string | null
  /** Makes this the account that the request's session works in. */
  openAccount(request: FastifyRequest, accountId: string): Promise<void>
  routes(bind: Bind): void
  /** Creates an account that can sign in at once, for demo content and tests. Throws CONFLICT for a taken address. */
  createAccount(account: NewAccount): Promise<{ accountId: string }>
  /** Returns a bearer token of a new session, for tests. */
  issueToken(accountId: string): Promise<string>
}

export function createIdentity(options: IdentityOptions): Identity {
  const { db, secret, publicUrl, mail, sms, language, accounts, jobs, clock = () => new Date() } = options
  const auth = createAuth(options)
  const contactsOfUser = async (userId: string) => toContacts(await findContacts(userId, db))
  const cookie = createSessionCookie({ isHttps: publicUrl.startsWith('https://'), maxAgeSeconds: SESSION_SECONDS })
  const sessions = createSessions({ db, sign: createSign(secret, 'sessions'), cookie, publicUrl, clock })
  const services = {
    db,
    clock,
    passwords: createPasswords(async () => (await auth.$context).password),
    attempts: createAttempts({ db, sign: createSign(secret, 'codes'), clock }),
    limits: createSharedLimits({ rules: RULES, db, clock }),
    knownAddresses: createKnownAddresses({ db, clock }),
    authMessages: createAuthMessages({ mail, sms, publicUrl, language }),
    notices: createNotices({
      contactsOf: contactsOfUser,
      jobs,
      mail,
      sms,
      seal: createSeal(createSign(secret, 'notices')('seal')),
      publicUrl,
      language,
    }),
  }
  const servesPhone = (phone: string): boolean => sms?.serves(phone) ?? false
  const security = createSecurity({
    ...options,
    ...services,
    cookie,
    sessions,
    servesPhone,
    takesPhones: sms !== undefined,
  })
  const { enter, secondFactor } = security
  const proceed: Proceed = async (userId, { isStrong }, exchange) => {
    if (!isStrong && (await secondFactor.isOn(userId)))
      return { nextStep: 'SECOND_FACTOR', attemptId: await secondFactor.ask(userId) }
    return { nextStep: 'SIGNED_IN', accessToken: await enter(userId, exchange) }
  }
  const signUp = createSignUp({ ...services, accounts, servesPhone, tidy: createMaintenance({ db, clock }) })
  const signIn = createSignIn(services)

  const authenticate: Authenticate = async (request) => {
    const access = await sessions.accessOf(request)
    return access && toSignedIn(access)
  }

  return {
    authenticate,
    contactsOf: async (accountId) => toContacts(await findOwnersContacts(accountId, db)),
    addressOf,
    openAccount: sessions.openAccount,
    requireProof: security.requireProof,
    hasGoogle: options.google !== undefined,
    jobs: services.notices.jobs,
    routes(bind) {
      bindIdentityRoutes(bind, { signUp, signIn, sessions, cookie, proceed, authenticate })
      bindSecurityRoutes(bind, { db, limits: services.limits, security })
      bindSignInMethodRoutes(bind, { limits: services.limits, security, proceed })
    },
    createAccount: async (account) => ({ accountId: await signUp.createConfirmed(account) }),
    issueToken: (accountId) => sessions.begin(accountId, { address: '', userAgent: '' }),
  }
}

/** Returns the mail address; null for a placeholder, where nobody reads. */
const addressOf = (email: string): string | null => (isPlaceholderEmail(email) ? null : email)

const toContacts = (user: { email: string; phone: string | null } | undefined) => ({
  email: user ? addressOf(user.email) : null,
  phone: user?.phone ?? null,
})

const toSignedIn = ({
  person_id,
  account_id,
  identity_id,
  status,
  role,
  access_level,
  ahead,
}: AccessRow): SignedIn => ({
  personId: person_id,
  accountId: account_id,
  identityId: identity_id,
  isActive: status !== 'INACTIVE',
  role: roleNow(role, access_level, ahead),
})
