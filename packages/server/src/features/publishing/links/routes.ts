import formbody from '@fastify/formbody'
import { linkPath } from '@taplet/contract'
import type { Message } from '@taplet/messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { RequestInfo } from '../../../platform/http/request-info.ts'
import type { RedirectHeaders } from '../../../platform/http/before-router/ready-answer.ts'
import type { PageRequest } from '../../../platform/visitors/classify-request.ts'
import { NO_STORE } from '../../../platform/http/gates/security-headers.ts'
import type { Notice, PageRenderer, RenderedPage } from '../page/page-renderer.ts'
import { pagePolicy } from '../page/page-policy.ts'
import type { ReadyPage } from '../page/ready-page.ts'
import type { AddressEntry } from '../address-entry.ts'
import { pageRequestOf, sendPage } from '../page/send-page.ts'
import type { createAttempts } from './attempts.ts'
import { codeIn } from '../../../platform/link-codes.ts'
import type { GuestOf } from './guest.ts'
import type { Link } from './link.ts'
import type { LinkAnswer } from './link-answer.ts'
import type { OpenLink } from './open-link.ts'
import type { Orphans } from './orphans.ts'
import { PASS_COOKIE, type Passes } from './pass.ts'
import { messages } from '../messages/messages.ts'
import { requestLanguageOf } from '../../../platform/http/request-language.ts'

/** Somebody whom a link led to a website, where nothing of ours runs that could tell, or to whom it showed a card of it. */
export interface Scan {
  tagId: string
  ruleId: string | null
}

export interface LinkRoutes {
  open: OpenLink
  guestOf: GuestOf
  passes: Passes
  attempts: ReturnType<typeof createAttempts>
  orphans: Orphans
  /** Whether these are the words that the hash was made of. */
  isPassword: (password: string, hash: string) => Promise<boolean>
  renderer: PageRenderer
  noticePage: (notice: Notice) => ReadyPage
  /** The code of a link that exists or existed, as SVG. */
  code: (code: string) => Promise<string | undefined>
  countScan: (scan: Scan, request: RequestInfo) => void
  /** Told of everybody who is sent a page. */
  noteSent: (place: AddressEntry, request: PageRequest) => void
  isHttps: boolean
}

const MAX_BODY = 4 * 1024
const MAX_PASSWORD = 100
const hidden = { schema: { hide: true } }
/** For one pair of eyes, and no search engine. */
const PRIVATE = { 'cache-control': NO_STORE, 'x-robots-tag': 'noindex' }

type Params = { Params: { tagId: string } }

/** What printed codes hold. Each one that we ever gave answers a page, the owner's fallback or a friendly last word. */
export function addLinkRoutes(server: FastifyInstance, dependencies: LinkRoutes): void {
  server.get<Params>('/t/:tagId', hidden, (request, reply) =>
    answerCode(dependencies, codeIn(request.params.tagId), request, reply),
  )

  server.get<Params>('/t/:tagId/code.svg', hidden, async (request, reply) => {
    const code = await dependencies.code(codeIn(request.params.tagId))
    if (code === undefined) throw new AppError('NOT_FOUND')
    const etag = `"${createHash('sha256').update(code).digest('base64url').slice(0, 22)}"`
    reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=300', etag })
    const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''))
    return known?.includes(etag) ? reply.status(304).send() : reply.send(code)
  })

  void server.register(async (scope) => {
    await scope.register(formbody, {
      bodyLimit: MAX_BODY,
      parser: (text) => Object.fromEntries(new URLSearchParams(text)),
    })
    scope.post<Params>('/t/:tagId', hidden, async (request, reply) =>
      takePassword(dependencies, codeIn(request.params.tagId), request, reply),
    )
  })
}

/** Answers a code as it was found, under whatever spelling. */
export async function answerCode(
  dependencies: LinkRoutes,
  code: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const guest = dependencies.guestOf(request)
  const answer = await dependencies.open(code, guest)
  if (request.method === 'GET' && isUnknown(answer) && guest.agent.isPerson) dependencies.orphans.count(code)
  return send(dependencies, { answer, code }, request, reply)
}

const isUnknown = (answer: LinkAnswer): boolean => answer.type === 'PLACE' && answer.place.isNothing

