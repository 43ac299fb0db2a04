import { DEFAULT_LANGUAGE } from '@taplet/messages'
import type { WidgetOutline } from '../../define/define-outline.ts'
import { cardOutline } from '../../parts/card/card-outline.ts'
import { layoutText } from '../../type/layout-text.ts'
import type { countdownSchema } from './schema.ts'

// As in view.css: the four numbers with their names, and the day below.
const NUMBERS = 78
const LINE_HEIGHT = 1.4
const WEIGHT = 500

/** The day, below room for the numbers. */
export const countdownOutline: WidgetOutline<typeof countdownSchema> = (data, space) =>
  cardOutline(data, space, ({ width, shared }) => {
    const { rem, theme, widthOf } = space
    const wall = Date.parse(`${data.moment}Z`)
    const text = Number.isNaN(wall)
      ? ''
      : new Date(wall).toLocaleString(DEFAULT_LANGUAGE, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })
    const set = {
      font: theme.font,
      size: rem,
      letterSpacing: 0,
      lineHeight: LINE_HEIGHT,
      align: 'left',
      widthOf,
    } as const
    const { lines, broken, height } = layoutText({ ...set, text, width })
    const moved = lines.map((line) => ({ ...line, top: line.top + NUMBERS }))
    return {
      height: NUMBERS + height,
      texts: [{ ...shared, lines: moved, broken, size: rem, weight: WEIGHT, opacity: 1 }],
      taps: [],
    }
  })
