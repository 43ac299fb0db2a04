import type { PublicSlide, View } from '@taplet/contract'
import { applySlideThemes } from '@taplet/slides/kinds'
import type { KindParts } from '@taplet/slides/schema'

type Look = Pick<PublicSlide, 'viewMetadata' | 'widgets'> & KindParts

/** A slide that shows something in place of widgets, in the look that it takes beside a slide of its app; in the plain one without. */
export function applyThemeBeside(shown: PublicSlide, beside: View | undefined) {
  const [, dressed] = beside ? applySlideThemes<Look>([beside, shown]) : []
  return dressed ? { ...shown, viewMetadata: dressed.viewMetadata, titleFont: dressed.titleFont } : shown
}
