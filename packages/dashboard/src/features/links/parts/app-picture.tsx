import type { Page } from '@taplet/contract'
import { pictureUrl } from '../../../entities/media/picture-url.ts'
import { type Library, viewOf } from '../../../entities/experience/library.ts'
import { SlideThumbnail } from '../../../ui/slides/slide-thumbnail.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import styles from './parts.module.css'

interface AppPictureProps {
  page: Page
  /** The slide that is opened first, if not the app's first. */
  slideId: string | null
  library: Library | undefined
  width: number
  height: number
}

const NO_MEDIA = {}

/** What somebody sees first who follows a link to an app. */
export function AppPicture({ page, slideId, library, width, height }: AppPictureProps) {
  const media = library?.media ?? NO_MEDIA
  const slide = viewOf(library, slideId ?? page.experienceItems[0] ?? '')
  const cover = slideId === null ? pictureUrl(page.coverImageUrl, media) : undefined
  if (cover) return <img className={styles['cover']} src={cover} alt="" style={{ width, height }} loading="lazy" />
  if (slide)
    return (
      <span className={styles['thumb']} style={{ width, height }}>
        <SlideThumbnail slide={slide} media={media} width={width} height={height} />
      </span>
    )
  return (
    <span className={styles['tile']} style={{ width, height }}>
      <Icon name="apps" size={18} />
    </span>
  )
}
