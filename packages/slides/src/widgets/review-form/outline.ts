import type { WidgetOutline } from '../../define/define-outline.ts'
import { fieldParts, outlineForm, titlePart } from '../../form/outline-form.ts'
import type { reviewFormSchema } from './schema.ts'

// As in view.css.
const STARS = { kind: 'BOXES', height: 52, count: 5 } as const
const WIDEST_STARS = 320
const TEXT_HEIGHT = 84

/** The form alone: the reviews under it are what visitors scroll to. */
export const reviewFormOutline: WidgetOutline<typeof reviewFormSchema> = (data, space) => {
  const { prompt, asksText, textLabel, asksName, asksPhoto, buttonText, metadata } = data
  const width = Math.min(WIDEST_STARS, space.width - (metadata.cardColor ? 40 : 0))
  const parts = [
    ...titlePart(prompt),
    { ...STARS, width },
    ...(asksText === 'NO' ? [] : fieldParts(textLabel || 'Your words', TEXT_HEIGHT)),
    ...(asksName === 'NO' ? [] : fieldParts('Your name')),
    ...(asksPhoto === 'NO' ? [] : fieldParts('A photo')),
  ]
  return outlineForm({ parts, buttonText, ...metadata }, space)
}
