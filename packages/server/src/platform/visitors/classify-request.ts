import type { IncomingHttpHeaders } from 'node:http'
import { classifyAgent } from './classify-agent.ts'

/** What a request for a page says of whoever sends it. */
export interface PageRequest {
  method: string
  userAgent: string
  /** What Sec-Purpose, Purpose, X-Moz and X-Purpose say; empty: nothing. */
  purpose: string
}

export interface RequestClass {
  verdict: 'HUMAN' | 'BOT' | 'PREVIEW' | 'HEAD' | 'PREFETCH'
  reason: string
}

/** In which browsers say that they only prepare a page. */
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

/** Whether a person sees the answer, and if not, who asked. */
export function classifyRequest({ method, userAgent, purpose }: PageRequest): RequestClass {
  const { verdict, reason } = classifyAgent(userAgent)
  if (verdict !== 'HUMAN') return { verdict, reason }
  if (method === 'HEAD') return { verdict: 'HEAD', reason: '' }
  if (isAhead(purpose)) return { verdict: 'PREFETCH', reason: '' }
  return { verdict, reason }
}
