import type { PublicExperience, PublicSlide } from '@taplet/contract'
import { schemaOf } from '@taplet/slides/schema'

type LiveLookup = NonNullable<PublicExperience['live']>

/** Returns the addresses that these slides lead to. */
export const linksOf = (slides: readonly PublicSlide[]): string[] =>
  slides.flatMap(({ widgets, website }) => [
    ...widgets.flatMap((widget) => schemaOf(widget).links?.(widget.widgetData) ?? []),
    ...(website ? [website.url] : []),
  ])

/** Returns the slide without widgets and website that lead to a blocked address; the same object when none does. */
export function withoutBlocked(slide: PublicSlide, blocked: ReadonlySet<string>): PublicSlide {
  const isBlocked = (widget: PublicSlide['widgets'][number]): boolean =>
    (schemaOf(widget).links?.(widget.widgetData) ?? []).some((url) => blocked.has(url))
  const { website, ...rest } = slide
  const isWebsiteBlocked = website !== undefined && blocked.has(website.url)
  if (!isWebsiteBlocked && !slide.widgets.some(isBlocked)) return slide
  const stacked = slide.widgets.filter((widget) => schemaOf(widget).isBehind?.(widget.widgetData) !== true)
  const { footCount } = slide.viewMetadata
  const foot = footCount > 0 ? stacked.slice(-footCount) : []
  return {
    ...rest,
    ...(website && !isWebsiteBlocked && { website }),
    viewMetadata: { ...slide.viewMetadata, footCount: foot.filter((widget) => !isBlocked(widget)).length },
    widgets: slide.widgets.filter((widget) => !isBlocked(widget)),
  }
}

/** Returns the shops where products of slides are bought. */
export const shopsOf = ({ products = {} }: LiveLookup): string[] =>
  Object.values(products).flatMap(({ buyUrl }) => (buyUrl ? [buyUrl] : []))

/** Products whose shop is blocked stay, without a link to it. */
export function withoutShops(live: LiveLookup, blocked: ReadonlySet<string>): LiveLookup {
  if (blocked.size === 0 || !live.products) return live
  const products = Object.entries(live.products).map(([id, product]) => [
    id,
    blocked.has(product.buyUrl) ? { ...product, buyUrl: '' } : product,
  ])
  return { ...live, products: Object.fromEntries(products) }
}
