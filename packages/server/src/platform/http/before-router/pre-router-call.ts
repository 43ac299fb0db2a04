import { API_PREFIX, type Call, type CallAnswer, type ParsedInput } from '@taplet/contract'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { z } from 'zod'
import { requestInfoOf, type PlainRequestInfo } from '../request-info.ts'
import { beforeRouter } from './before-router.ts'
import { invalidField, isWorthLogging, toAppError, toFailure } from '../errors/error-handler.ts'
import { type HostRule, isSurelyOurs } from '../gates/host-gate.ts'
import { countOf, isJson } from '../gates/input-gate.ts'
import { parseJson } from '../gates/parse-json.ts'
import { readBody } from '../gates/read-body.ts'
import { NO_STORE } from '../gates/security-headers.ts'
import { SESSION_COOKIE } from '../session-cookie.ts'
import type { Trusts } from '../gates/trust-proxy.ts'
import { askedLanguage } from '../request-language.ts'

interface CallLaneOptions {
  /** Sent with every response. */
  headers: Readonly<Record<string, string>>
  hostRule: HostRule | undefined
  trusts: Trusts | false
  /** Time limit for receiving a body. */
  bodyLimitMs: number
}

interface Taken {
  body: z.ZodType
  work: (input: unknown, info: PlainRequestInfo) => Promise<void>
  /** Names and values of all headers, alternating. */
  lines: string[]
  text: string
}

/** Larger bodies go to the router; frequent calls are far smaller. */
const LARGEST_BODY = 64 * 1024

/**
 * Answers very frequent calls before the router and its hooks see them. As with cached responses, anything but an
 * ordinary request goes to the router, where all gates are, and so do requests with a session. Bodies are read, checked
 * and refused by the same functions as there.
 */
export function addPreRouterCalls(
  app: FastifyInstance,
  { headers, hostRule, trusts, bodyLimitMs }: CallLaneOptions,
): void {
  const calls = new Map<string, Taken>()
  const common = { ...headers, 'cache-control': NO_STORE, 'content-type': 'application/json; charset=utf-8' }

  const linesFor = (text: string, more: Readonly<Record<string, string>> = {}): string[] =>
    Object.entries({ ...common, ...more, 'content-length': String(Buffer.byteLength(text)) }).flat()

  function refuse(request: IncomingMessage, response: ServerResponse, thrown: unknown): void {
    if (response.destroyed) return // the client is gone
    const [error, requestId] = [toAppError(thrown), randomUUID()]
    if (isWorthLogging(error)) app.log.error({ err: thrown, requestId }, 'request failed')
    // The rest of a body that timed out is not waited for.
    if (error.code === 'REQUEST_TIMEOUT') response.shouldKeepAlive = false
    const text = JSON.stringify(toFailure(error, requestId, askedLanguage(request.headers['accept-language'], app)))
    const more = error.retryAfter === undefined ? {} : { 'retry-after': String(error.retryAfter) }
    response.writeHead(error.status, linesFor(text, more)).end(text)
  }

  async function answer(taken: Taken, request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const raw = await readBody(request, Number(request.headers['content-length']), bodyLimitMs)
      await taken.work(checked(parseJson(raw), taken.body), requestInfoOf(request, trusts))
      // While the server drains, responses say that the connection closes.
      if (!app.server.listening) response.shouldKeepAlive = false
      response.writeHead(200, taken.lines).end(taken.text, 'latin1') // as fast as bytes, and sent with the headers
    } catch (error) {
      refuse(request, response, error)
    }
  }

  beforeRouter(app, (request, response) => {
    const taken = request.method === 'POST' ? calls.get(request.url ?? '') : undefined
    if (!taken || !app.server.listening || !isOrdinary(request, hostRule)) return false
    void answer(taken, request, response)
    return true
  })
  app.decorate('addPreRouterCall', ({ path, body }, success, work) => {
    const text = JSON.stringify(success)
    // The schema's output is the input type of the call's handler.
    calls.set(API_PREFIX + path, { body, work: work as Taken['work'], lines: linesFor(text), text })
  })
}

/** Whether every gate would let the request pass, and it has a small body and no session. */
function isOrdinary({ headers, rawHeaders }: IncomingMessage, hostRule: HostRule | undefined): boolean {
  const { host, 'content-type': type = '', 'x-forwarded-host': forwarded = host, cookie = '' } = headers
  return (
    isBodyPlain(headers) &&
    isJson(type) &&
    typeof forwarded === 'string' &&
    [host, forwarded].every((one) => one !== undefined && isSurelyOurs(one, hostRule)) &&
    countOf(rawHeaders, 'host') === 1 &&
    countOf(rawHeaders, 'content-type') === 1 &&
    !cookie.includes(SESSION_COOKIE)
  )
}

function isBodyPlain(headers: IncomingMessage['headers']): boolean {
  const {
    'content-length': length = '0',
    'transfer-encoding': transfer,
    'content-encoding': encoding,
    expect,
  } = headers
  const bytes = Number(length)
  return bytes > 0 && bytes <= LARGEST_BODY && transfer === undefined && encoding === undefined && expect === undefined
}

/** Returns the body as parsed by the schema. */
function checked(sent: unknown, schema: z.ZodType): unknown {
  const { success, data, error } = schema.safeParse(sent ?? {})
  if (success) return data
  throw invalidField(error.issues[0]?.path.join('.') ?? '', error.issues[0]?.message)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Handles a call with this before routing, unless something about the request is unusual. */
    addPreRouterCall: <C extends Call & { method: 'POST'; access: 'anyone'; body: z.ZodObject }>(
      call: C,
      success: CallAnswer<C>,
      work: (input: ParsedInput<C>, info: PlainRequestInfo) => Promise<void>,
    ) => void
  }
}
