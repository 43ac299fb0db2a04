import type { MediaLookup, Slide } from '@taplet/slides/schema'
import { SlideView } from '@taplet/slides/view'
import '@taplet/slides/view.css'
import { memo } from 'react'
import { registerSlideFonts } from './slide-fonts.ts'
import { ThumbnailBox } from './thumbnail-box.tsx'

registerSlideFonts()

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

/** A slide as visitors see it, small and inert. */
export const SlideThumbnail = memo(function SlideThumbnail({
  slide,
  media,
  width,
  height,
  showsEmpty = false,
}: SlideThumbnailProps) {
  return (
    <ThumbnailBox anchor={slide.viewMetadata.anchor} {...{ width, height }}>
      <SlideView slide={slide} media={media} isDeferred={false} showsEmpty={showsEmpty} />
    </ThumbnailBox>
  )
})
