import type { PublicSlide } from '@taplet/contract'

/** What the chrome needs of a slide's looks; plain ink on white when an app has no slide yet. */
export const slideInk = (slide: PublicSlide | undefined) => ({
  ink: slide?.viewMetadata.theme.ink ?? '#0E1A2B',
  ground: slide?.viewMetadata.backgroundMedia.color ?? '#FFFFFF',
})
