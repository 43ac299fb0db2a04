import { fetched } from '../../../define/fetched.tsx'
import { ImageView } from '../../../widgets/image/view.tsx'
import { LinkView } from '../../../widgets/link/view.tsx'
import { NewsletterSignUpView } from '../../../widgets/newsletter-sign-up/view.tsx'
import { ReviewFormView } from '../../../widgets/review-form/view.tsx'
import { SocialLinkView } from '../../../widgets/social-link/view.tsx'
import { TextBoxView } from '../../../widgets/text-box/view.tsx'
import { VideoView } from '../../../widgets/video/view.tsx'
import type { widgetViews as allViews } from '../views.ts'

/** The registry of views for bundles: those that few slides have are not part of every screen (`#widget-views`). */
export const widgetViews: typeof allViews = {
  ADDRESS_CARD: fetched(async () => (await import('../../../widgets/address-card/view.tsx')).AddressCardView),
  COUNTDOWN: fetched(async () => (await import('../../../widgets/countdown/view.tsx')).CountdownView),
  IMAGE: ImageView,
  LINK: LinkView,
  NEWSLETTER_SIGN_UP: NewsletterSignUpView,
  OPENING_HOURS: fetched(async () => (await import('../../../widgets/opening-hours/view.tsx')).OpeningHoursView),
  PICTURE_GALLERY: fetched(async () => (await import('../../../widgets/picture-gallery/view.tsx')).PictureGalleryView),
  PRICE_LIST: fetched(async () => (await import('../../../widgets/price-list/view.tsx')).PriceListView),
  QUESTIONS: fetched(async () => (await import('../../../widgets/questions/view.tsx')).QuestionsView),
  REVIEW_FORM: ReviewFormView,
  SOCIAL_LINK: SocialLinkView,
  TEXT_BOX: TextBoxView,
  VIDEO: VideoView,
}
