import type { LongJob } from '@taplet/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { downloadJob } from '../../../entities/long-job/download-job.ts'
import { JobProgress } from '../../../entities/long-job/job-progress.tsx'
import { isGoingOn, longJobsQuery } from '../../../entities/long-job/queries.ts'
import { useApi } from '../../../lib/api/api.ts'
import { failureMessage } from '../../../lib/api/failure-message.ts'
import { ownZone } from '../../../lib/device/device-zone.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './closing.module.css'

const isExport = ({ kind }: LongJob): boolean => kind === 'ACCOUNT_EXPORT'

/** Makes a file of everything the account has in lists, and offers it. */
export function TakeAlong() {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const job = useQuery(longJobsQuery(api)).data?.find(isExport)
  const start = useMutation({
    mutationKey: ['account', 'export'],
    mutationFn: () => api.account.export({ timezone: ownZone() }),
    networkMode: 'always',
    onSuccess: () => client.invalidateQueries({ queryKey: longJobsQuery(api).queryKey }),
  })
  const problem = start.error ? failureMessage(start.error, t) : job?.problem
  return (
    <div className={styles.take}>
      {job && isGoingOn(job) && <JobProgress job={job} />}
      {problem && <p role="alert">{t('closing:downloadFailed', { message: problem })}</p>}
      <div className={styles.buttons}>
        {job?.state === 'DONE' && (
          <Button small kind="soft" icon="download" onClick={() => downloadJob(job)}>
            {t('closing:downloadAgain')}
          </Button>
        )}
        {!(job && isGoingOn(job)) && (
          <Button small icon="download" busy={start.isPending} onClick={() => start.mutate()}>
            {t('closing:download')}
          </Button>
        )}
      </div>
    </div>
  )
}
