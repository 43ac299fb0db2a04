import type { AnalyticsShareLink, AnalyticsSubject } from '@taplet/contract'
import { useState } from 'react'
import { usePublicUrl } from '../../../lib/api/instance.ts'
import { addTexts, useText } from '../../../lib/text.ts'
import { analyticsSharing } from '../../../text/en/visits/analytics-sharing.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { LinkToCopy } from '../../../ui/fields/link-to-copy.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { FailedStrip } from '../../../ui/states/failed-strip.tsx'
import { Skeleton, Skeletons } from '../../../ui/states/skeleton.tsx'
import { formatDay } from '../labels/dates.ts'
import styles from './sharing.module.css'
import { useShare } from './use-share.ts'

addTexts('analyticsSharing', analyticsSharing)

interface ShareDialogProps {
  subject: AnalyticsSubject
  name: string
  onClose: () => void
}

/** Creates, shares and ends a read-only link to a report. */
export function ShareDialog({ subject, name, onClose }: ShareDialogProps) {
  const t = useText()
  const { query, create, end } = useShare(subject)
  const [isEnding, setIsEnding] = useState(false)
  if (isEnding)
    return (
      <ConfirmDialog
        open
        danger
        title={t('analyticsSharing:end.title')}
        consequences={[
          t('analyticsSharing:end.gone'),
          t('analyticsSharing:end.anew'),
          t('analyticsSharing:end.numbers'),
        ]}
        confirmLabel={t('analyticsSharing:end.confirm')}
        cancelLabel={t('analyticsSharing:end.cancel')}
        busy={end.isPending}
        onConfirm={() => end.mutate(undefined, { onSettled: () => setIsEnding(false) })}
        onCancel={() => setIsEnding(false)}
      />
    )
  return (
    <Dialog
      open
      title={t('analyticsSharing:dialog.title', { name })}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        query.data ? (
          <>
            <Button danger onClick={() => setIsEnding(true)}>
              {t('analyticsSharing:dialog.end')}
            </Button>
            <Button kind="pri" onClick={onClose}>
              {t('done')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button
              kind="pri"
              icon="link"
              disabled={query.data === undefined}
              busy={create.isPending}
              onClick={() => create.mutate()}
            >
              {t('analyticsSharing:dialog.create')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.stack}>
        <p>{t('analyticsSharing:dialog.lede')}</p>
        {query.data === undefined && query.isError && (
          <FailedStrip
            text={t('analyticsSharing:dialog.failed')}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.isPending && (
          <Skeletons label={t('loading')}>
            <Skeleton height={72} radius={12} />
          </Skeletons>
        )}
        {query.data && <SharedLink share={query.data} />}
        {query.data === null && <p className={styles.fine}>{t('analyticsSharing:dialog.contains')}</p>}
      </div>
    </Dialog>
  )
}

function SharedLink({ share }: { share: AnalyticsShareLink }) {
  const t = useText()
  const url = usePublicUrl() + share.path
  return (
    <LinkToCopy
      label={t('analyticsSharing:dialog.address')}
      hint={t('analyticsSharing:dialog.since', { day: formatDay(share.createdAt.slice(0, 10)) })}
      url={url}
    >
      <ButtonLink external newTab icon="open" to={url}>
        {t('analyticsSharing:dialog.open')}
      </ButtonLink>
    </LinkToCopy>
  )
}
