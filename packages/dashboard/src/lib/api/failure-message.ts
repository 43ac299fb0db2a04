import { ApiError } from '@taplet/contract'
import type { Text } from '../../text/text-key.ts'

/** Why a call failed: the server's message, or that it could not be reached. */
export const failureMessage = (error: unknown, t: Text): string =>
  error instanceof ApiError ? error.message : t('noConnection')
