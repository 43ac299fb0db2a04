import { identityCalls } from '@taplet/contract/schemas'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { Authenticate, Bind } from '../../platform/http/bind.ts'
import { succeed } from '../../platform/http/succeed.ts'
import type { Exchange } from './entry/enter.ts'
import type { SessionCookie } from './sessions/session-cookie.ts'
import type { Caller, Sessions } from './sessions/sessions.ts'
import type { SignIn } from './sign-in.ts'
import type { SignUp } from './sign-up.ts'

interface IdentityRoutes {
  signUp: SignUp
  signIn: SignIn
  sessions: Sessions
  cookie: SessionCookie
  proceed: Proceed
  authenticate: Authenticate
}

/** What the person gave already. */
export interface Factors {
  /** A passkey, or the code of an authenticator app: no second factor is asked. */
  isStrong: boolean
}
export type Entered = { nextStep: 'SIGNED_IN'; accessToken: string } | { nextStep: 'SECOND_FACTOR'; attemptId: string }
/** Every way in ends here: it begins the session, or answers what is still asked (record 010). */
export type Proceed = (userId: string, factors: Factors, exchange: Exchange) => Promise<Entered>

export function bindIdentityRoutes(
  bind: Bind,
  { signUp, signIn, sessions, cookie, proceed, authenticate }: IdentityRoutes,
): void {
  const enter = async (userId: string, exchange: Exchange) =>
    succeed(await proceed(userId, { isStrong: false }, exchange))

  bind('identity', identityCalls, {
    signUp: async ({ input, request }) => {
      const begun = await signUp.begin(input, callerOf(request))
      return succeed({ nextStep: 'CONFIRM_SIGN_UP' as const, ...begun })
    },
    resendCode: async ({ input, request }) => {
      return succeed(await signUp.resend(input.attemptId, callerOf(request)))
    },
    confirmSignUp: async ({ input: { attemptId, code }, request, reply }) => {
      if (!attemptId) throw new AppError('CONFIRM_WITHOUT_SIGN_UP')
      return enter(await signUp.confirm(attemptId, code, callerOf(request)), { request, reply })
    },
    signIn: async ({ input, request, reply }) => {
      const outcome = await signIn.begin(input, callerOf(request))
      if ('userId' in outcome) return enter(outcome.userId, { request, reply })
      return succeed({ nextStep: 'SMS_CODE' as const, ...outcome })
    },
    confirmSignIn: async ({ input: { attemptId, code }, request, reply }) =>
      enter(await signIn.confirm(attemptId, code, callerOf(request)), { request, reply }),
    signOut: async ({ request, reply }) => {
      await sessions.end(request)
      if (sessions.isFromOwnPage(request)) cookie.clear(reply)
      return succeed({})
    },
    session: async ({ request }) => {
      const access = await authenticate(request)
      if (!access) return succeed({ isSignedIn: false })
      const { accountId, personId, role } = access
      return succeed({ isSignedIn: true, open: { accountId, personId, role } })
    },
  })
}

const callerOf = (request: FastifyRequest): Caller => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
})
