import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeRouter } from './before-router.ts'
import { type HostRule, isSurelyOurs } from './host-gate.ts'
import { isBadAddress } from './input-gate.ts'
import { readPlainRequest } from './plain-request.ts'
import type { FindReadyAnswer, ReadyAnswer } from './ready-answer.ts'

interface FastLaneOptions {
  /** Of every answer. */
  headers: Readonly<Record<string, string>>
  hostRule: HostRule | undefined
}

interface Written {
  /** Names and values of all headers, in turn. */
  lines: string[]
  /** The body as characters of one byte each, which Node sends in one piece with its headers: a fifth less CPU. */
  text: string | undefined
}

const LARGEST_TEXT = 64 * 1024
/** One segment, a link or a frame: what the router would hand to the public pages as it stands. */
const PLAIN_PATH = /^(?:\/(?:embed|t))?\/[\w-]+$/

/**
 * Answers ordinary requests for pages that lie ready before the router and its hooks see them. It refuses nothing:
 * whatever is not plainly a GET or HEAD for one of our hosts goes the long way, where every gate stands. So each
 * guarantee of the gates holds here too: an answer has all headers, and none is given that a gate would not have let pass.
 */
export function addFastLane(app: FastifyInstance, { headers, hostRule }: FastLaneOptions): void {
  let findReady: FindReadyAnswer = () => undefined
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

  function find(request: IncomingMessage): ReadyAnswer | undefined {
    const { method, url = '', rawHeaders } = request
    if ((method !== 'GET' && method !== 'HEAD') || isBadAddress(url)) return undefined
    const queryAt = url.indexOf('?')
    const path = queryAt === -1 ? url : url.slice(0, queryAt)
    if (!PLAIN_PATH.test(path)) return undefined
    const plain = readPlainRequest(rawHeaders, method)
    if (!plain || !isSurelyOurs(plain.host, hostRule)) return undefined
    if (plain.forwardedHost !== undefined && !isSurelyOurs(plain.forwardedHost, hostRule)) return undefined
    return findReady(path, plain)
  }

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    // While the server drains, answers say that the connection ends: the long way knows.
    const ready = app.server.listening ? find(request) : undefined
    if (!ready) return false
    const { lines, text } = writtenOf(ready)
    response.writeHead(ready.status, lines)
    if (text === undefined) response.end(ready.body)
    else response.end(text, 'latin1')
    return true
  }

  beforeRouter(app, answer)
  app.decorate('answerAtOnce', (ready) => void (findReady = ready))
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers ordinary requests with what this finds, before any route is looked for. */
    answerAtOnce: (find: FindReadyAnswer) => void
  }
}