interface Sent {
  answer: LinkAnswer
  code: string
}

async function send(
  dependencies: LinkRoutes,
  { answer, code }: Sent,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { renderer, noticePage, countScan } = dependencies
  switch (answer.type) {
    case 'NOTICE':
      return sendPage(noticePage(answer.notice), request, reply)
    case 'PASSWORD':
      return sendHtml(reply, 200, renderer.in(requestLanguageOf(request)).renderPassword({ action: linkPath(code) }))
    case 'CARD':
      countScan({ tagId: answer.link.tagId, ruleId: null }, request)
      return sendHtml(reply, 200, renderer.renderCard(answer.card))
    case 'PLACE':
      // Only its own path moves.
      if (!answer.place.page) throw new AppError('NOT_FOUND')
      dependencies.noteSent(answer.place, pageRequestOf(request))
      return sendPage(answer.place.page, request, reply, { isFresh: answer.isChosen })
    case 'ADDRESS':
      return reply
        .status(302)
        .headers(leave(dependencies, answer, request))
        .send()
  }
}

/** Counts whoever leaves for a website; answers how they are led there. */
function leave(
  { countScan }: LinkRoutes,
  { link, ruleId, url }: LinkAnswer & { type: 'ADDRESS' },
  info: RequestInfo,
): RedirectHeaders {
  countScan({ tagId: link.tagId, ruleId: ruleId ?? null }, info)
  return { ...PRIVATE, location: url }
}

/** The same for a request that no route has seen; undefined when the link answers with anything else. */
export async function resolveRedirect(
  dependencies: LinkRoutes,
  code: string,
  info: RequestInfo,
): Promise<RedirectHeaders | undefined> {
  const answer = await dependencies.open(code, dependencies.guestOf(info))
  return answer.type === 'ADDRESS' ? leave(dependencies, answer, info) : undefined
}

async function takePassword(
  dependencies: LinkRoutes,
  code: string,
  request: FastifyRequest<Params>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { open, guestOf, attempts, isPassword, passes, renderer, isHttps } = dependencies
  const guest = guestOf(request)
  const answer = await open(code, { ...guest, hasPass: () => false })
  const back = (): FastifyReply => reply.headers(PRIVATE).redirect(linkPath(code), 303)
  if (answer.type !== 'PASSWORD') return back()
  const { link } = answer
  const again = (status: number, problem: Message): FastifyReply =>
    sendHtml(
      reply,
      status,
      renderer
        .in(requestLanguageOf(request))
        .renderPassword({ action: linkPath(code), problem: problem(requestLanguageOf(request)) }),
    )
  const password = passwordIn(request.body)
  if (password === '') return again(400, messages.later('typePassword'))
  const wait = attempts.take(guest.address, link.tagId)
  if (wait > 0) {
    reply.header('retry-after', String(wait))
    return again(429, messages.later('tooManyTries', { count: Math.max(1, Math.ceil(wait / 60)) }))
  }
  if (!(await isPassword(password, link.passwordHash))) return again(403, messages.later('passwordTryOnceMore'))
  attempts.giveBack(guest.address, link.tagId)
  reply.header('set-cookie', cookieOf(link, code, { passes, isHttps }))
  return back()
}

function passwordIn(body: unknown): string {
  const sent = typeof body === 'object' && body !== null && 'password' in body ? body.password : ''
  return typeof sent === 'string' ? sent.slice(0, MAX_PASSWORD) : ''
}

/** For the address at which it was asked, and no other page of ours. */
function cookieOf(link: Link, code: string, { passes, isHttps }: Pick<LinkRoutes, 'passes' | 'isHttps'>): string {
  const { value, maxAge } = passes.issue(link)
  const parts = [`${PASS_COOKIE}=${value}`, `Path=${linkPath(code)}`, `Max-Age=${maxAge}`, 'HttpOnly', 'SameSite=Lax']
  return [...parts, ...(isHttps ? ['Secure'] : [])].join('; ')
}

const sendHtml = (reply: FastifyReply, status: number, { html, inline }: RenderedPage): FastifyReply =>
  reply
    .status(status)
    .headers({
      ...PRIVATE,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy(inline),
    })
    .send(html)
