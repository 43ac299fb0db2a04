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
  /** Width on screen in px. */
  width: number
  /** Shows only the part with the widgets; px on screen. */
  height?: number
  /** Shows empty placeholders: for the account's own slides, not where visitors' views are shown. */
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
