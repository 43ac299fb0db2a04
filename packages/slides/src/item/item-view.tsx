import type { FontUse } from '../define/define-widget.ts'
import { SlideView, type SlideViewProps } from '../slide/slide-view.tsx'
import { ProductView } from '../kinds/product/view.tsx'
import { WebsiteView } from '../kinds/website/view.tsx'

export interface ItemViewProps extends SlideViewProps {
  slide: SlideViewProps['slide'] & {
    itemName: string
    website?: { url: string } | undefined
    product?: { productId: string } | undefined
    /** The face of its title, as the app has it (apply-slide-themes.ts). */
    titleFont?: FontUse | undefined
  }
  /** The language of the page, by which prices are written. */
  language?: string | undefined
}

/** One slide of the library, whatever it shows: widgets, a website or a product. */
export function ItemView({ slide, language = 'en', ...props }: ItemViewProps) {
  const { website, product } = slide
  if (website) return <WebsiteView {...props} {...{ slide, website }} />
  if (product) return <ProductView {...props} {...{ slide, product, language }} />
  return <SlideView {...props} slide={slide} />
}
