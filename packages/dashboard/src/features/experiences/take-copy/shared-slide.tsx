import type { PublicSlide, SharedApp } from '@taplet/contract'
import { ItemView } from '@taplet/slides/kinds'
import '@taplet/slides/kinds.css'
import { kindOf } from '@taplet/slides/schema'
import { SlideThumbnail } from '../../../ui/slides/slide-thumbnail.tsx'
import { ThumbnailBox } from '../../../ui/slides/thumbnail-box.tsx'

interface SharedSlideProps extends Pick<SharedApp, 'live' | 'media'> {
  slide: PublicSlide
  width: number
}

/** A slide as visitors see it, small and inert, whatever it shows. */
export function SharedSlide({ slide, media, live, width }: SharedSlideProps) {
  const shown = kindOf(slide)
  if (!shown) return <SlideThumbnail {...{ slide, media, width }} />
  return (
    <ThumbnailBox anchor={shown.kind.anchor?.(shown.content, live) ?? 'MIDDLE'} width={width}>
      <ItemView {...{ slide, media, live }} isDeferred={false} />
    </ThumbnailBox>
  )
}
