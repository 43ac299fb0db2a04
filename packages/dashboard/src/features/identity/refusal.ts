import { ApiError, type ErrorCode } from '@taplet/contract'
import { text } from '../../lib/text.ts'

/** The message of a failed call: the server's own (spec §8), or that it could not be reached. */
export const refusalText = (error: unknown): string =>
  error instanceof ApiError ? error.body.message : text('auth:errors.offline')

/** True for an error with this code. */
export const isRefusal = (error: unknown, code: ErrorCode): boolean =>
  error instanceof ApiError && error.body.code === code

/** What is wrong with the email or phone number, in the words of spec §8; undefined for any other error. */
export function identifierProblem(error: unknown): string | undefined {
  if (isRefusal(error, 'IDENTIFIER_INVALID')) return text('auth:errors.identifierInvalid')
  if (isRefusal(error, 'PHONE_INVALID')) return text('auth:errors.phoneInvalid')
  return isRefusal(error, 'PHONE_NOT_SERVED') ? refusalText(error) : undefined
}
