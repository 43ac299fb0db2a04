import type { ExperienceItem } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { UNDO_SECONDS } from '../../../ui/list/deletions.ts'
import { nameList } from '../../../ui/list/name-list.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'

interface DeleteSlidesDialogProps {
  /** Empty: closed. */
  items: readonly ExperienceItem[]
  /** Names of instant apps by id. */
  appNames: ReadonlyMap<string, string>
  onClose: () => void
  onConfirm: (items: readonly ExperienceItem[]) => void
}

/** Asks for confirmation before deleting slides, naming the apps that contain them. */
export function DeleteSlidesDialog({ items, appNames, onClose, onConfirm }: DeleteSlidesDialogProps) {
  const t = useText()
  const isMany = items.length > 1
  const words = { count: items.length, name: items[0]?.itemName ?? '' }
  const users = [...new Set(items.flatMap((item) => item.usedIn))]
  const apps = nameList(users.flatMap((id) => appNames.get(id) ?? []))
  const shown = isMany ? 'lists:slides.deleteShownMany' : 'lists:slides.deleteShown'
  const unused = isMany ? 'lists:slides.deleteUnusedMany' : 'lists:slides.deleteUnused'
  return (
    <ConfirmDialog
      open={items.length > 0}
      title={t('lists:slides.deleteTitle', words)}
      consequences={[
        ...(isMany ? [t('lists:slides.deleteNames', { names: nameList(items.map((item) => item.itemName)) })] : []),
        users.length > 0 ? t(shown, { count: users.length, apps }) : t(unused),
        t('lists:slides.deleteMedia'),
        t('lists:deleteUndo', { seconds: UNDO_SECONDS }),
      ]}
      confirmLabel={t('lists:slides.deleteAction', words)}
      cancelLabel={t('cancel')}
      danger
      onConfirm={() => onConfirm(items)}
      onCancel={onClose}
    />
  )
}
