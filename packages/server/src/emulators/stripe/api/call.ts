import type { Bank } from '../bank/bank.ts'
import type { Caller } from './read-caller.ts'

/** An authenticated request to the API. */
export interface Call extends Caller {
  bank: Bank
  /** The value of `:id` in the path. */
  id: string
  parameters: unknown
}

export type Handler = (call: Call) => unknown
