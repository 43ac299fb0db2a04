import { SECOND_MS } from '@taplet/base/time'
import { PRODUCT } from '@taplet/contract'
import { Webhook } from 'standardwebhooks'
import type { Message as Said } from '@taplet/messages'
import { messages } from '../messages/messages.ts'
import type { Outcome, SafeFetch } from '../../../platform/outbound/safe-fetch.ts'

export interface Message {
  /** The same in every attempt, so that the receiver can detect repeats. */
  messageId: string
  event: string
  /** When it happened, ISO 8601. */
  at: string
  data: object
}

export interface Sent {
  outcome: 'DELIVERED' | 'FAILED' | 'REFUSED'
  status: number | null
  /** Error description for people. */
  message: Said
  durationMs: number
}

/** A webhook should accept events and process them later; a slower one must not delay others. */
const TIMEOUT_MS = 5 * SECOND_MS
const ANSWER_BYTES = 2048

/** Sends one message, signed with each of the secrets (standardwebhooks.com). Redirects are not followed: only this address was checked. */
export function createSend({ safeFetch, clock }: { safeFetch: SafeFetch; clock: () => Date }) {
  return async (url: string, secrets: readonly string[], { messageId, event, at, data }: Message): Promise<Sent> => {
    const body = JSON.stringify({ type: event, timestamp: at, data })
    const now = clock()
    const signature = secrets.map((secret) => new Webhook(secret).sign(messageId, now, body)).join(' ')
    const began = performance.now()
    const outcome = await safeFetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': `${PRODUCT.name} webhooks`,
        'webhook-id': messageId,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': signature,
      },
      body,
      maxBytes: ANSWER_BYTES,
      timeoutMs: TIMEOUT_MS,
      followsRedirects: false,
    })
    return { ...readOutcome(outcome), durationMs: Math.round(performance.now() - began) }
  }
}

const { later } = messages
const REFUSALS = {
  PORT: later('webhook.port'),
  PRIVATE: later('webhook.private'),
  SCHEME: later('webhook.noScheme'),
} as const
const FAILURES = {
  NETWORK: later('webhook.network'),
  NO_HOST: later('webhook.noHost'),
  OFFLINE: later('webhook.offline'),
  TIMEOUT: later('webhook.timeout', { seconds: TIMEOUT_MS / SECOND_MS }),
  TOO_MANY_REDIRECTS: later('webhook.redirects'),
} as const

function readOutcome(outcome: Outcome): Omit<Sent, 'durationMs'> {
  if (outcome.kind === 'REFUSED') return { outcome: 'REFUSED', status: null, message: REFUSALS[outcome.reason] }
  if (outcome.kind === 'FAILED') return { outcome: 'FAILED', status: null, message: FAILURES[outcome.reason] }
  const { status } = outcome
  if (status >= 200 && status < 300)
    return { outcome: 'DELIVERED', status, message: later('webhook.answered', { status }) }
  const leadsOn = status >= 300 && status < 400
  return { outcome: 'FAILED', status, message: later(leadsOn ? 'webhook.leadsOn' : 'webhook.answered', { status }) }
}
