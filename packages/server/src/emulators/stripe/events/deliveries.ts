import { setTimeout } from 'node:timers/promises'
import type { OwnFetch } from '../../../platform/http/own-fetch.ts'
import type { Delivery, Ledger } from '../bank/ledger.ts'
import { signEvent } from './sign-event.ts'

/** Where our server hears of events. */
const HOOK = '/hooks/stripe'
const MAX_ATTEMPTS = 12
const MAX_PAUSE_MS = 60_000
const PATIENCE_MS = 10_000

interface DeliveryOptions {
  ledger: Ledger
  webhookSecret: string
  ownFetch: OwnFetch
  clock: () => number
  /** Keeps the ledger. */
  write: () => Promise<void>
}

/** Brings events to our server, each again and again until it is answered with 2xx, with longer and longer pauses. */
export function createDeliveries({ ledger, webhookSecret, ownFetch, clock, write }: DeliveryOptions) {
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
    // What could not be kept is sent twice after the next start, as Stripe's events may be.
    await write().catch(() => undefined)
  }

  async function isTaken({ body }: Delivery): Promise<boolean> {
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signEvent(body, webhookSecret, Math.floor(clock() / 1000)),
    }
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      return (await ownFetch(HOOK, { method: 'POST', headers, body, signal })).ok
    } catch {
      return false
    }
  }

  return {
    /** Sends what waits, except what is on its way. */
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
    /** Resolves once nothing is on its way; what was not taken is sent after the next start. */
    stop: async () => {
      ending.abort()
      await Promise.all(underWay.values())
    },
  }
}

/** Whether all is over before the pause is. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<boolean> =>
  setTimeout(milliseconds, false, { signal, ref: false }).catch(() => true)
