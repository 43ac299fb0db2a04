import type { Page } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { useDeleteExperience } from '../queries.ts'

interface DeleteExperienceDialogProps {
  /** Undefined: closed. */
  page: Page | undefined
  onClose: () => void
  onDeleted?: () => void
}

/** Asks before an instant app goes, and names what follows. */
export function DeleteExperienceDialog({ page, onClose, onDeleted }: DeleteExperienceDialogProps) {
  const t = useText()
  const remove = useDeleteExperience()
  const name = page?.pageName ?? ''
  const handleConfirm = () => {
    if (!page) return
    remove.mutate(page, {
      onSuccess: () => {
        toast.done(t('experiences:deleted', { name }))
        onDeleted?.()
      },
      onError: () => toast.failed(t('experiences:deleteFailed', { name })),
      onSettled: onClose,
    })
  }
  return (
    <ConfirmDialog
      open={page !== undefined}
      title={t('experiences:deleteTitle', { name })}
      consequences={[
        t('experiences:deleteConsequences.address', { path: page?.fullPagePath ?? '' }),
        t('experiences:deleteConsequences.codes'),
        t('experiences:deleteConsequences.slides'),
        t('experiences:deleteConsequences.undo'),
      ]}
      confirmLabel={t('experiences:deleteAction')}
      cancelLabel={t('cancel')}
      danger
      busy={remove.isPending}
      onConfirm={handleConfirm}
      onCancel={onClose}
    />
  )
}
