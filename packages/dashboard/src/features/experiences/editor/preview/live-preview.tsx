import type { Page } from '@taplet/contract'
import '@taplet/slides/view.css'
import { StoryFrame } from '@taplet/viewer/preview'
import '@taplet/viewer/preview.css'
import '@taplet/slides/kinds.css'
import { useMemo, useState } from 'react'
import { language, useText } from '../../../../lib/text.ts'
import { PhoneFrame } from '../../../../ui/layout/phone-frame.tsx'
import { registerSlideFonts } from '../../../../ui/slides/slide-fonts.ts'
import { useItemsOnShow } from '../../../../entities/slide/use-items-on-show.ts'
import { toPublicExperience } from '../../demo/to-public-experience.ts'
import type { Library } from '../../../../entities/experience/library.ts'
import type { ExperienceDocument } from '../../../../entities/experience/experience-document.ts'
import styles from './live-preview.module.css'

interface LivePreviewProps {
  page: Page
  document: ExperienceDocument
  library: Library
  /** The slide to move to when it changes. */
  activeId: string | undefined
}

registerSlideFonts()

const SCALE = 0.62

/** The app as visitors would see it with the current edits, saved or not. It follows the selected slide. */
export function LivePreview({ page, document, library, activeId }: LivePreviewProps) {
  const t = useText()
  const { pageName, experienceItems, theme = null } = document
  const experience = useMemo(
    () => toPublicExperience({ ...page, pageName, theme, experienceItems: [...experienceItems] }, library),
    [page, pageName, theme, experienceItems, library],
  )
  const live = useItemsOnShow(experience.slides)
  const place = experience.slides.findIndex((slide) => slide.experienceItemId === activeId)
  const [index, setIndex] = useState(Math.max(0, place))
  // The selected slide changed or moved: show it. Setting state while rendering is React's way to follow a prop. Swipes
  // inside are not reported back: each slide passed on the way would become the selected one.
  if (place >= 0 && place !== index) setIndex(place)
  return (
    <section className={styles.stage} aria-label={t('experienceEditor:preview.title')}>
      <PhoneFrame scale={SCALE} isBare>
        {experience.slides.length > 0 ? (
          <StoryFrame language={language} experience={{ ...experience, live }} index={index} />
        ) : (
          <p className={styles.empty}>{t('experienceEditor:preview.empty')}</p>
        )}
      </PhoneFrame>
      <p className={styles.hint}>{t('experienceEditor:preview.hint')}</p>
    </section>
  )
}
