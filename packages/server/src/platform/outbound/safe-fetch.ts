import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { PRODUCT } from '@taplet/contract'
import { type Destination, type Failure, findDestination, type OutboundRules, type Refusal } from './destination.ts'

interface SafeRequest {
  method: 'GET' | 'HEAD' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Bytes of the response that are read; the rest is dropped. */
  maxBytes: number
  /** For everything together: DNS, connections, redirects and body. */
  timeoutMs: number
  /** Whether to follow redirects; default true. */
  followsRedirects?: boolean
}

/** The result of a request. Nothing is thrown: an unreachable address is an ordinary outcome. */
export type Outcome =
  | { kind: 'ANSWER'; url: string; status: number; headers: http.IncomingHttpHeaders; body: Buffer }
  | { kind: 'REFUSED'; reason: Refusal }
  | { kind: 'FAILED'; reason: Failure }

export type SafeFetch = (url: string, request: SafeRequest) => Promise<Outcome>

const MAX_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Passes Node the address that was checked, whatever DNS would return by now (rebinding). */
const pinned =
  ({ address, family }: Destination): LookupFunction =>
  (_host, options, callback) =>
    options.all ? callback(null, [{ address, family }]) : callback(null, address, family)

type Answer = Extract<Outcome, { kind: 'ANSWER' }>

function send(url: URL, destination: Destination, request: SafeRequest, signal: AbortSignal): Promise<Answer> {
  const { method, headers = {}, body, maxBytes } = request
  const client = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const outgoing = client.request(
      url,
      {
        method,
        // inline-text: a header
        headers: { 'user-agent': `${PRODUCT.name} link check`, accept: '*/*', ...headers },
        lookup: pinned(destination),
        // A new connection each time: a reused one could lead to an unchecked address.
        agent: false,
        signal,
      },
      (incoming) => {
        const chunks: Buffer[] = []
        let bytes = 0
        const finish = () => {
          incoming.destroy()
          const whole = Buffer.concat(chunks).subarray(0, maxBytes)
          resolve({
            kind: 'ANSWER',
            url: url.href,
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: whole,
          })
        }
        incoming.on('data', (chunk: Buffer) => {
          chunks.push(chunk)
          bytes += chunk.length
          if (bytes >= maxBytes) finish()
        })
        incoming.on('end', finish)
        incoming.on('error', reject)
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

function nextUrl({ status, headers, url }: Answer): URL | undefined {
  const { location } = headers
  return REDIRECTS.has(status) && location !== undefined && URL.canParse(location, url)
    ? new URL(location, url)
    : undefined
}

/** After a 303, and by convention after a redirected POST, a plain GET follows. */
const following = (request: SafeRequest, status: number): SafeRequest => {
  if (request.method === 'HEAD' || status === 307 || status === 308) return request
  const { body: _body, ...rest } = request
  return { ...rest, method: 'GET' }
}

/**
 * Requests URLs that people typed, safely: http and https on their default ports, only to public addresses, each
 * redirect checked again, at most five of them, within the given time and bytes.
 */
export function createSafeFetch(rules: OutboundRules): SafeFetch {
  async function follow(first: URL, firstRequest: SafeRequest, signal: AbortSignal): Promise<Outcome> {
    let [url, request] = [first, firstRequest]
    for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
      signal.throwIfAborted()
      const destination = await findDestination(url, rules)
      if ('refused' in destination) return { kind: 'REFUSED', reason: destination.refused }
      if ('failed' in destination) return { kind: 'FAILED', reason: destination.failed }
      const answer = await send(url, destination, request, signal)
      const next = request.followsRedirects === false ? undefined : nextUrl(answer)
      if (!next) return answer
      request = following(request, answer.status)
      url = next
    }
    return { kind: 'FAILED', reason: 'TOO_MANY_REDIRECTS' }
  }

  return async (address, request) => {
    if (!URL.canParse(address)) return { kind: 'REFUSED', reason: 'SCHEME' }
    const signal = AbortSignal.timeout(request.timeoutMs)
    const late = new Promise<Outcome>((resolve) =>
      signal.addEventListener('abort', () => resolve({ kind: 'FAILED', reason: 'TIMEOUT' }), { once: true }),
    )
    // A DNS lookup cannot be cancelled; the race ends the waiting anyway.
    const outcome = follow(new URL(address), request, signal).catch(
      (): Outcome => ({
        kind: 'FAILED',
        reason: signal.aborted ? 'TIMEOUT' : 'NETWORK',
      }),
    )
    return Promise.race([outcome, late])
  }
}
