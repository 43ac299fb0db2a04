import { ApiError } from '@taplet/contract'
import type { Text } from '../../../text/text-key.ts'

/** Why a call failed, for people: the server's words, or that it was not reached. */
export const failureWords = (error: unknown, t: Text): string =>
  error instanceof ApiError ? error.message : t('inboxCount:noConnection')
