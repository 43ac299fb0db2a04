import type { Executor } from '../../../platform/db/database.ts'
import type { Jobs } from '../../../platform/jobs/index.ts'

export const CONVERT_JOB = 'media.convertVideo'
/** A file that crashes the converter must not do so for ever (T12). */
const MAX_ATTEMPTS = 3

export const convertJobKey = (mediaId: string): string => `${CONVERT_JOB}:${mediaId}`

export interface Conversion {
  mediaId: string
  posterMediaId?: string | undefined
}

/** Enqueues the conversion of a video; only if the transaction commits. */
export const enqueueConversion = (jobs: Jobs, conversion: Conversion, trx: Executor): Promise<void> =>
  jobs.enqueue(CONVERT_JOB, conversion, {
    jobKey: convertJobKey(conversion.mediaId),
    maxAttempts: MAX_ATTEMPTS,
    trx,
  })
