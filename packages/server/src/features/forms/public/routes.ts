import { REVIEW_PHOTO_MAX } from '@taplet/contract'
import { formCalls, moreReviewsCalls } from '@taplet/contract/schemas'
import { type Language, LANGUAGE_PARAM } from '@taplet/messages'
import type { FormRules } from '@taplet/slides/schema'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Bind } from '../../../platform/http/bind.ts'
import { handleError, toAppError } from '../../../platform/http/errors/error-handler.ts'
import { inSameLanguage, requestLanguageOf } from '../../../platform/http/request-language.ts'
import { succeed } from '../../../platform/http/succeed.ts'
import type { Subscriptions } from '../newsletter/subscriptions.ts'
import { type Step, stepPath } from '../newsletter/links.ts'
import { isFormPost, takeFormPosts } from '../pages/form-posts.ts'
import type { FormPagesIn } from '../pages/pages.ts'
import type { SendPage } from '../pages/send-page.ts'
import type { AnyForm, FindForm } from '../placed-form/find-form.ts'
import type { createMoreReviews } from '../reviews/more-reviews.ts'
import type { createSubmitReview, Sender, Taken } from '../reviews/submit-review.ts'
import type { createSignUp } from '../newsletter/sign-up.ts'
import type { Floods } from '../spam/floods.ts'
import type { Tickets } from '../spam/tickets.ts'
import { tooMany } from '../spam/too-many.ts'
import type { createProblemPage } from './problem-page.ts'

export interface PublicRoutes {
  submitReview: ReturnType<typeof createSubmitReview>
  moreReviews: ReturnType<typeof createMoreReviews>
  signUp: ReturnType<typeof createSignUp>
  subscriptions: Subscriptions
  findForm: FindForm
  tickets: Tickets
  floods: Pick<Floods, 'takeRequest'>
  /** The part of a network address that counts as one guest. */
  addressKey: (address: string) => string
  hashAddress: (address: string) => string
  pagesIn: FormPagesIn
  problemPage: ReturnType<typeof createProblemPage>
  sendPage: SendPage
  /** Creates routes of calls within a scope. */
  bindIn: (scope: FastifyInstance) => Bind
}

const SENT_PATH = '/forms/sent'
/** A photo as base64 in JSON, and the rest. */
const REVIEW_BODY_LIMIT = Math.ceil((REVIEW_PHOTO_MAX * 4) / 3) + 64 * 1024
const hidden = { schema: { hide: true } }

/** Routes for what visitors send, and the pages of the links in their mails. Public; cookies are ignored. */
export function addPublicFormRoutes(server: FastifyInstance, dependencies: PublicRoutes): void {
  const { floods, addressKey, problemPage, sendPage, bindIn } = dependencies
  void server.register(async (scope) => {
    await takeFormPosts(scope)
    scope.addHook('onRequest', async (request) => {
      const wait = floods.takeRequest(addressKey(request.ip))
      if (wait > 0) throw tooMany(wait)
    })
    scope.setErrorHandler<Error & { code: string; statusCode?: number; name: string }>(
      async (error, request, reply) => {
        if (!isFormPost(request)) return handleError(error, request, reply)
        const refusal = toAppError(error)
        if (refusal.status >= 500) request.log.error({ err: error, requestId: request.id }, 'form failed')
        if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter))
        return sendPage(reply, await problemPage(refusal, request))
      },
    )
    bindCalls(bindIn(scope), dependencies)
    // After a successful submission it redirects by GET, so that reloading the page does not submit again.
    scope.addHook('onSend', async (request, reply, payload) => {
      if (!isFormPost(request) || reply.statusCode !== 200 || !reply.hasHeader('location')) return payload
      reply.code(303).removeHeader('content-type')
      return ''
    })
    addPages(scope, dependencies)
  })
}

function bindCalls(bind: Bind, dependencies: PublicRoutes): void {
  const { submitReview, moreReviews, signUp, tickets, addressKey, hashAddress } = dependencies
  const senderOf = (request: FastifyRequest): Sender => {
    const address = addressKey(request.ip)
    return {
      address,
      addressHash: hashAddress(address),
      isScripted: !isFormPost(request),
      isForeign: isForeign(request),
    }
  }
  const answer = (taken: Taken, form: AnyForm, reply: FastifyReply) => {
    if (taken !== 'TAKEN') return { callResult: 'PROOF_REQUIRED' as const, ...taken }
    reply.header('location', sentPath(form, requestLanguageOf(reply.request), reply.server.language))
    return succeed({})
  }
  bind(
    'forms',
    formCalls,
    {
      ticket: () => succeed({ ticket: tickets.issue() }),
      review: async ({ input, request, reply }) => {
        const { taken, form } = await submitReview(input, senderOf(request))
        return answer(taken, form, reply)
      },
      subscribe: async ({ input, request, reply }) => {
        const { taken, form } = await signUp(input, senderOf(request))
        return answer(taken, form, reply)
      },
    },
    { bodyLimits: { review: REVIEW_BODY_LIMIT } },
  )
  bind('forms', moreReviewsCalls, { moreReviews: async ({ input }) => succeed(await moreReviews(input)) })
}

const isForeign = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] === 'cross-site'

/** Path of the thank-you page, which contains nothing that was typed. */
function sentPath({ fullPagePath, itemId, widgetId, rules }: AnyForm, language: Language, usual: Language): string {
  const asked = language === usual ? {} : { [LANGUAGE_PARAM]: language }
  const place = { path: fullPagePath, slide: itemId, widget: widgetId, kind: rules.kind, ...asked }
  return `${SENT_PATH}?${new URLSearchParams(place)}`
}

const STEPS = ['confirm', 'leave', 'forget'] as const satisfies readonly Step[]
const KINDS = ['REVIEW', 'SIGN_UP'] as const satisfies readonly FormRules['kind'][]

function addPages(scope: FastifyInstance, { findForm, subscriptions, pagesIn, sendPage }: PublicRoutes): void {
  const pagesOf = (request: FastifyRequest) =>
    pagesIn(requestLanguageOf(request), (path) => inSameLanguage(path, request))
  scope.get<{ Querystring: Record<string, unknown> }>(SENT_PATH, hidden, async (request, reply) => {
    const { query } = request
    const pages = pagesOf(request)
    const text = (name: string): string => (typeof query[name] === 'string' ? query[name] : '')
    const kind = KINDS.find((one) => one === query['kind'])
    const place = { fullPagePath: text('path'), experienceItemId: text('slide'), widgetId: text('widget') }
    const form = kind && (await findForm(place, kind))
    if (!form) return sendPage(reply, pages.gone())
    return sendPage(reply, pages.thanks(form.rules, form.experienceName, form.backHref))
  })

  for (const step of STEPS) {
    const path = stepPath(step, ':token')
    // Opening the page changes nothing: mail scanners open every link.
    scope.get<{ Params: { token: string } }>(path, hidden, async (request, reply) => {
      const { token } = request.params
      const page = await subscriptions[step].show(token)
      return sendPage(reply, pagesOf(request).step(step, token, page))
    })
    // RFC 8058: mail programs send this without cookies, and redirects are not allowed.
    scope.post<{ Params: { token: string } }>(path, hidden, async (request, reply) => {
      const { token } = request.params
      const page = await subscriptions[step].do(token)
      return sendPage(reply, pagesOf(request).step(step, token, page))
    })
  }
}
