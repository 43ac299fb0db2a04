import type { CheckedAddress } from '@taplet/contract'
import { mayBeFramed } from '../../platform/outbound/may-be-framed.ts'
import type { Outcome } from '../../platform/outbound/safe-fetch.ts'

type State = Pick<CheckedAddress, 'state' | 'status' | 'mayBeFramed'>

const GONE = new Set([404, 410])

function answerState(status: number): CheckedAddress['state'] {
  if (GONE.has(status)) return 'DEAD'
  if (status >= 500 && status < 600) return 'SILENT'
  // Many sites refuse programs (401, 403, 429, 999) but work for people.
  return status < 400 ? 'ALIVE' : 'UNKNOWN'
}

const FAILURES = {
  NETWORK: 'SILENT',
  NO_HOST: 'DEAD',
  OFFLINE: 'UNKNOWN',
  TIMEOUT: 'SILENT',
  TOO_MANY_REDIRECTS: 'SILENT',
} as const
const REFUSALS = { PRIVATE: 'PRIVATE', PORT: 'UNKNOWN', SCHEME: 'UNKNOWN' } as const

/** Classifies the outcome of a request to an address. `origin` is the page that would frame it. */
export function addressState(outcome: Outcome, origin: string): State {
  switch (outcome.kind) {
    case 'ANSWER':
      return {
        state: answerState(outcome.status),
        status: outcome.status,
        mayBeFramed: outcome.status < 400 ? mayBeFramed(outcome.headers, outcome.url, origin) : null,
      }
    case 'FAILED':
      return { state: FAILURES[outcome.reason], status: 0, mayBeFramed: null }
    case 'REFUSED':
      return { state: REFUSALS[outcome.reason], status: 0, mayBeFramed: null }
  }
}
