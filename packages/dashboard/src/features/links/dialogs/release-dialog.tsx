import type { Tag } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { nameOf } from '../../../entities/link/name-of.ts'

interface ReleaseDialogProps {
  link: Tag
  onClose: () => void
  onRelease: (link: Tag) => void
}

/** Asks for confirmation before releasing a physical tag. */
export function ReleaseDialog({ link, onClose, onRelease }: ReleaseDialogProps) {
  const t = useText()
  return (
    <ConfirmDialog
      open
      title={t('links:release.title', { name: nameOf(link, t) })}
      consequences={[t('links:release.stops'), t('links:release.claim')]}
      confirmLabel={t('links:release.action')}
      cancelLabel={t('cancel')}
      danger
      onConfirm={() => onRelease(link)}
      onCancel={onClose}
    />
  )
}
