import type { LongJob } from '@taplet/contract'
import { formatDate } from '@taplet/messages'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { downloadJob } from '../../entities/long-job/download-job.ts'
import { JobProgress } from '../../entities/long-job/job-progress.tsx'
import { isGoingOn, longJobsQuery } from '../../entities/long-job/queries.ts'
import { useApi } from '../../lib/api/api.ts'
import { fileSizeLabel } from '../../lib/file-size-label.ts'
import { ownZone } from '../../lib/device/device-zone.ts'
import { language, useText } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import styles from './job-strips.module.css'

/** Shown at once; there may be twenty. */
const FEW = 3

/** Downloads that are being made, are ready, or have failed: found again by whoever comes back to this screen. */
export function JobStrips() {
  const t = useText()
  const { data: jobs = [] } = useQuery(longJobsQuery(useApi()))
  const [isAll, setIsAll] = useState(false)
  if (jobs.length === 0) return null
  const shown = isAll ? jobs : jobs.slice(0, FEW)
  return (
    <section className={styles.strips} aria-label={t('longJobs:title')}>
      {shown.map((job) => (
        <Strip key={job.jobId} job={job} />
      ))}
      {shown.length < jobs.length && (
        <Button small kind="plain" onClick={() => setIsAll(true)}>
          {t('longJobs:more', { count: jobs.length - shown.length })}
        </Button>
      )}
    </section>
  )
}

function Strip({ job }: { job: LongJob }) {
  const t = useText()
  const remove = useRemove()
  const name = t(`longJobs:kinds.${job.kind}`, { count: job.total })
  const isOpen = isGoingOn(job)
  return (
    <div className={styles.strip}>
      <Icon name={job.state === 'FAILED' ? 'warning' : 'download'} size={18} />
      <div className={styles.what}>
        {isOpen ? <JobProgress job={job} /> : <Ended job={job} name={name} />}
        {remove.isError && (
          <span role="alert" data-tone="failed">
            {t('longJobs:removeFailed')}
          </span>
        )}
      </div>
      <div className={styles.actions}>
        {job.state === 'DONE' && (
          <Button
            small
            kind={job.warning === '' ? 'pri' : 'sec'}
            aria-label={t('longJobs:downloadOf', { name })}
            onClick={() => downloadJob(job)}
          >
            {t(job.warning === '' ? 'longJobs:download' : 'longJobs:anyway')}
          </Button>
        )}
        <Button
          small
          kind="plain"
          busy={remove.isPending}
          aria-label={t(isOpen ? 'longJobs:cancelOf' : 'longJobs:removeOf', { name })}
          onClick={() => remove.mutate(job.jobId)}
        >
          {t(isOpen ? 'longJobs:cancel' : 'longJobs:remove')}
        </Button>
      </div>
    </div>
  )
}

function Ended({ job: { state, bytes, expiresAt, problem, warning }, name }: { job: LongJob; name: string }) {
  const t = useText()
  const when = formatTime(expiresAt)
  return (
    <>
      <b>{name}</b>
      {state === 'FAILED' ? (
        <span role="alert" data-tone="failed">
          {problem}
        </span>
      ) : (
        <span role="status">{t('longJobs:ready', { size: fileSizeLabel(bytes), when })}</span>
      )}
      {warning !== '' && <span data-tone="warning">{warning}</span>}
    </>
  )
}

const formatTime = (at: string | null): string =>
  at === null
    ? ''
    : formatDate(new Date(at), { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone: ownZone() }, language)

function useRemove() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['longJobs', 'delete'],
    mutationFn: (jobId: string) => api.longJobs.delete({ jobId }),
    onSettled: () => client.invalidateQueries({ queryKey: longJobsQuery(api).queryKey }),
  })
}
