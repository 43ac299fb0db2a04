import { ApiError } from '@taplet/contract'

const PASSING = new Set([0, 408, 429, 502, 503, 504])

/** True for errors worth a retry: no connection, a busy or hanging server. A refusal waits for the person. */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || PASSING.has(error.status)
