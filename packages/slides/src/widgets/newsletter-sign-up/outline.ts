import type { WidgetOutline } from '../../define/define-outline.ts'
import { fieldParts, type FormPart, outlineForm, titlePart } from '../../form/outline-form.ts'
import { consentWords, type newsletterSignUpSchema } from './schema.ts'

const BOX = 38 // room of the box to tick, as in view.css

export const newsletterSignUpOutline: WidgetOutline<typeof newsletterSignUpSchema> = (data, space) => {
  const { prompt, asksName, buttonText, metadata } = data
  const consent: FormPart = {
    kind: 'WORDS',
    text: consentWords(data),
    rem: 0.9375,
    weight: 400,
    lineHeight: 1.4,
    left: BOX,
  }
  const parts = [
    ...titlePart(prompt),
    ...(asksName === 'NO' ? [] : fieldParts('Your name')),
    ...fieldParts('Your e-mail'),
    consent,
  ]
  return outlineForm({ parts, buttonText, ...metadata }, space)
}
