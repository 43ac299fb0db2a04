import type { CopyLink, Page } from '@taplet/contract'
import { usePublicUrl } from '../../../lib/api/instance.ts'
import { addTexts, language, useText } from '../../../lib/text.ts'
import { appCopies } from '../../../text/en/apps/app-copies.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkToCopy } from '../../../ui/fields/link-to-copy.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { FailedStrip } from '../../../ui/states/failed-strip.tsx'
import { Skeleton, Skeletons } from '../../../ui/states/skeleton.tsx'
import styles from './copy-link.module.css'
import { useCopyLink } from './use-copy-link.ts'

addTexts('appCopies', appCopies)

/** Makes, shows and ends the link by which others copy an app. */
export function CopyLinkDialog({ page, onClose }: { page: Page; onClose: () => void }) {
  const t = useText()
  const { query, create, end } = useCopyLink(page.experienceId)
  return (
    <Dialog
      open
      title={t('appCopies:link.title', { name: page.pageName })}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        query.data ? (
          <>
            <Button danger busy={end.isPending} onClick={() => end.mutate()}>
              {t('appCopies:link.end')}
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
              {t('appCopies:link.create')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.stack}>
        <p>{t('appCopies:link.lede')}</p>
        {query.data === undefined && query.isError && (
          <FailedStrip text={t('appCopies:link.failed')} busy={query.isFetching} onRetry={() => void query.refetch()} />
        )}
        {query.isPending && (
          <Skeletons label={t('loading')}>
            <Skeleton height={72} radius={12} />
          </Skeletons>
        )}
        {query.data && <ReadyLink link={query.data} />}
        <p className={styles.fine}>{t('appCopies:link.travels')}</p>
      </div>
    </Dialog>
  )
}

function ReadyLink({ link: { path, copies, expiresAt } }: { link: CopyLink }) {
  const t = useText()
  const url = usePublicUrl() + path
  const day = new Date(expiresAt).toLocaleDateString(language, { day: 'numeric', month: 'long' })
  return (
    <LinkToCopy
      label={t('appCopies:link.address')}
      hint={copies === 0 ? t('appCopies:link.untaken', { day }) : t('appCopies:link.until', { day, count: copies })}
      url={url}
    />
  )
}
