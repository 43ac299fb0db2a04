import { identityCalls } from '@taplet/contract/schemas'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { Authenticate, Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { Cookie } from './sessions/create-cookie.ts'
import type { Exchange } from './entry/enter.ts'
import type { Proceed } from './entry/proceed.ts'
import type { SetDemandedPassword } from './new-password/demanded-password.ts'
import type { ForgotPassword } from './new-password/forgot-password.ts'
import type { Passed } from './next-step.ts'
import type { Resend } from './resend.ts'
import type { SessionCookie } from './sessions/session-cookie.ts'
import type { Caller, Sessions } from './sessions/sessions.ts'
import type { SignIn } from './sign-in.ts'
import type { SignUp } from './sign-up.ts'
import type { SmsChallenge } from './sms-challenge.ts'

interface IdentityRoutes {
  signUp: SignUp
  signIn: SignIn
  resend: Resend
  forgotPassword: ForgotPassword
  setDemandedPassword: SetDemandedPassword
  smsChallenge: SmsChallenge
  sessions: Sessions
  cookie: SessionCookie
  deviceCookie: Cookie
  proceed: Proceed
  authenticate: Authenticate
  /** Throws unless the person proved who they are within the last minutes. */
  requireProof: (request: FastifyRequest) => Promise<unknown>
}

export function bindIdentityRoutes(bind: Bind, services: IdentityRoutes): void {
  const { signUp, signIn, resend, forgotPassword, setDemandedPassword, smsChallenge } = services
  const { sessions, cookie, deviceCookie, proceed, authenticate, requireProof } = services
  const callerOf = (request: FastifyRequest): Caller => ({
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    device: deviceCookie.read(request),
  })
  const enter = async (passed: Passed, exchange: Exchange) => succeed(await proceed(passed, exchange))

  bind('identity', identityCalls, {
    signUp: async ({ input, request }) => {
      const begun = await signUp.begin(input, callerOf(request))
      return succeed({ nextStep: 'CONFIRM_SIGN_UP' as const, ...begun })
    },
    resendCode: async ({ input, request }) => succeed(await resend(input.attemptId, callerOf(request))),
    confirmSignUp: async ({ input: { attemptId, code }, request, reply }) => {
      if (!attemptId) throw new AppError('CONFIRM_WITHOUT_SIGN_UP')
      const userId = await signUp.confirm(attemptId, code, callerOf(request))
      return enter({ userId, given: 'FIRST' }, { request, reply })
    },
    signIn: async ({ input, request, reply }) =>
      enter(await signIn.begin(input, callerOf(request)), { request, reply }),
    confirmSignIn: async ({ input: { attemptId, code }, request, reply }) =>
      enter(await signIn.confirm(attemptId, code, callerOf(request)), { request, reply }),
    forgotPassword: async ({ input, request }) => succeed(await forgotPassword.request(input, callerOf(request))),
    completeForgotPassword: async ({ input, request, reply }) =>
      enter(await forgotPassword.complete(input, callerOf(request)), { request, reply }),
    resetPassword: async ({ input, request, reply }) =>
      enter(await setDemandedPassword(input, callerOf(request)), { request, reply }),
    setSmsChallenge: async ({ input, person, request }) => {
      await requireProof(request)
      return succeed(await smsChallenge.set(person.personId, input.isOn))
    },
    signOut: async ({ request, reply }) => {
      await sessions.end(request)
      if (sessions.isFromOwnPage(request)) cookie.clear(reply)
      return succeed({})
    },
    session: async ({ request }) => {
      const access = await authenticate(request)
      if (!access) return succeed({ isSignedIn: false })
      const { accountId, personId, role } = access
      const accounts = await sessions.countAccounts(personId)
      return succeed({ isSignedIn: true, open: { accountId, personId, role, accounts } })
    },
  })
}
