import { ApiError, type ErrorCode } from '@taplet/contract'

/** Whether the server refused with this code. */
export const isRefusal = (error: unknown, code: ErrorCode): boolean =>
  error instanceof ApiError && error.body.code === code
