import { LANGUAGE_PARAM } from '@taplet/messages'
import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestInfoOf } from '../request-info.ts'
import { beforeRouter } from './before-router.ts'
import { type HostRule, isSurelyOurs } from '../gates/host-gate.ts'
import { isBadAddress } from '../gates/input-gate.ts'
import { type PlainRequest, readPlainRequest } from './plain-request.ts'
import type { FindReadyAnswer, ResolveRedirect, ReadyAnswer, RedirectHeaders } from './ready-answer.ts'
import { SESSION_COOKIE } from '../session-cookie.ts'
import type { Trusts } from '../gates/trust-proxy.ts'

interface FastLaneOptions {
  /** Sent with every response. */
  headers: Readonly<Record<string, string>>
  hostRule: HostRule | undefined
  trusts: Trusts | false
}

interface Written {
  /** Names and values of all headers, alternating. */
  lines: string[]
  /** The body, one byte per character, which Node sends in one piece with the headers: a fifth less CPU. */
  text: string | undefined
}

const LARGEST_TEXT = 64 * 1024
/** One segment, a link or a frame: addresses that the router would pass to the public pages unchanged. */
/** A page in a requested language is not cached and goes to the router. */
const ASKS_LANGUAGE = new RegExp(`[?&]${LANGUAGE_PARAM}=`)
const PLAIN_PATH = /^(?:\/(?:embed|t))?\/[\w-]+$/

/**
 * Answers ordinary requests for cached pages, and for links that lead to websites, before the router and its hooks see
 * them. It refuses nothing: anything but a plain GET or HEAD for one of our hosts goes to the router, where all gates
 * are. So every guarantee of the gates holds here too: a response has all headers, and none is sent that a gate would
 * not have let pass.
 */
export function addCachedResponses(app: FastifyInstance, { headers, hostRule, trusts }: FastLaneOptions): void {
  let findReady: FindReadyAnswer = () => undefined
  let resolveRedirect: ResolveRedirect = () => undefined
  const written = new WeakMap<ReadyAnswer, Written>()

  function writtenOf(ready: ReadyAnswer): Written {
    const known = written.get(ready)
    if (known) return known
    const lines = Object.entries({ ...headers, ...ready.headers }).flat()
    const text = ready.body.length <= LARGEST_TEXT ? ready.body.toString('latin1') : undefined
    const fresh = { lines, text }
    written.set(ready, fresh)
    return fresh
  }

  function plainOf(request: IncomingMessage): { path: string; asked: PlainRequest } | undefined {
    const { method, url = '', rawHeaders } = request
    if ((method !== 'GET' && method !== 'HEAD') || isBadAddress(url)) return undefined
    const queryAt = url.indexOf('?')
    const path = queryAt === -1 ? url : url.slice(0, queryAt)
    if (!PLAIN_PATH.test(path) || ASKS_LANGUAGE.test(url)) return undefined
    const asked = readPlainRequest(rawHeaders, method)
    if (!asked || !isSurelyOurs(asked.host, hostRule)) return undefined
    if (asked.forwardedHost !== undefined && !isSurelyOurs(asked.forwardedHost, hostRule)) return undefined
    return { path, asked }
  }

  function send(response: ServerResponse, ready: ReadyAnswer): void {
    const { lines, text } = writtenOf(ready)
    response.writeHead(ready.status, lines)
    if (text === undefined) response.end(ready.body)
    else response.end(text, 'latin1')
  }

  function redirect(response: ServerResponse, more: RedirectHeaders): void {
    if (!app.server.listening) response.shouldKeepAlive = false
    response.writeHead(302, { ...headers, ...more, 'content-length': '0' }).end()
  }

  function answer(request: IncomingMessage, response: ServerResponse, goOn: () => void): boolean {
    // While the server drains, responses must say that the connection closes, which the router's responses do.
    const plain = app.server.listening ? plainOf(request) : undefined
    if (!plain) return false
    const ready = findReady(plain.path, plain.asked)
    if (ready) {
      send(response, ready)
      return true
    }
    if (request.headers.cookie?.includes(SESSION_COOKIE)) return false // the router detects owners' own visits
    const led = resolveRedirect(plain.path, requestInfoOf(request, trusts))
    led?.then((more) => (more ? redirect(response, more) : goOn())).catch(goOn)
    return led !== undefined
  }

  beforeRouter(app, answer)
  app.decorate('serveCached', (ready, lead) => {
    findReady = ready
    resolveRedirect = lead
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers ordinary requests with what `find` returns, or redirects them by `lead`, before they are routed. */
    serveCached: (find: FindReadyAnswer, lead: ResolveRedirect) => void
  }
}
