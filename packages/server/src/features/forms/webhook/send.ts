import { PRODUCT } from '@taplet/contract'
import { Webhook } from 'standardwebhooks'
import type { Outcome, SafeFetch } from '../../../platform/outbound/safe-fetch.ts'

export interface Message {
  /** The same in every attempt, so that the other side can tell repeats. */
  messageId: string
  event: string
  /** When it happened, ISO 8601. */
  at: string
  data: object
}

export interface Sent {
  outcome: 'DELIVERED' | 'FAILED' | 'REFUSED'
  status: number | null
  /** For people. */
  message: string
  durationMs: number
}

/** A webhook takes news and works on it later; whoever needs longer holds nobody else up. */
const TIMEOUT_MS = 5000
const ANSWER_BYTES = 2048

/** Sends one message, signed with each of the secrets (standardwebhooks.com). Redirects are not followed: the address is the one that was checked. */
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
    return { ...judge(outcome), durationMs: Math.round(performance.now() - began) }
  }
}

const REFUSALS = {
  PORT: 'News is sent to the usual ports 80 and 443 only.',
  PRIVATE: 'The address leads into a private network.',
  SCHEME: 'The address must begin with https://.',
} as const
const FAILURES = {
  NETWORK: 'No connection could be made.',
  NO_HOST: 'There is no host of that name.',
  OFFLINE: 'Names could not be looked up from here just now.',
  TIMEOUT: 'There was no answer within five seconds.',
  TOO_MANY_REDIRECTS: 'The address leads on too often.',
} as const

function judge(outcome: Outcome): Omit<Sent, 'durationMs'> {
  if (outcome.kind === 'REFUSED') return { outcome: 'REFUSED', status: null, message: REFUSALS[outcome.reason] }
  if (outcome.kind === 'FAILED') return { outcome: 'FAILED', status: null, message: FAILURES[outcome.reason] }
  const { status } = outcome
  if (status >= 200 && status < 300) return { outcome: 'DELIVERED', status, message: `The address answered ${status}.` }
  const leadsOn = status >= 300 && status < 400
  const message = leadsOn
    ? `The address answered ${status}: it leads somewhere else. Enter that address instead.`
    : `The address answered ${status}.`
  return { outcome: 'FAILED', status, message }
}
