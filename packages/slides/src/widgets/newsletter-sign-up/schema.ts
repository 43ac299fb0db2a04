import { z } from 'zod'
import { defineWidget } from '../../define/define-widget.ts'
import { asks, linkUrl, optionalColour, pixels, shortText, spacing } from '../../define/fields.ts'

/** What a visitor agrees to where the merchant wrote nothing else. */
export const DEFAULT_CONSENT =
  'Yes, e-mail me news and offers. I can unsubscribe at any time with the link in every e-mail.'

/** NEWSLETTER_SIGN_UP: an e-mail address, and a consent that is kept with the words it was given to. */
const data = z.object({
  prompt: shortText(120).default('News from us, now and then'),
  asksName: asks.default('NO'),
  buttonText: shortText(40).default('Sign me up'),
  /** Stands beside the box to tick; read it through `consentWords`, which is never empty. */
  consentText: shortText(500).default(DEFAULT_CONSENT),
  /** The merchant's privacy notice, linked under the consent; empty for none. */
  privacyUrl: linkUrl,
  /** Takes the form's place when it has been sent, above the words on what to do with the e-mail. */
  thankYou: shortText(300).default('Thank you. One more step.'),
  metadata: z
    .object({
      /** Its words; empty takes the slide's ink. */
      textColor: optionalColour,
      /** A ground of its own; empty for none. */
      cardColor: optionalColour,
      /** Corner radius of that ground, px. Fields and button take the slide's. */
      borderRadius: pixels(0, 60).default(20),
      spacing: spacing.default(16),
    })
    .prefault({}),
})

/** The words a visitor agrees to: the merchant's, else the ones every form begins with. */
export const consentWords = ({ consentText }: { consentText: string }): string => consentText.trim() || DEFAULT_CONSENT

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
    consentText: consentWords(words),
    prompt,
    buttonText,
    thankYou,
  }),
  withInk: (form, textColor) => ({ ...form, metadata: { ...form.metadata, textColor } }),
  withSpacing: (form, above) => ({ ...form, metadata: { ...form.metadata, spacing: above } }),
})
