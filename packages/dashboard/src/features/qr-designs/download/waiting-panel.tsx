import { FILE_HOURS, type LongJob } from '@taplet/contract'
import { downloadJob } from '../../../entities/long-job/download-job.ts'
import { JobProgress } from '../../../entities/long-job/job-progress.tsx'
import { isGoingOn } from '../../../entities/long-job/queries.ts'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import styles from './download-panel.module.css'
import { ErrorLine } from './error-line.tsx'

interface WaitingPanelProps {
  job: LongJob
  onBack: () => void
  onClose: () => void
}

/** The file is being made. Closing this stops nothing. */
export function WaitingPanel({ job, onBack, onClose }: WaitingPanelProps) {
  const t = useText()
  const { state, problem, warning } = job
  const handleAnyway = () => {
    downloadJob(job)
    onClose()
  }
  return (
    <Dialog
      open
      title={t(state === 'FAILED' ? 'qrDownload:failedTitle' : 'qrDownload:preparing')}
      closeLabel={t('qrDownload:close')}
      onClose={onClose}
      actions={
        <>
          {!isGoingOn(job) && <Button onClick={onBack}>{t('qrDownload:back')}</Button>}
          {warning !== '' && <Button onClick={handleAnyway}>{t('qrDownload:anyway')}</Button>}
          <Button kind="pri" onClick={onClose}>
            {t('qrDownload:close')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {isGoingOn(job) && (
          <>
            <JobProgress job={job} />
            <p role="status">{t('qrDownload:goesOn', { hours: FILE_HOURS })}</p>
          </>
        )}
        <ErrorLine text={problem} />
        {warning !== '' && <p role="alert">{warning}</p>}
      </div>
    </Dialog>
  )
}
