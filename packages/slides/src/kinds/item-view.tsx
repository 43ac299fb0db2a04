import type { FontUse } from '../define.ts'
import { SlideView, type SlideViewProps } from '../slide/slide-view.tsx'
import { ProductSlide } from './product-slide.tsx'
import { WebsiteSlide } from './website-slide.tsx'

export interface ItemViewProps extends SlideViewProps {
  slide: SlideViewProps['slide'] & {
    itemName: string
    website?: { url: string } | undefined
    product?: { productId: string } | undefined
    /** The face of its title, as the app has it (dress-slides.ts). */
    titleFont?: FontUse | undefined
  }
  /** The language of the page, by which prices are written. */
  language?: string | undefined
}

/** One slide of the library, whatever it shows: widgets, a website or a product. */
export function ItemView({ slide, language = 'en', ...props }: ItemViewProps) {
  const { website, product } = slide
  if (website) return <WebsiteSlide {...props} {...{ slide, website }} />
  if (product) return <ProductSlide {...props} {...{ slide, product, language }} />
  return <SlideView {...props} slide={slide} />
}
