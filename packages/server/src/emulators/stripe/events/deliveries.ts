import { setTimeout } from 'node:timers/promises'
import type { OwnFetch } from '../../../platform/http/own-fetch.ts'
import type { Delivery, Ledger } from '../bank/ledger.ts'
import { signEvent } from './sign-event.ts'

/** Where our server receives events. */
const HOOK = '/hooks/stripe'
const BILLING_HOOK = '/hooks/stripe/billing'
const MAX_ATTEMPTS = 12
const MAX_PAUSE_MS = 60_000
const PATIENCE_MS = 10_000

interface DeliveryOptions {
  ledger: Ledger
  webhookSecret: string
  billingSecret: string
  ownFetch: OwnFetch
  clock: () => number
  /** Saves the ledger. */
  write: () => Promise<void>
}

/** Delivers events to our server, retrying each with growing delays until a 2xx response. */
export function createDeliveries({ ledger, webhookSecret, billingSecret, ownFetch, clock, write }: DeliveryOptions) {
  const underWay = new Map<string, Promise<void>>()
  const ending = new AbortController()

  async function bring(delivery: Delivery): Promise<void> {
    for (let attempt = delivery.attempts; attempt < MAX_ATTEMPTS; attempt++) {
      if (await isTaken(delivery)) break
      delivery.attempts = attempt + 1
      const isOver = await pause(Math.min(MAX_PAUSE_MS, 500 * 2 ** attempt), ending.signal)
      if (isOver) return
    }
    ledger.deliveries.splice(ledger.deliveries.indexOf(delivery), 1)
    // If saving fails it is sent again after the next start, as Stripe's events may be.
    await write().catch(() => undefined)
  }

  async function isTaken({ body, endpoint }: Delivery): Promise<boolean> {
    const isBilling = endpoint === 'BILLING'
    const secret = isBilling ? billingSecret : webhookSecret
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signEvent(body, secret, Math.floor(clock() / 1000)),
    }
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      return (await ownFetch(isBilling ? BILLING_HOOK : HOOK, { method: 'POST', headers, body, signal })).ok
    } catch {
      return false
    }
  }

  return {
    /** Sends what is waiting, except what is being sent. */
    send: () => {
      if (ending.signal.aborted) return
      for (const delivery of ledger.deliveries) {
        const { eventId } = delivery
        if (underWay.has(eventId)) continue
        underWay.set(
          eventId,
          bring(delivery).finally(() => underWay.delete(eventId)),
        )
      }
    },
    /** Resolves once nothing is being sent. */
    rest: async () => {
      await Promise.all(underWay.values())
    },
    /** Resolves once nothing is being sent; the rest is sent after the next start. */
    stop: async () => {
      ending.abort()
      await Promise.all(underWay.values())
    },
  }
}

/** Waits; returns true when aborted before the time was up. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<boolean> =>
  setTimeout(milliseconds, false, { signal, ref: false }).catch(() => true)
