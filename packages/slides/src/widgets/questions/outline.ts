import type { TextOutline, WidgetOutline } from '../../define/define-outline.ts'
import { cardOutline } from '../../parts/card/card-outline.ts'
import { layoutText } from '../../type/layout-text.ts'
import { readQuestions } from './read-questions.ts'
import type { questionsSchema } from './schema.ts'

// As in view.css: a line above each question, room around it, and the sign that it unfolds.
const LINE_HEIGHT = 1.35
const WEIGHT = 600
const PADDING = 13
const LEAST = 48
const SIGN = 24

/** The questions, folded. */
export const questionsOutline: WidgetOutline<typeof questionsSchema> = (data, space) =>
  cardOutline(data, space, ({ width, shared }) => {
    const { rem, theme, widthOf } = space
    const set = {
      font: theme.font,
      size: rem,
      letterSpacing: 0,
      lineHeight: LINE_HEIGHT,
      align: 'left',
      widthOf,
    } as const
    const texts: TextOutline[] = []
    const taps = []
    let top = 0
    for (const { question, answer } of readQuestions(data.text)) {
      const { lines, broken, height } = layoutText({ ...set, text: question, width: Math.max(rem, width - SIGN) })
      const tall = Math.max(LEAST, height + 2 * PADDING)
      const moved = lines.map((line) => ({ ...line, top: line.top + top + (tall - height) / 2 }))
      texts.push({ ...shared, lines: moved, broken, size: rem, weight: WEIGHT, opacity: 1 })
      if (answer) taps.push({ left: 0, top, width, height: tall })
      top += tall + 1
    }
    return { height: top, texts, taps }
  })
