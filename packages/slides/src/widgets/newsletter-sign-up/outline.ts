import { DEFAULT_LANGUAGE } from '@taplet/messages'
import type { WidgetOutline } from '../../define/define-outline.ts'
import { fieldParts, type FormPart, outlineForm, titlePart } from '../../form/outline-form.ts'
import { messages } from '../../form/messages/messages.ts'
import { agreedText, type newsletterSignUpSchema } from './schema.ts'

const BOX = 38 // width of the checkbox, as in view.css

export const newsletterSignUpOutline: WidgetOutline<typeof newsletterSignUpSchema> = (data, space) => {
  const say = messages(DEFAULT_LANGUAGE) // an estimate
  const { prompt, asksName, buttonText, metadata } = data
  const consent: FormPart = {
    kind: 'WORDS',
    text: agreedText(data),
    rem: 0.9375,
    weight: 400,
    lineHeight: 1.4,
    left: BOX,
  }
  const parts = [
    ...titlePart(prompt),
    ...(asksName === 'NO' ? [] : fieldParts(say('name'))),
    ...fieldParts(say('email')),
    consent,
  ]
  return outlineForm({ parts, buttonText, ...metadata }, space)
}
