import { addresses, callUrl, type LongJob } from '@taplet/contract'
import { startDownload } from '../../lib/start-download.ts'

/** Downloads the file of a job that is done. Its warning must have been shown. */
export const downloadJob = ({ jobId, warning }: LongJob): void =>
  startDownload(callUrl(addresses.longJobs.file, { jobId, isConfirmed: warning === '' ? 'false' : 'true' }))
