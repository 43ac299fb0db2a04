import type { CheckedSlide, Finding } from '@taplet/checks'
import type { ExperienceItem, View } from '@taplet/contract'
import { type MediaLookup, slide } from '@taplet/slides/schema'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { addTexts, useText } from '../../lib/text.ts'
import { checks as texts } from '../../text/en/checks.ts'
import { Card } from '../../ui/layout/card.tsx'
import { registerSlideFonts } from '../../ui/slides/slide-fonts.ts'
import { slidePath } from '../slides/slide-path.ts'
import { CHECKS_ID } from './panel/checks-id.ts'
import styles from './panel/checks.module.css'
import { ChecksPanel } from './panel/checks-panel.tsx'
import { arrivalState } from './use-arrival.ts'
import { useChecks } from './use-checks.ts'
import { useFindings } from './use-findings.ts'
import { useFixSlides } from './use-fix-slides.ts'

addTexts('checks', texts)
registerSlideFonts()

export interface AppChecksProps {
  experienceId: string
  /** The slides of the app, in its order. */
  itemIds: readonly string[]
  itemById: ReadonlyMap<string, ExperienceItem>
  viewById: ReadonlyMap<string, View>
  media: MediaLookup
}

// What visitors see of a website's slide is made by the server; only its address is checked here.
const BLANK = slide.parse({ viewId: 'website' })

function toChecked(
  { experienceItemId, itemName, websiteUrl, viewId }: ExperienceItem,
  views: AppChecksProps['viewById'],
): CheckedSlide[] {
  const content = websiteUrl ? BLANK : views.get(viewId ?? '')
  return content ? [{ slideId: experienceItemId, name: itemName, content, ...(websiteUrl && { websiteUrl }) }] : []
}

/** The panel itself. */
export function AppChecks({ experienceId, itemIds, itemById, viewById, media }: AppChecksProps) {
  const t = useText()
  const navigate = useNavigate()
  const slides = useMemo(
    () => itemIds.flatMap((id) => itemById.get(id) ?? []).flatMap((item) => toChecked(item, viewById)),
    [itemIds, itemById, viewById],
  )
  const checks = useChecks({ slides, media, isApp: true, triesLinks: true })
  const told = useFindings(checks)
  const { fix, isFixing } = useFixSlides((slideId) => {
    const item = itemById.get(slideId)
    const view = viewById.get(item?.viewId ?? '')
    return item && view && { item, view }
  })
  const handleTake = ({ slideId, widgetId, control }: Finding) =>
    navigate(slidePath(slideId, experienceId), { state: arrivalState({ widgetId, control }) })
  return (
    <div id={CHECKS_ID} className={styles['app']}>
      <Card title={t('checks:title')}>
        <ChecksPanel
          checks={checks}
          {...told}
          isFixing={isFixing}
          groups={[
            ...slides.map(({ slideId, name }, index) => ({ key: slideId, name, place: index + 1 })),
            { key: '', name: t('checks:wholeApp') },
          ]}
          onFix={fix}
          onTake={handleTake}
        />
      </Card>
    </div>
  )
}
