import type { Page } from '@taplet/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api.ts'
import { addTexts, language, useText } from '../../../lib/text.ts'
import { previewLink } from '../../../text/en/apps/preview-link.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkToCopy } from '../../../ui/fields/link-to-copy.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { FailedStrip } from '../../../ui/states/failed-strip.tsx'
import { Skeleton, Skeletons } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import styles from './preview-link.module.css'

addTexts('previewLink', previewLink)

/** Hands out a link that shows an app with all that is not live yet, and ends those that were handed out. */
export function PreviewLinkDialog({ page, onClose }: { page: Page; onClose: () => void }) {
  const t = useText()
  const { experiences } = useApi()
  const { experienceId } = page
  // Each opening makes a link of its own, which works for its whole time.
  const link = useQuery({
    queryKey: ['experiences', 'createPreviewLink', experienceId],
    queryFn: ({ signal }) => experiences.createPreviewLink({ experienceId }, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const end = useMutation({
    mutationKey: ['experiences', 'endPreviewLinks'],
    mutationFn: () => experiences.endPreviewLinks({ experienceId }),
    onSuccess: () => {
      toast.done(t('previewLink:ended'))
      onClose()
    },
    onError: ({ message }) => toast.failed(t('previewLink:notEnded', { message })),
  })
  const day = (instant: string) => new Date(instant).toLocaleDateString(language, { day: 'numeric', month: 'long' })
  return (
    <Dialog
      open
      isPhoneSheet
      title={t('previewLink:title', { name: page.pageName })}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <>
          <Button danger busy={end.isPending} onClick={() => end.mutate()}>
            {t('previewLink:end')}
          </Button>
          <Button kind="pri" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>{t('previewLink:lede')}</p>
        {link.isPending && (
          <Skeletons label={t('loading')}>
            <Skeleton height={72} radius={12} />
          </Skeletons>
        )}
        {link.isError && (
          <FailedStrip text={t('previewLink:failed')} busy={link.isFetching} onRetry={() => void link.refetch()} />
        )}
        {link.data && (
          <LinkToCopy
            label={t('previewLink:address')}
            hint={t('previewLink:until', { day: day(link.data.expiresAt) })}
            url={link.data.url}
          />
        )}
      </div>
    </Dialog>
  )
}
