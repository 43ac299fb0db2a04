import { z } from 'zod'
import { defineWidget } from '../../define/define-widget.ts'
import { asks, colour, optionalColour, pixels, shortText, spacing } from '../../define/fields.ts'

/** At most this many reviews stand under a form: what a thumb still scrolls. */
export const MOST_REVIEWS_SHOWN = 10

/** REVIEW_FORM: stars, always asked for, and what else the merchant wants to hear. */
const data = z.object({
  prompt: shortText(120).default('How was it?'),
  asksText: asks.default('OPTIONAL'),
  /** The words above the field for text. */
  textLabel: shortText(80).default('Tell us more'),
  asksName: asks.default('OPTIONAL'),
  asksPhoto: asks.default('NO'),
  buttonText: shortText(40).default('Send review'),
  /** Takes the form's place when it has been sent. */
  thankYou: shortText(300).default('Thank you for telling us.'),
  /** Approved reviews, newest first, under the form. */
  showsReviews: z.boolean().default(true),
  reviewCount: z.number().int().min(1).max(MOST_REVIEWS_SHOWN).default(3),
  showsAverage: z.boolean().default(true),
  metadata: z
    .object({
      /** Its words; empty takes the slide's ink. */
      textColor: optionalColour,
      starColor: colour.default('#FFAB2E'),
      /** A ground of its own; empty for none. */
      cardColor: optionalColour,
      /** Corner radius of that ground, px. Fields and button take the slide's. */
      borderRadius: pixels(0, 60).default(20),
      spacing: spacing.default(16),
    })
    .prefault({}),
})

export const reviewFormSchema = defineWidget({
  isCounted: true,
  data,
  defaults: data.parse({}),
  spacing: ({ metadata }) => metadata.spacing,
  summary: ({ prompt, buttonText }) => prompt || buttonText,
  texts: ({ prompt, textLabel, thankYou }) => [prompt, textLabel, thankYou],
  form: ({ asksText, asksName, asksPhoto, showsReviews, reviewCount, showsAverage, ...words }) => ({
    kind: 'REVIEW',
    asksText,
    asksName,
    asksPhoto,
    shownReviews: showsReviews ? reviewCount : 0,
    showsAverage,
    prompt: words.prompt,
    textLabel: words.textLabel,
    buttonText: words.buttonText,
    thankYou: words.thankYou,
  }),
  withInk: (form, textColor) => ({ ...form, metadata: { ...form.metadata, textColor } }),
  withSpacing: (form, above) => ({ ...form, metadata: { ...form.metadata, spacing: above } }),
})
