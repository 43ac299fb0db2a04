import { roleNow } from '@taplet/contract'
import { type Language, readLanguage } from '@taplet/messages'
import type { FastifyRequest } from 'fastify'
import { createSharedLimits } from '../../platform/limits/shared-limits.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Authenticate, Bind, SignedIn } from '../../platform/http/bind.ts'
import type { GoogleSignIn } from '../../platform/google/port.ts'
import type { JobHandlers, Jobs } from '../../platform/jobs/index.ts'
import type { Contacts } from '../../platform/mail/contacts.ts'
import type { Mail } from '../../platform/mail/port.ts'
import { createSeal } from '../../platform/seal.ts'
import type { Sms } from '../../platform/sms/port.ts'
import type { CountryOfRequest } from '../../platform/visitors/country-of-request.ts'
import { createAttempts } from './attempts/attempts.ts'
import { createMaintenance } from './maintenance/maintenance.ts'
import { isPlaceholderEmail } from './identifier.ts'
import { createSign } from './create-sign.ts'
import { createKnownAddresses } from './limits/known-addresses.ts'
import { RULES } from './limits/limits.ts'
import { createRecogniseCaller } from './limits/recognise-caller.ts'
import { type Hashing, scryptHashing } from './hashing/scrypt-hashing.ts'
import { createAuthMessages } from './messages/auth-messages.ts'
import { createSetDemandedPassword } from './new-password/demanded-password.ts'
import { createForgotPassword } from './new-password/forgot-password.ts'
import { createReplacePassword } from './new-password/replace-password.ts'
import { createDeviceCookie } from './entry/device-cookie.ts'
import { createKnownDevices } from './entry/known-devices.ts'
import { createProceed } from './entry/proceed.ts'
import { createNextStepOf } from './next-step.ts'
import { createPasswords } from './passwords.ts'
import { bindIdentityRoutes } from './routes.ts'
import { createNotices } from './notices/notices.ts'
import { createResend } from './resend.ts'
import { createSecurity } from './security/create-security.ts'
import { bindSecurityRoutes } from './security/security-routes.ts'
import { bindSignInMethodRoutes } from './security/sign-in-method-routes.ts'
import { createSessionCookie } from './sessions/session-cookie.ts'
import { createSessions, SESSION_SECONDS } from './sessions/sessions.ts'
import { createSignIn } from './sign-in.ts'
import { createSmsChallenge } from './sms-challenge.ts'
import { type AccountMaker, createSignUp } from './sign-up.ts'
import type { AccessRow } from './sessions/access-store.ts'
import { createTickets } from './tickets/tickets.ts'
import { findContacts, findOwnersContacts } from './users/store.ts'

interface IdentityOptions {
  db: Database
  /** Signs sessions and codes. */
  secret: string
  /** Origin for links in mails, which also decides about Secure cookies; without trailing slash. */
  publicUrl: string
  /** Default: scrypt. */
  hashing?: Hashing | undefined
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
  contactsOf(accountId: string): Promise<Contacts>
  /** Throws REAUTHENTICATION_REQUIRED unless the person proved who they are within the last minutes. */
  requireProof(request: FastifyRequest): Promise<unknown>
  /** Throws PASSWORD_WRONG unless this is the password of the person. */
  requirePassword(personId: string, password: string): Promise<void>
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
  const contactsOfUser = async (userId: string) => toContacts(await findContacts(userId, db))
  const cookie = createSessionCookie({ isHttps: publicUrl.startsWith('https://'), maxAgeSeconds: SESSION_SECONDS })
  const sessions = createSessions({ db, sign: createSign(secret, 'sessions'), cookie, publicUrl, clock })
  const limits = createSharedLimits({ rules: RULES, db, clock })
  const knownAddresses = createKnownAddresses({ db, clock })
  const knownDevices = createKnownDevices({ db, sign: createSign(secret, 'security'), clock })
  const basics = {
    db,
    clock,
    passwords: createPasswords(options.hashing ?? scryptHashing),
    attempts: createAttempts({ db, sign: createSign(secret, 'codes'), clock }),
    tickets: createTickets({ db, sign: createSign(secret, 'security'), clock }),
    limits,
    knownAddresses,
    knownDevices,
    deviceCookie: createDeviceCookie(publicUrl.startsWith('https://')),
    recogniseCaller: createRecogniseCaller({ knownAddresses, knownDevices, limits }),
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
    servesPhone: (phone: string): boolean => sms?.serves(phone) ?? false,
    runMaintenance: createMaintenance({ db, clock }),
  }
  const security = createSecurity({ ...options, ...basics, cookie, sessions, takesPhones: sms !== undefined })
  const { enter, secondFactor, requireProof } = security
  const proceed = createProceed({ ...basics, enter, nextStepOf: createNextStepOf({ ...basics, secondFactor }) })
  const replacePassword = createReplacePassword(basics)
  const services = {
    signUp: createSignUp({ ...basics, accounts }),
    signIn: createSignIn(basics),
    resend: createResend(basics),
    forgotPassword: createForgotPassword({ ...basics, replacePassword }),
    setDemandedPassword: createSetDemandedPassword({ ...basics, replacePassword }),
    smsChallenge: createSmsChallenge(basics),
  }

  const authenticate: Authenticate = async (request) => {
    const access = await sessions.accessOf(request)
    return access && toSignedIn(access)
  }

  return {
    authenticate,
    contactsOf: async (accountId) => toContacts(await findOwnersContacts(accountId, db)),
    addressOf,
    openAccount: sessions.openAccount,
    requireProof,
    requirePassword: security.proof.requirePassword,
    hasGoogle: options.google !== undefined,
    jobs: basics.notices.jobs,
    routes(bind) {
      bindIdentityRoutes(bind, { ...basics, ...services, sessions, cookie, proceed, authenticate, requireProof })
      bindSecurityRoutes(bind, { db, limits: basics.limits, security })
      bindSignInMethodRoutes(bind, { limits: basics.limits, security, proceed })
    },
    createAccount: async (account) => ({ accountId: await services.signUp.createConfirmed(account) }),
    issueToken: (accountId) => sessions.begin(accountId, { address: '', userAgent: '' }),
  }
}

/** Returns the mail address; null for a placeholder, where nobody reads. */
const addressOf = (email: string): string | null => (isPlaceholderEmail(email) ? null : email)

type ContactsRow = Awaited<ReturnType<typeof findContacts>>

const toContacts = (user: ContactsRow): Contacts => ({
  email: user ? addressOf(user.email) : null,
  phone: user?.phone ?? null,
  language: readLanguage(user?.language),
  timeZone: user?.time_zone || 'UTC',
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
