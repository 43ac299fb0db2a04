import { signInMethodCalls } from '@taplet/contract/schemas'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Bind } from '../../../platform/http/bind.ts'
import { succeed } from '../../../platform/http/succeed.ts'
import type { Proceed } from '../entry/proceed.ts'
import type { Limits } from '../limits/limits.ts'
import { requirePresentTerms } from '../users/consents.ts'
import type { SecurityParts } from './create-security.ts'

interface SignInMethodRoutes {
  limits: Limits
  security: SecurityParts
  proceed: Proceed
}

export function bindSignInMethodRoutes(bind: Bind, { limits, security, proceed }: SignInMethodRoutes): void {
  const { contactChanges, googleCallback, googleFlows, passkeys, requireParty, requireProof, secondFactor } = security
  const requireGoogle = () => {
    if (!security.google) throw new AppError('NOT_AVAILABLE')
    return security.google
  }
  const takeConfirm = (address: string) => limits.take('confirmFromAddress', limits.addressKey(address))

  bind('signInMethods', signInMethodCalls, {
    beginGoogle: async ({ input: { redirect, connect, consent }, request, reply }) => {
      if (consent) requirePresentTerms(consent)
      const google = requireGoogle()
      const session = connect === true ? await requireProof(request) : undefined
      await takeConfirm(request.ip)
      const attempt = google.newAttempt(googleCallback(request))
      const url = await google.authorizationUrl(attempt).catch((cause: unknown) => {
        throw new AppError('UNAVAILABLE', { cause, retryAfter: 10 })
      })
      googleFlows.remember(reply, { ...attempt, redirect, consent, userId: session?.userId })
      return succeed({ url })
    },
    finishGoogle: async ({ input, request, reply }) => {
      const google = requireGoogle()
      await takeConfirm(request.ip)
      const flow = googleFlows.take({ request, reply }, input.state)
      if (!flow) throw new AppError('GOOGLE_FAILED')
      const session = await security.sessionOf(request)
      // Whoever connects Google must still be who began it.
      if (flow.userId !== undefined && flow.userId !== session?.userId) throw new AppError('GOOGLE_FAILED')
      const outcome = await google.finish(flow, input)
      const back = { isNew: false, ...(flow.redirect !== undefined && { redirect: flow.redirect }) }
      if (outcome.kind === 'LINK') {
        const { attemptId, destination, hasPassword } = outcome
        return succeed({ ...back, nextStep: 'LINK_ACCOUNT' as const, attemptId, destination, hasPassword })
      }
      if (flow.userId !== undefined) return succeed({ ...back, nextStep: 'SIGNED_IN' as const })
      const entered = await proceed({ userId: outcome.userId, given: 'FIRST' }, { request, reply })
      return succeed({ ...back, ...entered, isNew: outcome.isNew })
    },
    sendLinkCode: async ({ input, request }) =>
      succeed(await requireGoogle().sendLinkCode(input.attemptId, limits.addressKey(request.ip))),
    linkGoogle: async ({ input: { attemptId, password, code }, request, reply }) => {
      await takeConfirm(request.ip)
      const userId = await requireGoogle().link(attemptId, { password, code })
      return succeed(await proceed({ userId, given: 'FIRST' }, { request, reply }))
    },
    beginPasskey: async ({ request }) => {
      await takeConfirm(request.ip)
      return succeed(await passkeys.beginSignIn(requireParty(request)))
    },
    finishPasskey: async ({ input: { attemptId, passkey }, request, reply }) => {
      await takeConfirm(request.ip)
      const userId = await passkeys.signIn(attemptId, passkey, requireParty(request))
      // The device verified its owner: a second factor by itself.
      return succeed(await proceed({ userId, given: 'ALL' }, { request, reply }))
    },
    answerSecondFactor: async ({ input: { attemptId, code }, request, reply }) => {
      await takeConfirm(request.ip)
      const userId = await secondFactor.answer(attemptId, code)
      return succeed(await proceed({ userId, given: 'ALL' }, { request, reply }))
    },
    undoContactChange: async ({ input, request }) => {
      await takeConfirm(request.ip)
      return succeed({ destination: await contactChanges.undo(input.token) })
    },
  })
}
