import type { LongJob } from '@taplet/contract'
import { addTexts, useText } from '../../lib/text.ts'
import { longJobs } from '../../text/en/links/long-jobs.ts'
import { ProgressBar } from '../../ui/states/progress-bar.tsx'

addTexts('longJobs', longJobs)

/** How far a job is that goes on. */
export function JobProgress({ job: { kind, state, done, total } }: { job: LongJob }) {
  const t = useText()
  const label = t(`longJobs:kinds.${kind}`, { count: total })
  if (state === 'WAITING') return <ProgressBar label={label} note={t('longJobs:waiting')} />
  if (done === total) return <ProgressBar label={label} note={t('longJobs:joining')} />
  return <ProgressBar label={label} value={(done / total) * 100} note={t('longJobs:counted', { done, total })} />
}
