import type { Page } from '@taplet/contract'
import { pictureUrl } from '../../../entities/media/picture-url.ts'
import type { Library } from '../../../entities/experience/library.ts'
import { hasPicture, SlidePicture } from '../../../entities/experience/slide-picture.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import styles from './parts.module.css'

interface AppPictureProps {
  page: Page
  /** The slide opened first, if not the app's first. */
  slideId: string | null
  library: Library | undefined
  width: number
  height: number
}

const NO_MEDIA = {}

/** What visitors of a link to an app see first. */
export function AppPicture({ page, slideId, library, width, height }: AppPictureProps) {
  const { experienceItems: itemIds, theme } = page
  const itemId = slideId ?? itemIds.find((one) => hasPicture(library, one))
  const cover = slideId === null ? pictureUrl(page.coverImageUrl, library?.media ?? NO_MEDIA) : undefined
  if (cover) return <img className={styles.cover} src={cover} alt="" style={{ width, height }} loading="lazy" />
  if (library && itemId !== undefined && hasPicture(library, itemId))
    return (
      <span className={styles.thumb} style={{ width, height }}>
        <SlidePicture {...{ library, itemIds, theme, itemId, width, height }} />
      </span>
    )
  return (
    <span className={styles.tile} style={{ width, height }}>
      <Icon name="apps" size={18} />
    </span>
  )
}
