import type { WidgetEditor } from '../../define/define-editor.ts'
import type { Widget, WidgetType, widgetSchemas } from './schemas.ts'
import { addressCardEditor } from '../../widgets/address-card/editor.tsx'
import { countdownEditor } from '../../widgets/countdown/editor.tsx'
import { imageEditor } from '../../widgets/image/editor.tsx'
import { linkEditor } from '../../widgets/link/editor.tsx'
import { newsletterSignUpEditor } from '../../widgets/newsletter-sign-up/editor.tsx'
import { openingHoursEditor } from '../../widgets/opening-hours/editor.tsx'
import { pictureGalleryEditor } from '../../widgets/picture-gallery/editor.tsx'
import { priceListEditor } from '../../widgets/price-list/editor.tsx'
import { questionsEditor } from '../../widgets/questions/editor.tsx'
import { reviewFormEditor } from '../../widgets/review-form/editor.tsx'
import { socialLinkEditor } from '../../widgets/social-link/editor.tsx'
import { textBoxEditor } from '../../widgets/text-box/editor.tsx'
import { videoEditor } from '../../widgets/video/editor.tsx'

/** The registry of editors, alphabetical: a widget type without one does not compile. */
export const widgetEditors: { [T in WidgetType]: WidgetEditor<(typeof widgetSchemas)[T]> } = {
  ADDRESS_CARD: addressCardEditor,
  COUNTDOWN: countdownEditor,
  IMAGE: imageEditor,
  LINK: linkEditor,
  NEWSLETTER_SIGN_UP: newsletterSignUpEditor,
  OPENING_HOURS: openingHoursEditor,
  PICTURE_GALLERY: pictureGalleryEditor,
  PRICE_LIST: priceListEditor,
  QUESTIONS: questionsEditor,
  REVIEW_FORM: reviewFormEditor,
  SOCIAL_LINK: socialLinkEditor,
  TEXT_BOX: textBoxEditor,
  VIDEO: videoEditor,
}

/** The editor of a widget, for shared code that does not care about its type. */
export const editorOf = ({ widgetType }: Pick<Widget, 'widgetType'>): WidgetEditor => widgetEditors[widgetType]
