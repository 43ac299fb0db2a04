import type { Samples } from '../../define/define-samples.ts'
import { addressCardSamples } from '../../widgets/address-card/samples.ts'
import { countdownSamples } from '../../widgets/countdown/samples.ts'
import { imageSamples } from '../../widgets/image/samples.ts'
import { linkSamples } from '../../widgets/link/samples.ts'
import { newsletterSignUpSamples } from '../../widgets/newsletter-sign-up/samples.ts'
import { openingHoursSamples } from '../../widgets/opening-hours/samples.ts'
import { pictureGallerySamples } from '../../widgets/picture-gallery/samples.ts'
import { priceListSamples } from '../../widgets/price-list/samples.ts'
import { questionsSamples } from '../../widgets/questions/samples.ts'
import { reviewFormSamples } from '../../widgets/review-form/samples.ts'
import { socialLinkSamples } from '../../widgets/social-link/samples.ts'
import { textBoxSamples } from '../../widgets/text-box/samples.ts'
import { videoSamples } from '../../widgets/video/samples.ts'
import type { WidgetType, widgetSchemas } from './schemas.ts'

/** The registry of samples, alphabetical: a widget type without a line does not compile. */
export const widgetSamples: { [T in WidgetType]: Samples<(typeof widgetSchemas)[T]> } = {
  ADDRESS_CARD: addressCardSamples,
  COUNTDOWN: countdownSamples,
  IMAGE: imageSamples,
  LINK: linkSamples,
  NEWSLETTER_SIGN_UP: newsletterSignUpSamples,
  OPENING_HOURS: openingHoursSamples,
  PICTURE_GALLERY: pictureGallerySamples,
  PRICE_LIST: priceListSamples,
  QUESTIONS: questionsSamples,
  REVIEW_FORM: reviewFormSamples,
  SOCIAL_LINK: socialLinkSamples,
  TEXT_BOX: textBoxSamples,
  VIDEO: videoSamples,
}
