/** Entry point: how much room widgets take, for the server, which cannot measure. */
import type { Outline, Space, WidgetOutline } from './define-outline.ts'
import type { Widget, WidgetType, widgetSchemas } from './slide/widget-schema.ts'
import { imageOutline } from './widgets/image/outline.ts'
import { linkOutline } from './widgets/link/outline.ts'
import { newsletterSignUpOutline } from './widgets/newsletter-sign-up/outline.ts'
import { reviewFormOutline } from './widgets/review-form/outline.ts'
import { socialLinkOutline } from './widgets/social-link/outline.ts'
import { textBoxOutline } from './widgets/text-box/outline.ts'
import { videoOutline } from './widgets/video/outline.ts'

export type { Box, Outline, Space, TextOutline, WidthOf } from './define-outline.ts'
export { arrangeSlide } from './slide/arrange-slide.ts'
export { columnSpans } from './slide/column-spans.ts'
export { FULL_HEIGHT } from './slide/full-height.ts'
export { groupShade } from './slide/group-shade.ts'
export { type ScrimStop, scrimStops } from './slide/scrim-stops.ts'
export { textWidth } from './slide/text-width.ts'
export { veilStrength } from './slide/veil-strength.ts'
export { shadeAt } from './slide/word-shade.ts'

/** The registry of outlines, alphabetical: a widget type without one does not compile. */
const widgetOutlines: { [T in WidgetType]: WidgetOutline<(typeof widgetSchemas)[T]> } = {
  IMAGE: imageOutline,
  LINK: linkOutline,
  NEWSLETTER_SIGN_UP: newsletterSignUpOutline,
  REVIEW_FORM: reviewFormOutline,
  SOCIAL_LINK: socialLinkOutline,
  TEXT_BOX: textBoxOutline,
  VIDEO: videoOutline,
}

/** What a widget takes up in this space. */
export function outlineOf(widget: Widget, space: Space): Outline {
  // Outline and data belong to one type by construction; the compiler cannot follow the correlated union.
  const outline = widgetOutlines[widget.widgetType] as (data: unknown, space: Space) => Outline
  return outline(widget.widgetData, space)
}
