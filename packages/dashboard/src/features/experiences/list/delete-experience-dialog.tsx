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
  // After the call this dialog may be gone with its screen: what follows must not wait for it to be there.
  const handleConfirm = async () => {
    if (!page) return
    try {
      await remove.mutateAsync(page)
      toast.done(t('experiences:deleted', { name }))
      onDeleted?.()
    } catch {
      toast.failed(t('experiences:deleteFailed', { name }))
    }
    onClose()
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
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  )
}
