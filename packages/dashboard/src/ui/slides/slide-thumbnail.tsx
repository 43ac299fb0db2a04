import type { MediaLookup, Slide } from '@taplet/slides/schema'
import { SlideView } from '@taplet/slides/view'
import '@taplet/slides/view.css'
import { memo, type CSSProperties } from 'react'
import { registerSlideFonts } from './slide-fonts.ts'
import styles from './slide-thumbnail.module.css'

registerSlideFonts()

const WIDTH = 390 // px: the phone that slides are designed on
const HEIGHT = 844

interface SlideThumbnailProps {
  slide: Pick<Slide, 'viewMetadata' | 'widgets'>
  media: MediaLookup
  /** Width on screen, px. */
  width: number
  /** Shows only the part where the widgets stand, px on screen. */
  height?: number
  /** Draws what the slide still asks for: in lists of one's own slides, not where visitors are shown something. */
  showsEmpty?: boolean
}

/** A slide as visitors see it, small and inert. Off-screen ones cost nothing. */
export const SlideThumbnail = memo(function SlideThumbnail({
  slide,
  media,
  width,
  height,
  showsEmpty = false,
}: SlideThumbnailProps) {
  const scale = width / WIDTH
  // Custom properties are not among React's style types.
  const box = { '--z': scale, width, height: height ?? HEIGHT * scale } as CSSProperties
  return (
    <div className={styles['box']} style={box} data-anchor={slide.viewMetadata.anchor} inert aria-hidden="true">
      <div className={styles['canvas']}>
        <SlideView slide={slide} media={media} isDeferred={false} showsEmpty={showsEmpty} />
      </div>
    </div>
  )
})
