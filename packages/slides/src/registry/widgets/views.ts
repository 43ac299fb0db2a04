import type { ComponentType } from 'react'
import type { ViewProps } from '../../define/define-widget.ts'
import { AddressCardView } from '../../widgets/address-card/view.tsx'
import { CountdownView } from '../../widgets/countdown/view.tsx'
import { ImageView } from '../../widgets/image/view.tsx'
import { LinkView } from '../../widgets/link/view.tsx'
import { NewsletterSignUpView } from '../../widgets/newsletter-sign-up/view.tsx'
import { OpeningHoursView } from '../../widgets/opening-hours/view.tsx'
import { PictureGalleryView } from '../../widgets/picture-gallery/view.tsx'
import { PriceListView } from '../../widgets/price-list/view.tsx'
import { QuestionsView } from '../../widgets/questions/view.tsx'
import { ReviewFormView } from '../../widgets/review-form/view.tsx'
import { SocialLinkView } from '../../widgets/social-link/view.tsx'
import { TextBoxView } from '../../widgets/text-box/view.tsx'
import { VideoView } from '../../widgets/video/view.tsx'
import type { WidgetType, widgetSchemas } from './schemas.ts'

/** The registry of views, alphabetical: a widget type without one does not compile. */
export const widgetViews: { [T in WidgetType]: ComponentType<ViewProps<(typeof widgetSchemas)[T]>> } = {
  ADDRESS_CARD: AddressCardView,
  COUNTDOWN: CountdownView,
  IMAGE: ImageView,
  LINK: LinkView,
  NEWSLETTER_SIGN_UP: NewsletterSignUpView,
  OPENING_HOURS: OpeningHoursView,
  PICTURE_GALLERY: PictureGalleryView,
  PRICE_LIST: PriceListView,
  QUESTIONS: QuestionsView,
  REVIEW_FORM: ReviewFormView,
  SOCIAL_LINK: SocialLinkView,
  TEXT_BOX: TextBoxView,
  VIDEO: VideoView,
}
