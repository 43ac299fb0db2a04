import type { IncomingHttpHeaders } from 'node:http'
import { classifyAgent } from './classify-agent.ts'

/** What a request for a page tells about its sender. */
export interface PageRequest {
  method: string
  userAgent: string
  /** Value of Sec-Purpose, Purpose, X-Moz and X-Purpose; empty when none was sent. */
  purpose: string
  /** Value of Sec-Fetch-Dest; programs other than browsers send none. */
  destination?: string | undefined
}

export interface RequestClass {
  verdict: 'HUMAN' | 'BOT' | 'PREVIEW' | 'HEAD' | 'PREFETCH'
  reason: string
}

/** Headers in which browsers say that they only preload a page. */
export const PURPOSE_HEADERS = ['sec-purpose', 'purpose', 'x-moz', 'x-purpose'] as const
const AHEAD = /prefetch|prerender|preview/i

export const isAhead = (purpose: string): boolean => purpose !== '' && AHEAD.test(purpose)

export function purposeIn(headers: IncomingHttpHeaders): string {
  let purpose = ''
  for (const name of PURPOSE_HEADERS) {
    const sent = headers[name]
    if (sent !== undefined) purpose += ` ${sent.toString()}`
  }
  return purpose.trim()
}

/** Whether a person sees the response and, if not, which program requested it. */
export function classifyRequest({ method, userAgent, purpose }: PageRequest): RequestClass {
  const { verdict, reason } = classifyAgent(userAgent)
  if (verdict !== 'HUMAN') return { verdict, reason }
  if (method === 'HEAD') return { verdict: 'HEAD', reason: '' }
  if (isAhead(purpose)) return { verdict: 'PREFETCH', reason: '' }
  return { verdict, reason }
}
