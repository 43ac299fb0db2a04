import formbody from '@fastify/formbody'
import { linkPath } from '@taplet/contract'
import type { Language, Message } from '@taplet/messages'
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
import { inSameLanguage, requestLanguageOf } from '../../../platform/http/request-language.ts'

/** A visitor whom a link led to a website, where no script of ours could report it, or who was shown a card of it. */
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
  /** Whether the hash was made of this password. */
  isPassword: (password: string, hash: string) => Promise<boolean>
  renderer: PageRenderer
  noticePage: (notice: Notice, language: Language) => ReadyPage
  /** Returns the same page in another language. */
  translate: (entry: AddressEntry, isChosen: boolean, language: Language) => Promise<AddressEntry>
  /** Returns the code of a link that exists or existed, as SVG. */
  code: (code: string) => Promise<string | undefined>
  countScan: (scan: Scan, request: RequestInfo) => void
  /** Called for everybody who is sent a page. */
  noteSent: (entry: AddressEntry, request: PageRequest) => void
  isHttps: boolean
}

const MAX_BODY = 4 * 1024
const MAX_PASSWORD = 100
const hidden = { schema: { hide: true } }
/** Private: not cached, not indexed. */
const PRIVATE = { 'cache-control': NO_STORE, 'x-robots-tag': 'noindex' }

type Params = { Params: { tagId: string } }

/** Adds the addresses in printed codes. Each code ever given out shows a page, the fallback or a friendly notice. */
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

/** Responds to a code as found, in any spelling. */
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

const isUnknown = (answer: LinkAnswer): boolean => answer.type === 'ENTRY' && answer.entry.isNothing

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
  const { renderer, noticePage, countScan, translate } = dependencies
  const language = requestLanguageOf(request)
  switch (answer.type) {
    case 'NOTICE':
      return sendPage(noticePage(answer.notice, language), request, reply)
    case 'PASSWORD':
      return sendHtml(reply, 200, renderer.in(language).renderPassword({ action: pathOf(code, request) }))
    case 'CARD':
      countScan({ tagId: answer.link.tagId, ruleId: null }, request)
      return sendHtml(reply, 200, renderer.in(language).renderCard(answer.card))
    case 'ENTRY': {
      const isTranslated = language !== request.server.language
      const { entry, isChosen } = answer
      const { page } = isTranslated ? await translate(entry, isChosen, language) : entry
      // Only an app's own path can have moved.
      if (!page) throw new AppError('NOT_FOUND')
      dependencies.noteSent(entry, pageRequestOf(request))
      // No script of ours reports it.
      if (entry.soon && entry.tagId !== undefined) countScan({ tagId: entry.tagId, ruleId: null }, request)
      return sendPage(page, request, reply, { isFresh: isChosen || isTranslated, isCacheable: !isTranslated })
    }
    case 'ADDRESS':
      return reply
        .status(302)
        .headers(leave(dependencies, answer, request))
        .send()
  }
}

/** Counts a visitor who leaves for a website; returns the redirect. */
function leave(
  { countScan }: LinkRoutes,
  { link, ruleId, url }: LinkAnswer & { type: 'ADDRESS' },
  info: RequestInfo,
): RedirectHeaders {
  countScan({ tagId: link.tagId, ruleId: ruleId ?? null }, info)
  return { ...PRIVATE, location: url }
}

/** The same for a request before the router; undefined when the link shows anything else. */
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
  const path = pathOf(code, request)
  const back = (): FastifyReply => reply.headers(PRIVATE).redirect(path, 303)
  if (answer.type !== 'PASSWORD') return back()
  const { link } = answer
  const again = (status: number, problem: Message): FastifyReply =>
    sendHtml(
      reply,
      status,
      renderer
        .in(requestLanguageOf(request))
        .renderPassword({ action: path, problem: problem(requestLanguageOf(request)) }),
    )
  const password = passwordIn(request.body)
  if (password === '') return again(400, messages.later('passwordMissing'))
  const wait = await attempts.take(guest.address, link.tagId)
  if (wait > 0) {
    reply.header('retry-after', String(wait))
    return again(429, messages.later('tooManyTries', { count: Math.max(1, Math.ceil(wait / 60)) }))
  }
  if (!(await isPassword(password, link.passwordHash))) return again(403, messages.later('passwordWrong'))
  await attempts.giveBack(guest.address, link.tagId)
  reply.header('set-cookie', cookieOf(link, code, { passes, isHttps }))
  return back()
}

const pathOf = (code: string, request: FastifyRequest): string => inSameLanguage(linkPath(code), request)

function passwordIn(body: unknown): string {
  const sent = typeof body === 'object' && body !== null && 'password' in body ? body.password : ''
  return typeof sent === 'string' ? sent.slice(0, MAX_PASSWORD) : ''
}

/** Valid for the address at which the password was requested, and no other page of ours. */
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
