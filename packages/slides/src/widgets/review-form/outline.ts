import { DEFAULT_LANGUAGE } from '@taplet/messages'
import type { WidgetOutline } from '../../define/define-outline.ts'
import { fieldParts, outlineForm, titlePart } from '../../form/outline-form.ts'
import { messages } from '../../form/messages/messages.ts'
import type { reviewFormSchema } from './schema.ts'

// As in view.css.
const STARS = { kind: 'BOXES', height: 52, count: 5 } as const
const WIDEST_STARS = 320
const TEXT_HEIGHT = 84

/** Lays out the form alone: visitors scroll to the reviews under it. */
export const reviewFormOutline: WidgetOutline<typeof reviewFormSchema> = (data, space) => {
  const say = messages(DEFAULT_LANGUAGE) // an estimate
  const { prompt, asksText, textLabel, asksName, asksPhoto, buttonText, metadata } = data
  const width = Math.min(WIDEST_STARS, space.width - (metadata.cardColor ? 40 : 0))
  const parts = [
    ...titlePart(prompt),
    { ...STARS, width },
    ...(asksText === 'NO' ? [] : fieldParts(textLabel || say('text'), TEXT_HEIGHT)),
    ...(asksName === 'NO' ? [] : fieldParts(say('name'))),
    ...(asksPhoto === 'NO' ? [] : fieldParts(say('photo'))),
  ]
  return outlineForm({ parts, buttonText, ...metadata }, space)
}
