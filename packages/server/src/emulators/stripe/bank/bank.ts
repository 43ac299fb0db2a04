import type { EventData } from '../events/make-event.ts'
import type { Ledger } from './ledger.ts'

/** The emulator's shared state and functions. */
export interface Bank {
  readonly ledger: Ledger
  /** Seconds, like all times of Stripe. */
  now: () => number
  newId: (prefix: string) => string
  /** Queues an event of an account. It is sent once the ledger is saved. */
  tell: (accountId: string, event: EventData) => void
  /** Saves the ledger, then sends queued events. */
  save: () => Promise<void>
  start: () => void
  stop: () => Promise<void>
}
