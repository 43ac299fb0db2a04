import type { ExperienceItem, PublicSlide } from '@taplet/contract'
import { slide } from '@taplet/slides/schema'

const GROUND = '#EEF2F8' // as the server makes such slides (slides/item-types.ts)

/** A slide that shows a website or a product in place of widgets; undefined for one that shows neither. */
export function itemSlide(
  item: Pick<ExperienceItem, 'experienceItemId' | 'itemName' | 'itemType' | 'websiteUrl' | 'productId'>,
): PublicSlide | undefined {
  const { experienceItemId, itemName, itemType, websiteUrl, productId } = item
  if (!websiteUrl && productId === null) return undefined
  return {
    ...slide.parse({ viewId: experienceItemId, viewMetadata: { backgroundMedia: { color: GROUND } } }),
    experienceItemId,
    itemName,
    itemType,
    ...(websiteUrl && { website: { url: websiteUrl } }),
    ...(productId !== null && { product: { productId } }),
  }
}
