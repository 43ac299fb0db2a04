import { FREE_LIMITS, mayCreate, type Page, tierOf } from '@taplet/contract'
import { useState } from 'react'
import { PlanOffer } from '../../../entities/plan/plan-offer.tsx'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceBox } from '../../../ui/fields/choice-box.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import styles from './duplicate-dialog.module.css'
import { useDuplicateExperiences } from './use-duplicate-experiences.ts'

interface DuplicateDialogProps {
  /** Empty: closed. */
  pages: readonly Page[]
  accessLevel: number | undefined
  /** Number of apps and slides in the account. */
  counts: { apps: number; slides: number }
  onClose: () => void
  onDone?: (copies: readonly Page[]) => void
}

interface Room {
  pages: readonly Page[]
  withSlides: boolean
  accessLevel: number | undefined
  counts: DuplicateDialogProps['counts']
}

/** What exceeds the plan: the apps, their slides, or nothing. */
function whatIsFull({ pages, withSlides, accessLevel, counts }: Room): 'apps' | 'slides' | undefined {
  if (!mayCreate('experience', accessLevel, counts.apps + pages.length - 1)) return 'apps'
  const slides = pages.reduce((sum, page) => sum + page.experienceItems.length, 0)
  if (!withSlides || slides === 0) return undefined
  return mayCreate('experienceItem', accessLevel, counts.slides + slides - 1) ? undefined : 'slides'
}

/** Asks whether a copy shows the same slides or gets its own, and explains both. */
export function DuplicateDialog({ pages, accessLevel, counts, onClose, onDone }: DuplicateDialogProps) {
  const t = useText()
  const [withSlides, setWithSlides] = useState(true)
  const duplicate = useDuplicateExperiences()
  const words = { count: pages.length, name: pages[0]?.pageName ?? '' }
  const slides = pages.reduce((sum, page) => sum + page.experienceItems.length, 0)
  const full = whatIsFull({ pages, withSlides, accessLevel, counts })
  const isFree = tierOf(accessLevel) === 'FREE'
  const room = Math.max(0, FREE_LIMITS.experienceItem - counts.slides)
  const problems = {
    apps: t('lists:duplicateApp.noRoomApps', words),
    slides: t('lists:duplicateApp.noRoomSlides', { count: slides, room }),
  }
  const problem = full
    ? problems[full]
    : duplicate.error && t('lists:duplicateApp.failed', { message: duplicate.error.message })
  const handleConfirm = () =>
    duplicate.mutate(
      { pages, withSlides },
      {
        onSuccess: (copies) => {
          toast.done(t('lists:duplicateApp.done', { count: copies.length, name: copies[0]?.pageName ?? words.name }))
          onDone?.(copies)
          onClose()
        },
      },
    )
  const ways = [
    { value: true, label: t('lists:duplicateApp.copy'), hint: t('lists:duplicateApp.copyHint') },
    { value: false, label: t('lists:duplicateApp.share'), hint: t('lists:duplicateApp.shareHint') },
  ]
  return (
    <Dialog
      open={pages.length > 0}
      title={t('lists:duplicateApp.title', words)}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="pri" busy={duplicate.isPending} disabled={full !== undefined} onClick={handleConfirm}>
            {t('lists:duplicateApp.action', words)}
          </Button>
        </>
      }
    >
      <p>{t('lists:duplicateApp.lede')}</p>
      <fieldset className={styles.ways}>
        <legend>{t('lists:duplicateApp.slides')}</legend>
        {ways.map(({ value, label, hint }) => (
          <label key={label} className={styles.way}>
            <ChoiceBox
              type="radio"
              name="slides-of-copy"
              checked={withSlides === value}
              onChange={() => setWithSlides(value)}
            />
            <span>
              <b>{label}</b>
              <span>{hint}</span>
              {value && isFree && slides > 0 && <span>{t('lists:duplicateApp.copyRoom', { count: slides })}</span>}
            </span>
          </label>
        ))}
      </fieldset>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {full && <PlanOffer featureId={full === 'apps' ? 'experiences' : 'slides'} />}
    </Dialog>
  )
}
