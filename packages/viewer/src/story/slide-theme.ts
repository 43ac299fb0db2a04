import type { PublicSlide } from '@taplet/contract'
import { chromeInkOf } from '@taplet/slides/kinds'
import { fontStack } from '@taplet/slides/schema'

/** What the chrome needs of a slide's looks; plain ink on white when an app has no slide yet. */
export const slideTheme = (slide: PublicSlide | undefined) => ({
  ink: slide ? chromeInkOf(slide) : '#0E1A2B',
  ground: slide?.viewMetadata.backgroundMedia.color ?? '#FFFFFF',
})

/** The font of the chrome: that of the app's first slide. */
export const storyFont = (slides: readonly PublicSlide[]): string =>
  fontStack(slides[0]?.viewMetadata.theme.font ?? 'figtree')
