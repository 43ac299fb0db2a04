import { DEFAULT_LANGUAGE } from '@taplet/messages'
import type { TextOutline, WidgetOutline } from '../../define/define-outline.ts'
import { cardOutline } from '../../parts/card/card-outline.ts'
import { layoutText } from '../../type/layout-text.ts'
import { priceGroups } from './price-groups.ts'
import type { priceListSchema } from './schema.ts'
import { writePrice } from './write-price.ts'

// As in view.css.
const HEADING = { rem: 1.0625, lineHeight: 1.3, weight: 600, below: 4, between: 18 }
const ROW = { rem: 1, lineHeight: 1.35, weight: 500 }
const DETAIL = { rem: 0.875, least: 13, opacity: 0.8, share: 0.85 }
const PADDING = { DOTS: 5, LINES: 8 } as const
const LEADER = 24
const MARK = 22 // what surrounds the words of a mark

/** Lays out headings and rows; names take what their prices leave. */
export const priceListOutline: WidgetOutline<typeof priceListSchema> = (data, space) =>
  cardOutline(data, space, ({ width, shared }) => {
    const { rem, theme, widthOf } = space
    const texts: TextOutline[] = []
    let top = 0
    const put = (text: string, style: typeof ROW, room: number, more: { opacity?: number; align?: 'right' } = {}) => {
      const { align = 'left' as const, opacity = 1 } = more
      const size = style.rem * rem
      const { lineHeight } = style
      const set = { font: theme.font, size, letterSpacing: 0, lineHeight, align, width: room, widthOf }
      const { lines, broken, height } = layoutText({ text, ...set })
      const left = align === 'right' ? width - room : 0
      const moved = lines.map((line) => ({ ...line, left: line.left + left, top: line.top + top }))
      texts.push({ ...shared, lines: moved, broken, size, weight: style.weight, opacity })
      return height
    }
    const padding = PADDING[data.leader]
    priceGroups(data.rows).forEach(({ heading, rows }, index) => {
      if (index > 0) top += HEADING.between
      if (heading) top += put(heading, HEADING, width) + HEADING.below
      for (const { name, detail, price, mark } of rows) {
        top += padding
        const value = writePrice(price, data.currency, DEFAULT_LANGUAGE) // an estimate
        const end = value ? Math.min(width / 2, widthOf(value, theme.font, 0) * rem + 1) : 0
        const room = Math.max(1, width - end - LEADER - (mark ? MARK : 0))
        if (value) put(value, ROW, end, { align: 'right' })
        top += put(mark ? `${name} ${mark}` : name, ROW, room)
        const small = { ...ROW, rem: Math.max(DETAIL.least / rem, DETAIL.rem) }
        if (detail) top += put(detail, small, width * DETAIL.share, { opacity: DETAIL.opacity })
        top += padding
      }
    })
    return { height: top, texts, taps: [] }
  })
