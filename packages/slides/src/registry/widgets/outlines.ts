import type { Outline, Space, WidgetOutline } from '../../define/define-outline.ts'
import { addressCardOutline } from '../../widgets/address-card/outline.ts'
import { countdownOutline } from '../../widgets/countdown/outline.ts'
import { imageOutline } from '../../widgets/image/outline.ts'
import { linkOutline } from '../../widgets/link/outline.ts'
import { newsletterSignUpOutline } from '../../widgets/newsletter-sign-up/outline.ts'
import { openingHoursOutline } from '../../widgets/opening-hours/outline.ts'
import { pictureGalleryOutline } from '../../widgets/picture-gallery/outline.ts'
import { priceListOutline } from '../../widgets/price-list/outline.ts'
import { questionsOutline } from '../../widgets/questions/outline.ts'
import { reviewFormOutline } from '../../widgets/review-form/outline.ts'
import { socialLinkOutline } from '../../widgets/social-link/outline.ts'
import { textBoxOutline } from '../../widgets/text-box/outline.ts'
import { videoOutline } from '../../widgets/video/outline.ts'
import type { Widget, WidgetType, widgetSchemas } from './schemas.ts'

/** The registry of outlines, alphabetical: a widget type without one does not compile. */
const widgetOutlines: { [T in WidgetType]: WidgetOutline<(typeof widgetSchemas)[T]> } = {
  ADDRESS_CARD: addressCardOutline,
  COUNTDOWN: countdownOutline,
  IMAGE: imageOutline,
  LINK: linkOutline,
  NEWSLETTER_SIGN_UP: newsletterSignUpOutline,
  OPENING_HOURS: openingHoursOutline,
  PICTURE_GALLERY: pictureGalleryOutline,
  PRICE_LIST: priceListOutline,
  QUESTIONS: questionsOutline,
  REVIEW_FORM: reviewFormOutline,
  SOCIAL_LINK: socialLinkOutline,
  TEXT_BOX: textBoxOutline,
  VIDEO: videoOutline,
}

/** Returns the space that a widget takes up. */
export function outlineOf(widget: Widget, space: Space): Outline {
  // Outline and data belong to one type by construction; the compiler cannot follow the correlated union.
  const outline = widgetOutlines[widget.widgetType] as (data: unknown, space: Space) => Outline
  return outline(widget.widgetData, space)
}
