import type { Page } from '@taplet/contract'
import type { Library } from '../../../../entities/experience/library.ts'
import { hasPicture, SlidePicture } from '../../../../entities/experience/slide-picture.tsx'
import styles from './small-slide.module.css'

interface SmallSlideProps {
  page: Page
  library: Library | undefined
  itemId: string | undefined
}

/** A slide beside its name in a list; an empty box while there is no picture of it. */
export const SmallSlide = ({ page, library, itemId }: SmallSlideProps) => (
  <span className={styles.slide} aria-hidden="true">
    {library && itemId !== undefined && hasPicture(library, itemId) ? (
      <SlidePicture {...{ library, itemId }} itemIds={page.experienceItems} theme={page.theme} width={24} height={32} />
    ) : null}
  </span>
)
