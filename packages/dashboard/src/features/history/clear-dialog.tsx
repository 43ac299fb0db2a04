import { useText } from '../../lib/text.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'

interface ClearDialogProps {
  isOpen: boolean
  isSignedIn: boolean
  isBusy: boolean
  onClear: () => void
  onClose: () => void
}

/** Asks for confirmation before deleting the whole history. */
export function ClearDialog({ isOpen, isSignedIn, isBusy, onClear, onClose }: ClearDialogProps) {
  const t = useText()
  return (
    <ConfirmDialog
      open={isOpen}
      title={t('history:clearTitle')}
      consequences={[
        t(isSignedIn ? 'history:clearPoints.account' : 'history:clearPoints.device'),
        t('history:clearPoints.links'),
        t('history:clearPoints.final'),
      ]}
      confirmLabel={t('history:clearAction')}
      cancelLabel={t('history:keep')}
      danger
      busy={isBusy}
      onConfirm={onClear}
      onCancel={onClose}
    />
  )
}
