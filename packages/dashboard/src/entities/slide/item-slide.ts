import type { ExperienceItem, PublicSlide } from '@taplet/contract'
import { type KindSchema, kindSchemas, slide } from '@taplet/slides/schema'

const GROUND = '#EEF2F8' // as the server makes such slides (slides/item-types.ts)

/** A slide that shows something in place of widgets; undefined for any other item. */
export function itemSlide(
  item: Pick<ExperienceItem, 'experienceItemId' | 'itemType' | 'websiteUrl' | 'productId'>,
): PublicSlide | undefined {
  const { experienceItemId, itemType } = item
  const kind: KindSchema | undefined = itemType === 'CUSTOM' ? undefined : kindSchemas[itemType]
  const content = kind?.contentOf(item)
  if (!kind || content === undefined) return undefined
  const { viewName: _, ...blank } = slide.parse({
    viewId: experienceItemId,
    viewMetadata: { backgroundMedia: { color: GROUND } },
  })
  return {
    ...blank,
    experienceItemId,
    title: kind.titleOf?.(item) ?? '',
    itemType,
    [kind.part]: content,
  }
}
