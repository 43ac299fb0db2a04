import { MINUTE_MS } from '@taplet/base/time'
import { PRODUCT, safeRedirect } from '@taplet/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Seal } from '../../../platform/seal.ts'
import { createCookie } from '../sessions/create-cookie.ts'

const MINUTES = 15

const flow = z.object({
  redirectUri: z.string(),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** Where the person wanted to go. */
  redirect: z.string().optional(),
  /** What stood beside the button, should an account be made. */
  consent: z.object({ terms: z.string(), privacy: z.string() }).optional(),
  /** Whose account Google is being connected to; absent when signing in. */
  userId: z.string().optional(),
  expiresAt: z.number(),
})
export type GoogleFlow = z.output<typeof flow>

interface GoogleFlows {
  remember(reply: FastifyReply, begun: Omit<GoogleFlow, 'expiresAt'>): void
  /** Returns the flow of this browser, once; undefined when there is none with this state. */
  take(exchange: { request: FastifyRequest; reply: FastifyReply }, state: string): GoogleFlow | undefined
}

/** The attempt stays with its browser, encrypted: an answer that somebody else began opens nothing here. */
export function createGoogleFlows({
  isHttps,
  seal,
  clock,
}: {
  isHttps: boolean
  seal: Seal
  clock: () => Date
}): GoogleFlows {
  const cookie = createCookie({ name: `${PRODUCT.slug}_google`, isHttps, maxAgeSeconds: MINUTES * 60 })
  return {
    remember(reply, begun) {
      const expiresAt = clock().getTime() + MINUTES * MINUTE_MS
      const redirect = safeRedirect(begun.redirect)
      cookie.set(reply, seal.close(JSON.stringify({ ...begun, redirect, expiresAt })))
    },
    take({ request, reply }, state) {
      const text = seal.open(cookie.read(request) ?? '')
      cookie.clear(reply)
      const begun = text === undefined ? undefined : flow.safeParse(JSON.parse(text)).data
      return begun && begun.state === state && begun.expiresAt > clock().getTime() ? begun : undefined
    },
  }
}
