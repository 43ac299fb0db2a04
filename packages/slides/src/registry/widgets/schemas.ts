import type { Message } from '@taplet/messages'
import { z } from 'zod'
import type { WidgetSchema } from '../../define/define-widget.ts'
import { entityId } from '../../define/fields.ts'
import { addressCardSchema } from '../../widgets/address-card/schema.ts'
import { countdownSchema } from '../../widgets/countdown/schema.ts'
import { imageSchema } from '../../widgets/image/schema.ts'
import { linkSchema } from '../../widgets/link/schema.ts'
import { newsletterSignUpSchema } from '../../widgets/newsletter-sign-up/schema.ts'
import { openingHoursSchema } from '../../widgets/opening-hours/schema.ts'
import { pictureGallerySchema } from '../../widgets/picture-gallery/schema.ts'
import { priceListSchema } from '../../widgets/price-list/schema.ts'
import { questionsSchema } from '../../widgets/questions/schema.ts'
import { reviewFormSchema } from '../../widgets/review-form/schema.ts'
import { socialLinkSchema } from '../../widgets/social-link/schema.ts'
import { textBoxSchema } from '../../widgets/text-box/schema.ts'
import { videoSchema } from '../../widgets/video/schema.ts'
import { messages } from './messages/messages.ts'

/** The registry of widget types: one line each, alphabetical. The key is the wire's `widgetType` (spec §3). */
export const widgetSchemas = {
  ADDRESS_CARD: addressCardSchema,
  COUNTDOWN: countdownSchema,
  IMAGE: imageSchema,
  LINK: linkSchema,
  NEWSLETTER_SIGN_UP: newsletterSignUpSchema,
  OPENING_HOURS: openingHoursSchema,
  PICTURE_GALLERY: pictureGallerySchema,
  PRICE_LIST: priceListSchema,
  QUESTIONS: questionsSchema,
  REVIEW_FORM: reviewFormSchema,
  SOCIAL_LINK: socialLinkSchema,
  TEXT_BOX: textBoxSchema,
  VIDEO: videoSchema,
}
type WidgetSchemas = typeof widgetSchemas
export type WidgetType = keyof WidgetSchemas

/** A widget on a slide. `localOnlyData` and other unknown fields of a client are dropped here (spec D21). */
export type Widget = {
  [T in WidgetType]: { widgetId: string; widgetType: T; widgetData: z.output<WidgetSchemas[T]['data']> }
}[WidgetType]

const members = Object.entries(widgetSchemas).map(([widgetType, schema]) =>
  z.object({ widgetId: entityId, widgetType: z.literal(widgetType), widgetData: schema.data }),
)

// The union is built from the table, so its members are only known at run time; `Widget` above is the same union in types.
export const widget = z.discriminatedUnion('widgetType', members as never) as unknown as z.ZodType<Widget>

export const widgetTypes = Object.keys(widgetSchemas) as WidgetType[] // keys of the literal above

/** The schema of a widget, for questions about its own data. */
export const schemaOf = ({ widgetType }: Pick<Widget, 'widgetType'>): WidgetSchema => widgetSchemas[widgetType]

/** Returns the name that merchants read for this kind of widget, e.g. "Text". */
export const widgetName = (type: WidgetType): Message => messages.later(type)
