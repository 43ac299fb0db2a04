import { type LinkScans, RECENT_DAYS, type Tag } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { UNDO_SECONDS } from '../../../ui/list/deletions.ts'
import { Button } from '../../../ui/button.tsx'
import { nameList } from '../../../ui/list/name-list.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { nameOf } from '../../../entities/link/name-of.ts'

interface DeleteLinksDialogProps {
  links: readonly Tag[]
  scans: Readonly<Record<string, LinkScans>>
  onClose: () => void
  onConfirm: (links: readonly Tag[]) => void
  /** Changes their destination instead. */
  onPoint: (links: readonly Tag[]) => void
}

/** Asks for confirmation before deleting links, names their scans, and offers the more likely intent instead. */
export function DeleteLinksDialog({ links, scans, onClose, onConfirm, onPoint }: DeleteLinksDialogProps) {
  const t = useText()
  const isMany = links.length > 1
  const words = { count: links.length, name: nameOf(links[0], t) }
  const recent = links.reduce((sum, link) => sum + (scans[link.tagId]?.last30Days ?? 0), 0)
  const tags = links.filter((link) => link.tagSubType !== null).length
  return (
    <ConfirmDialog
      open={links.length > 0}
      title={t('links:delete.title', words)}
      consequences={[
        ...(isMany ? [t('links:delete.names', { names: nameList(links.map((link) => nameOf(link, t))) })] : []),
        recent > 0
          ? t('links:delete.scanned', { count: recent, days: RECENT_DAYS })
          : t('links:delete.notScanned', { days: RECENT_DAYS }),
        t('links:delete.answers'),
        ...(tags > 0 ? [t('links:delete.tags', { count: tags })] : []),
        t('links:delete.undo', { seconds: UNDO_SECONDS }),
      ]}
      confirmLabel={t('links:delete.action', words)}
      cancelLabel={t('cancel')}
      danger
      onConfirm={() => onConfirm(links)}
      onCancel={onClose}
    >
      <br />
      <Button kind="soft" icon="link" wide onClick={() => onPoint(links)}>
        {t('links:delete.instead')}
      </Button>
    </ConfirmDialog>
  )
}
