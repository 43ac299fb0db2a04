import { type ComponentType, memo } from 'react'
import type { ViewProps, WidgetSchema } from '../define.ts'
import type { FormPage, SentForm } from '../form/form-place.ts'
import { ImageView } from '../widgets/image/view.tsx'
import { LinkView } from '../widgets/link/view.tsx'
import { NewsletterSignUpView } from '../widgets/newsletter-sign-up/view.tsx'
import { ReviewFormView } from '../widgets/review-form/view.tsx'
import { SocialLinkView } from '../widgets/social-link/view.tsx'
import { TextBoxView } from '../widgets/text-box/view.tsx'
import { VideoView } from '../widgets/video/view.tsx'
import type { Widget, WidgetType, widgetSchemas } from './widget-schema.ts'

/** The registry of views, alphabetical: a widget type without one does not compile. */
export const widgetViews: { [T in WidgetType]: ComponentType<ViewProps<(typeof widgetSchemas)[T]>> } = {
  IMAGE: ImageView,
  LINK: LinkView,
  NEWSLETTER_SIGN_UP: NewsletterSignUpView,
  REVIEW_FORM: ReviewFormView,
  SOCIAL_LINK: SocialLinkView,
  TEXT_BOX: TextBoxView,
  VIDEO: VideoView,
}

type Drawing = Omit<ViewProps<WidgetSchema>, 'data' | 'place' | 'answer'>

/** One widget by its type. Drawn anew only when it changed: editors draw their slide with each key. */
export const WidgetView = memo(function WidgetView({
  widget,
  page,
  sent,
  ...rest
}: { widget: Widget; page?: FormPage | undefined; sent?: SentForm | undefined } & Drawing) {
  const { widgetId } = widget
  const forms = { place: page && { ...page, widgetId }, answer: sent?.widgetId === widgetId ? sent.answer : undefined }
  // View and data belong to one type by construction; the compiler cannot follow the correlated union.
  const View = widgetViews[widget.widgetType] as ComponentType<ViewProps<WidgetSchema>>
  return <View data={widget.widgetData} {...rest} {...forms} />
})
