import type { BillingEventData, EventData } from '../events/make-event.ts'
import type { Ledger } from './ledger.ts'

/** The emulator's shared state and functions. */
export interface Bank {
  readonly ledger: Ledger
  /** Seconds, like all times of Stripe. */
  now: () => number
  newId: (prefix: string) => string
  /** Queues an event of an account. It is sent once the ledger is saved. */
  tell: (accountId: string, event: EventData) => void
  /** Queues an event of the platform's own account, for its own endpoint. */
  announce: (event: BillingEventData) => void
  /** Saves the ledger, then sends queued events. */
  save: () => Promise<void>
  start: () => void
  /** Resolves when nothing is being delivered. */
  delivered: () => Promise<void>
  stop: () => Promise<void>
}
