import { z } from 'zod'
import { defineWidget } from '../../define/define-widget.ts'
import { asks, FAINT_LABEL, linkUrl, optionalColour, pixels, shortText, spacing } from '../../define/fields.ts'
import { en } from './messages/en.ts'

/** What a visitor agrees to when the merchant wrote nothing else. */
export const DEFAULT_CONSENT = en.consentExample

/** NEWSLETTER_SIGN_UP: an email address, and a consent that is stored with the text it was given to. */
const data = z.object({
  prompt: shortText(120).default(en.headlineExample),
  asksName: asks.default('NO'),
  buttonText: shortText(40).default(en.buttonExample),
  /** Shown beside the checkbox; read it through `consentWords`, which is never empty. */
  consentText: shortText(500).default(DEFAULT_CONSENT),
  /** The merchant's privacy notice, linked under the consent; empty for none. */
  privacyUrl: linkUrl,
  /** Replaces the form after it was sent, above the instructions about the confirmation email. */
  thankYou: shortText(300).default(en.thankYouExample),
  metadata: z
    .object({
      /** The text colour; empty takes the slide's. */
      textColor: optionalColour,
      /** A background of its own; empty for none. */
      cardColor: optionalColour,
      /** Corner radius of that background, px. Fields and button take the slide's. */
      borderRadius: pixels(0, 60).default(20),
      spacing: spacing.default(16),
    })
    .prefault({}),
})

/** Returns the text that a visitor agrees to: the merchant's, else the default. */
export const agreedText = ({ consentText }: { consentText: string }): string => consentText.trim() || DEFAULT_CONSENT

export const newsletterSignUpSchema = defineWidget({
  isCounted: true,
  data,
  defaults: data.parse({}),
  spacing: ({ metadata }) => metadata.spacing,
  summary: ({ prompt, buttonText }) => prompt || buttonText,
  texts: ({ prompt, consentText, thankYou }) => [prompt, consentText, thankYou],
  links: ({ privacyUrl }) => [privacyUrl].filter(Boolean),
  form: ({ asksName, prompt, buttonText, thankYou, ...words }) => ({
    kind: 'SIGN_UP',
    asksName,
    consentText: agreedText(words),
    prompt,
    buttonText,
    thankYou,
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
