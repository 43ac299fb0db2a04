import type { ExperienceItem } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { useDeleteSlide } from '../queries.ts'

interface DeleteSlideDialogProps {
  item: ExperienceItem
  /** Names of the instant apps that show it. */
  apps: readonly string[]
  onClose: () => void
}

/** Asks before a slide is deleted and names where it disappears. */
export function DeleteSlideDialog({ item, apps, onClose }: DeleteSlideDialogProps) {
  const t = useText()
  const { mutate, isPending } = useDeleteSlide()
  const count = item.usedIn.length
  return (
    <ConfirmDialog
      open
      danger
      busy={isPending}
      title={t('slides:deleteDialog.title', { name: item.itemName })}
      consequences={[
        count > 0 ? t('slides:deleteDialog.shown', { count, apps: apps.join(', ') }) : t('slides:deleteDialog.unused'),
        t('slides:deleteDialog.media'),
        t('slides:deleteDialog.final'),
      ]}
      confirmLabel={t('slides:deleteDialog.confirm')}
      cancelLabel={t('cancel')}
      onCancel={onClose}
      onConfirm={() =>
        mutate(item, {
          onSuccess: () => {
            toast.done(t('slides:list.deleted', { name: item.itemName }))
            onClose()
          },
          onError: (error) => toast.failed(error.message),
        })
      }
    />
  )
}
