import { ApiError, type CodeFilesOrder, type LongJob } from '@taplet/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { downloadJob } from '../../../entities/long-job/download-job.ts'
import { longJobsQuery } from '../../../entities/long-job/queries.ts'
import { useNoteShared } from '../../../entities/onboarding/queries.ts'
import { useApi } from '../../../lib/api/api.ts'
import { useMutationOnce } from '../../../lib/timing/use-mutation-once.ts'
import { useText } from '../../../lib/text.ts'

/** Has codes made into one file, and downloads it when it is ready while this is open: later it waits under Links. */
export function useCodeFiles(onDone: () => void) {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const noteShared = useNoteShared()
  const [jobId, setJobId] = useState<string>()
  const taken = useRef<string>(undefined)
  const { queryKey } = longJobsQuery(api)
  const start = useMutationOnce<LongJob, Error, CodeFilesOrder>({
    mutationKey: ['qrDesigns', 'makeFiles'],
    mutationFn: async (order) => (await api.qrDesigns.makeFiles(order)).job,
    onSuccess: (job) => {
      setJobId(job.jobId)
      client.setQueryData(queryKey, (jobs = []) => [job, ...jobs])
      return client.invalidateQueries({ queryKey })
    },
  })
  const { data: jobs } = useQuery({ ...longJobsQuery(api), enabled: jobId !== undefined })
  const job = jobs?.find((one) => one.jobId === jobId)
  // Effect: a download of the browser.
  useEffect(() => {
    if (job?.state !== 'DONE' || job.warning !== '' || taken.current === job.jobId) return
    taken.current = job.jobId
    downloadJob(job)
    noteShared()
    onDone()
  }, [job, noteShared, onDone])
  const { error } = start
  return {
    job,
    isStarting: start.isPending,
    start: (order: CodeFilesOrder) => start.mutate(order),
    /** Why it did not begin. */
    problem: error && (error instanceof ApiError ? error.message : t('qrDownload:offline')),
    /** Back to the choices. */
    reset: () => setJobId(undefined),
  }
}
