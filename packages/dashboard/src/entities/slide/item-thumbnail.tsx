import type { ExperienceItem, PublicSlide, View } from '@taplet/contract'
import { ItemView } from '@taplet/slides/kinds'
import '@taplet/slides/kinds.css'
import type { LiveLookup, MediaLookup } from '@taplet/slides/schema'
import '@taplet/slides/view.css'
import { registerSlideFonts } from '../../ui/slides/slide-fonts.ts'
import { ThumbnailBox } from '../../ui/slides/thumbnail-box.tsx'
import { dressBeside } from './dress-beside.ts'
import { itemSlide } from './item-slide.ts'
import { useItemsOnShow } from './use-items-on-show.ts'

registerSlideFonts()

export interface ItemThumbnailProps {
  item: ExperienceItem
  media: MediaLookup
  /** The slide of the app whose look it takes; without one it has the plain look. */
  beside?: View | undefined
  width: number
  height?: number | undefined
}

/** The part that tells most: a product's pictures, or its name at the foot of a poster. */
function anchorOf({ product }: Pick<PublicSlide, 'product'>, { products }: LiveLookup) {
  if (!product) return 'MIDDLE'
  const { images = [], variants = [] } = products?.[product.productId] ?? {}
  return images.length > 0 || variants.some(({ imageUrl }) => imageUrl !== '') ? 'TOP' : 'FOOT'
}

/** A slide that shows a website or a product, as visitors get it, small and inert; nothing for one that shows neither. */
export function ItemThumbnail({ item, media, beside, width, height }: ItemThumbnailProps) {
  const slide = itemSlide(item)
  const live = useItemsOnShow(slide ? [slide] : [])
  if (!slide) return null
  const shown = dressBeside(slide, beside)
  return (
    <ThumbnailBox anchor={anchorOf(shown, live)} {...{ width, height }}>
      <ItemView slide={shown} {...{ media, live }} isDeferred={false} />
    </ThumbnailBox>
  )
}
