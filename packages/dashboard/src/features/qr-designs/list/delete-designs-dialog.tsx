import type { QrDesign } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { UNDO_SECONDS } from '../../../ui/list/deletions.ts'
import { nameList } from '../../../ui/list/name-list.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'

interface DeleteDesignsDialogProps {
  /** Empty: closed. */
  designs: readonly QrDesign[]
  onClose: () => void
  onConfirm: (designs: readonly QrDesign[]) => void
}

/** Asks for confirmation before deleting designs, naming the effect on links that use them. */
export function DeleteDesignsDialog({ designs, onClose, onConfirm }: DeleteDesignsDialogProps) {
  const t = useText()
  const words = { count: designs.length, name: designs[0]?.qrDesignName ?? '' }
  const used = designs.reduce((sum, { usedByLinks }) => sum + usedByLinks, 0)
  const names = nameList(designs.map((one) => one.qrDesignName))
  return (
    <ConfirmDialog
      open={designs.length > 0}
      title={t('qrDesigns:deleteTitle', words)}
      consequences={[
        ...(designs.length > 1 ? [t('qrDesigns:deleteNames', { names })] : []),
        used > 0 ? t('qrDesigns:deleteUsed', { count: used }) : t('qrDesigns:deleteUnused'),
        t('lists:deleteUndo', { seconds: UNDO_SECONDS }),
      ]}
      confirmLabel={t('qrDesigns:deleteAction', words)}
      cancelLabel={t('cancel')}
      danger
      onConfirm={() => onConfirm(designs)}
      onCancel={onClose}
    />
  )
}
