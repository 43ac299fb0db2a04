import { ApiError, type ErrorCode } from '@taplet/contract'
import { text } from '../../lib/text.ts'

/** The message of a failed call: the server's own (spec §8), or that it could not be reached. */
export const refusalText = (error: unknown): string =>
  error instanceof ApiError ? error.body.message : text('auth:errors.offline')

/** True for an error with this code. */
export const isRefusal = (error: unknown, code: ErrorCode): boolean =>
  error instanceof ApiError && error.body.code === code
