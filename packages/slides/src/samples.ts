/** Entry point: widgets and slides in every state, for the gallery. */
import type { Samples } from './define-samples.ts'
import type { WidgetType, widgetSchemas } from './slide/widget-schema.ts'
import { imageSamples } from './widgets/image/samples.ts'
import { linkSamples } from './widgets/link/samples.ts'
import { newsletterSignUpSamples } from './widgets/newsletter-sign-up/samples.ts'
import { reviewFormSamples } from './widgets/review-form/samples.ts'
import { socialLinkSamples } from './widgets/social-link/samples.ts'
import { textBoxSamples } from './widgets/text-box/samples.ts'
import { videoSamples } from './widgets/video/samples.ts'

export type { Sample, SampleFiles } from './define-samples.ts'
export { slideSamples } from './slide/slide-samples.ts'

/** The registry of samples, alphabetical: a widget type without a line does not compile. */
export const widgetSamples: { [T in WidgetType]: Samples<(typeof widgetSchemas)[T]> } = {
  IMAGE: imageSamples,
  LINK: linkSamples,
  NEWSLETTER_SIGN_UP: newsletterSignUpSamples,
  REVIEW_FORM: reviewFormSamples,
  SOCIAL_LINK: socialLinkSamples,
  TEXT_BOX: textBoxSamples,
  VIDEO: videoSamples,
}
