import { DEFAULT_LANGUAGE } from '@taplet/messages'
import type { TextOutline, WidgetOutline } from '../../define/define-outline.ts'
import { cardOutline } from '../../parts/card/card-outline.ts'
import { layoutText } from '../../type/layout-text.ts'
import { hoursRows } from './hours-rows.ts'
import type { openingHoursSchema } from './schema.ts'

// As in view.css: a row of the table, and the name of a special day below its date.
const LINE_HEIGHT = 1.4
const WEIGHT = 500
const PADDING = 5
const NOW = 30
const NAME = { rem: 0.875, least: 13, opacity: 0.8 }

/** The table, with room for the line that says whether it is open now. */
export const openingHoursOutline: WidgetOutline<typeof openingHoursSchema> = (data, space) =>
  cardOutline(data, space, ({ width, shared }) => {
    const { rem, theme, widthOf } = space
    const set = { font: theme.font, letterSpacing: 0, lineHeight: LINE_HEIGHT, width, widthOf } as const
    const texts: TextOutline[] = []
    let top = NOW
    const put = (text: string, size: number, at: number, align: 'left' | 'right', opacity = 1): number => {
      const { lines, broken, height } = layoutText({ ...set, text, size, align })
      const moved = lines.map((line) => ({ ...line, top: line.top + at }))
      texts.push({ ...shared, lines: moved, broken, size, weight: WEIGHT, opacity })
      return height
    }
    for (const { label, name, lines } of hoursRows(data, DEFAULT_LANGUAGE, DEFAULT_LANGUAGE)) {
      const below = put(label, rem, top + PADDING, 'left')
      const small = Math.max(NAME.least, NAME.rem * rem)
      const left = below + (name ? put(name, small, top + PADDING + below, 'left', NAME.opacity) : 0)
      const right = put(lines.join('\n'), rem, top + PADDING, 'right')
      top += Math.max(left, right) + 2 * PADDING
    }
    return { height: top, texts, taps: [] }
  })
