import { type ExperienceItem, type Page, RECENT_DAYS } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import type { Text } from '../../../text/text-key.ts'
import { useText } from '../../../lib/text.ts'
import { UNDO_SECONDS } from '../../../ui/list/deletions.ts'
import { ChoiceBox } from '../../../ui/fields/choice-box.tsx'
import { nameList } from '../../../ui/list/name-list.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { itemsQuery } from '../../../entities/slide/queries.ts'
import styles from './delete-experiences-dialog.module.css'
import { slidesOfOnly } from './slides-of-only.ts'
import { type Consequences, noConsequences, useConsequences } from './use-consequences.ts'

interface DeleteExperiencesDialogProps {
  /** Empty: closed. */
  pages: readonly Page[]
  /** Ids of apps with unsaved edits. */
  unsaved?: ReadonlySet<string>
  onClose: () => void
  /** Called with the apps and the slides to be deleted with them. */
  onConfirm: (pages: readonly Page[], slides: readonly ExperienceItem[]) => void
}

/** Names; with the address where they are equal. */
const namesOf = (pages: readonly Page[]): string[] =>
  pages.map(({ pageName, fullPagePath }) =>
    pages.filter((one) => one.pageName === pageName).length > 1 ? `${pageName} (/${fullPagePath})` : pageName,
  )

/** The consequences, one sentence each; numbers appear once the server has returned them. */
function sentences(t: Text, pages: readonly Page[], follows: Consequences, withSlides: boolean): string[] {
  const isMany = pages.length > 1
  const { recentVisits, recentScans, links, ownSlides } = follows
  const visits = { count: recentVisits, scans: recentScans, days: RECENT_DAYS }
  const staying = ownSlides > 0 ? t('lists:apps.deleteSlidesCount', { count: ownSlides }) : t('lists:apps.deleteSlides')
  return [
    isMany ? t('lists:apps.deleteNames', { names: nameList(namesOf(pages)) }) : '',
    recentVisits > 0 ? t(isMany ? 'lists:apps.deleteVisitsMany' : 'lists:apps.deleteVisits', visits) : '',
    t('lists:apps.deleteAddress', { count: pages.length, path: pages[0]?.fullPagePath ?? '' }),
    // Each app has its own code: the number is given only when there are more links than that.
    links > pages.length ? t('lists:apps.deleteCodesCount', { count: links }) : t('lists:apps.deleteCodes'),
    withSlides ? t('lists:apps.deleteOtherSlides') : staying,
  ].filter(Boolean)
}

/** Asks for confirmation before deleting instant apps, naming the consequences. */
export function DeleteExperiencesDialog(props: DeleteExperiencesDialogProps) {
  // Resets the choice for other apps.
  return <Question key={props.pages.map((page) => page.experienceId).join(' ')} {...props} />
}

function Question({ pages, unsaved, onClose, onConfirm }: DeleteExperiencesDialogProps) {
  const t = useText()
  const follows = useConsequences(pages) ?? noConsequences
  const { data: items = [] } = useQuery({ ...itemsQuery(useApi()), enabled: pages.length > 0 })
  const [isTicked, setIsTicked] = useState(false)
  const slides = slidesOfOnly(pages, items)
  const withSlides = isTicked && slides.length > 0
  const words = { count: pages.length, name: pages[0]?.pageName ?? '' }
  const isUnsaved = pages.some((page) => unsaved?.has(page.experienceId))
  return (
    <ConfirmDialog
      open={pages.length > 0}
      title={t('lists:apps.deleteTitle', words)}
      consequences={[
        ...sentences(t, pages, follows, withSlides),
        ...(isUnsaved ? [t('lists:apps.deleteUnsaved')] : []),
        t('lists:deleteUndo', { seconds: UNDO_SECONDS }),
      ]}
      confirmLabel={t('lists:apps.deleteAction', words)}
      cancelLabel={t('cancel')}
      danger
      onConfirm={() => onConfirm(pages, withSlides ? slides : [])}
      onCancel={onClose}
    >
      {slides.length > 0 && (
        <label className={styles.too}>
          <ChoiceBox type="checkbox" checked={isTicked} onChange={(event) => setIsTicked(event.target.checked)} />
          {t(pages.length > 1 ? 'lists:apps.deleteSlidesTooMany' : 'lists:apps.deleteSlidesToo', {
            count: slides.length,
          })}
        </label>
      )}
    </ConfirmDialog>
  )
}
