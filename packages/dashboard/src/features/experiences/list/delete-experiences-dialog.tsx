import type { Page } from '@taplet/contract'
import type { Text } from '../../../text/text-key.ts'
import { useText } from '../../../lib/text.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { type Consequences, noConsequences, useConsequences } from './use-consequences.ts'

interface DeleteExperiencesDialogProps {
  /** None: closed. */
  pages: readonly Page[]
  /** Ids of those with edits that are not saved. */
  unsaved?: ReadonlySet<string>
  onClose: () => void
  onConfirm: (pages: readonly Page[]) => void
}

const NAMED = 6 // more would fill a phone

const named = (names: readonly string[]): string =>
  names.length <= NAMED ? names.join(', ') : `${names.slice(0, NAMED).join(', ')} … +${names.length - NAMED}`

/** What follows, one sentence each; numbers come when the server has told them. */
function sentences(t: Text, pages: readonly Page[], follows: Consequences): string[] {
  const isMany = pages.length > 1
  const { recentVisits, recentScans, links, ownSlides } = follows
  const visits = { count: recentVisits, scans: recentScans }
  return [
    isMany ? t('lists:apps.deleteNames', { names: named(pages.map((page) => page.pageName)) }) : '',
    recentVisits > 0 ? t(isMany ? 'lists:apps.deleteVisitsMany' : 'lists:apps.deleteVisits', visits) : '',
    t('lists:apps.deleteAddress', { count: pages.length, path: pages[0]?.fullPagePath ?? '' }),
    // Each app has its own code; it counts as one.
    links > pages.length ? t('lists:apps.deleteCodesCount', { count: links }) : t('lists:apps.deleteCodes'),
    ownSlides > 0 ? t('lists:apps.deleteSlidesCount', { count: ownSlides }) : t('lists:apps.deleteSlides'),
  ].filter(Boolean)
}

/** Asks before instant apps go, and names what follows. */
export function DeleteExperiencesDialog({ pages, unsaved, onClose, onConfirm }: DeleteExperiencesDialogProps) {
  const t = useText()
  const follows = useConsequences(pages) ?? noConsequences
  const words = { count: pages.length, name: pages[0]?.pageName ?? '' }
  const isUnsaved = pages.some((page) => unsaved?.has(page.experienceId))
  return (
    <ConfirmDialog
      open={pages.length > 0}
      title={t('lists:apps.deleteTitle', words)}
      consequences={[
        ...sentences(t, pages, follows),
        ...(isUnsaved ? [t('lists:apps.deleteUnsaved')] : []),
        t('lists:apps.deleteUndo'),
      ]}
      confirmLabel={t('lists:apps.deleteAction', words)}
      cancelLabel={t('cancel')}
      danger
      onConfirm={() => onConfirm(pages)}
      onCancel={onClose}
    />
  )
}
