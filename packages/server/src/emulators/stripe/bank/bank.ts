import type { EventData } from '../events/make-event.ts'
import type { Ledger } from './ledger.ts'

/** What the parts of the stand-in work with. */
export interface Bank {
  readonly ledger: Ledger
  /** Seconds, as all times of Stripe. */
  now: () => number
  newId: (prefix: string) => string
  /** Tells of something that happened in an account. It is sent once the ledger is saved. */
  tell: (accountId: string, event: EventData) => void
  /** Keeps the ledger, then sends what is to be told. */
  save: () => Promise<void>
  start: () => void
  stop: () => Promise<void>
}
