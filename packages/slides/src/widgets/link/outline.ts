import { DEFAULT_LANGUAGE } from '@taplet/messages'
import type { WidgetOutline } from '../../define/define-outline.ts'
import { outlineButton } from '../../parts/outline-button.ts'
import { linkWords } from './link-words.ts'
import { linkSchema } from './schema.ts'

/** The slide's button, as in view.css. */
export const linkOutline: WidgetOutline<typeof linkSchema> = (link, space) => {
  const { accent, onAccent, ink } = space.theme
  const isFilled = link.emphasis === 'FILLED'
  return outlineButton(
    {
      words: linkWords(link, DEFAULT_LANGUAGE), // an estimate
      size: 1.0625,
      height: 56,
      padding: 22,
      picture: 34,
      ink: isFilled ? onAccent : ink,
      fills: isFilled ? [accent] : [],
      opens: linkSchema.isEmpty?.(link) !== true,
    },
    space,
  )
}
