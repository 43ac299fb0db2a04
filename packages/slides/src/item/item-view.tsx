import { DEFAULT_LANGUAGE } from '@taplet/messages'
import type { ComponentType } from 'react'
import type { KindSchema } from '../define/define-kind.ts'
import type { KindViewProps } from '../kinds/shared/kind-view-props.ts'
import { kindOf, type KindParts } from '../registry/kinds/schemas.ts'
import { kindViews } from '../registry/kinds/views.ts'
import { SlideView, type SlideViewProps } from '../slide/slide-view.tsx'

export interface ItemViewProps extends SlideViewProps {
  slide: KindViewProps<KindSchema>['slide'] & KindParts
  /** The app's language, which formats prices; the page's language by default. */
  priceLanguage?: string | undefined
}

/** One slide of the library, whatever it shows: widgets, or what its kind draws instead. */
export function ItemView({ slide, language = DEFAULT_LANGUAGE, priceLanguage = language, ...props }: ItemViewProps) {
  const shown = kindOf(slide)
  if (!shown) return <SlideView {...props} {...{ slide, language }} appLanguage={priceLanguage} />
  // View and content belong to one kind by construction; the compiler cannot follow the correlated union.
  const View = kindViews[shown.type] as ComponentType<KindViewProps<KindSchema>>
  return <View {...props} {...{ slide, language, priceLanguage }} content={shown.content} />
}
