import type { Bank } from '../bank/bank.ts'
import type { Caller } from './read-caller.ts'

/** A request to the API, once it is known who sent it. */
export interface Call extends Caller {
  bank: Bank
  /** What stands for `:id` in the path. */
  id: string
  parameters: unknown
}

export type Handler = (call: Call) => unknown
