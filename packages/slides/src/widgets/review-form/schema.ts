import { z } from 'zod'
import { defineWidget } from '../../define/define-widget.ts'
import { asks, colour, FAINT_LABEL, optionalColour, pixels, shortText, spacing } from '../../define/fields.ts'
import { en } from './messages/en.ts'

/** The maximum number of reviews under a form: as many as a thumb can still scroll past. */
export const MOST_REVIEWS_SHOWN = 10

/** REVIEW_FORM: stars, always asked for, and what else the merchant asks. */
const data = z.object({
  prompt: shortText(120).default(en.questionExample),
  asksText: asks.default('OPTIONAL'),
  /** The label of the text field. */
  textLabel: shortText(80).default(en.textLabelDefault),
  asksName: asks.default('OPTIONAL'),
  asksPhoto: asks.default('NO'),
  buttonText: shortText(40).default(en.buttonExample),
  /** Replaces the form after it was sent. */
  thankYou: shortText(300).default(en.thankYouExample),
  /** Shows approved reviews under the form, newest first. */
  showsReviews: z.boolean().default(true),
  reviewCount: z.number().int().min(1).max(MOST_REVIEWS_SHOWN).default(3),
  showsAverage: z.boolean().default(true),
  metadata: z
    .object({
      /** The text colour; empty takes the slide's. */
      textColor: optionalColour,
      starColor: colour.default('#FFAB2E'),
      /** A background of its own; empty for none. */
      cardColor: optionalColour,
      /** Corner radius of that background, px. Fields and button take the slide's. */
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
  faintWords: ({ metadata: { cardColor, textColor } }, { ink }) =>
    cardColor ? [] : [{ ink: textColor || ink, opacity: FAINT_LABEL }],
  withCard: (form, cardColor) =>
    form.metadata.cardColor ? form : { ...form, metadata: { ...form.metadata, cardColor } },
  withInk: (form, textColor) => ({ ...form, metadata: { ...form.metadata, textColor } }),
  wear: (form, { palette, inkFor, radiusFor }) => {
    const { textColor, cardColor, borderRadius } = form.metadata
    return {
      ...form,
      metadata: {
        ...form.metadata,
        starColor: palette.accent,
        textColor: textColor && (cardColor ? palette.ink : inkFor(textColor)),
        cardColor: cardColor && palette.tint,
        borderRadius: radiusFor(borderRadius),
      },
    }
  },
  legible: (form, { ink, shade }) => {
    const { textColor, cardColor } = form.metadata
    const readable = shade(textColor || ink, cardColor)
    // An empty colour takes the slide's, and goes on doing so while that can be read.
    return textColor || readable !== ink ? { ...form, metadata: { ...form.metadata, textColor: readable } } : form
  },
  withSpacing: (form, above) => ({ ...form, metadata: { ...form.metadata, spacing: above } }),
})
