import type { PublicSlide, View } from '@taplet/contract'
import { applySlideThemes } from '@taplet/slides/kinds'
import type { KindParts } from '@taplet/slides/schema'

type ThemedSlide = Pick<PublicSlide, 'viewMetadata' | 'widgets'> & KindParts

/** Gives a slide without widgets the theme of the slide beside it in the app, or the plain theme if there is none. */
export function applyThemeBeside(shown: PublicSlide, beside: View | undefined) {
  const [, dressed] = beside ? applySlideThemes<ThemedSlide>([beside, shown]) : []
  return dressed ? { ...shown, viewMetadata: dressed.viewMetadata, titleFont: dressed.titleFont } : shown
}
