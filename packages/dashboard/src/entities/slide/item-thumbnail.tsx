import type { ExperienceItem } from '@taplet/contract'
import { ItemView } from '@taplet/slides/kinds'
import '@taplet/slides/kinds.css'
import { kindOf, type MediaLookup } from '@taplet/slides/schema'
import '@taplet/slides/view.css'
import { registerSlideFonts } from '../../ui/slides/slide-fonts.ts'
import { ThumbnailBox } from '../../ui/slides/thumbnail-box.tsx'
import { applyThemeBeside } from './apply-theme-beside.ts'
import { itemSlide } from './item-slide.ts'
import type { StyleSource } from './style-source.ts'
import { useItemsOnShow } from './use-items-on-show.ts'

registerSlideFonts()

export interface ItemThumbnailProps {
  item: ExperienceItem
  media: MediaLookup
  /** What it takes its style from; without it, it has the plain theme. */
  beside?: StyleSource | undefined
  width: number
  height?: number | undefined
}

/** A slide that shows something in place of widgets, as visitors see it, small and inert; nothing for other items. */
export function ItemThumbnail({ item, media, beside, width, height }: ItemThumbnailProps) {
  const slide = itemSlide(item)
  const live = useItemsOnShow(slide ? [slide] : [])
  if (!slide) return null
  const shown = applyThemeBeside(slide, beside)
  const { kind, content } = kindOf(slide) ?? {}
  return (
    <ThumbnailBox anchor={kind?.anchor?.(content, live) ?? 'MIDDLE'} {...{ width, height }}>
      <ItemView slide={shown} {...{ media, live }} isDeferred={false} />
    </ThumbnailBox>
  )
}
