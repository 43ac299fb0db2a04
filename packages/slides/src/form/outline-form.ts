import type { Outline, Space, TextOutline } from '../define/define-outline.ts'
import { outlineButton } from '../parts/outline-button.ts'
import { layoutText } from '../type/layout-text.ts'

/** A part of a form from top to bottom: text, or a box that can be tapped. */
export type FormPart =
  | { kind: 'WORDS'; text: string; rem: number; weight: number; lineHeight: number; left?: number }
  | { kind: 'BOXES'; height: number; count: number; width?: number }

interface FormOutline {
  parts: readonly FormPart[]
  buttonText: string
  textColor: string
  cardColor: string
}

// As in form.css.
const GAP = 14
const PADDING = 20
const ARROW = 34

/** Lays out the texts and boxes of a form one below the other, on its background if it has one. */
export function outlineForm({ parts, buttonText, textColor, cardColor }: FormOutline, space: Space): Outline {
  const { theme, rem, widthOf } = space
  const inner = cardColor ? PADDING : 0
  const width = Math.max(1, space.width - 2 * inner)
  const look = { ink: textColor || theme.ink, fills: cardColor ? [cardColor] : [], opacity: 1 }
  const texts: TextOutline[] = []
  const taps: Outline['taps'] = []
  let top = inner
  for (const part of parts) {
    if (part.kind === 'BOXES') {
      const each = (part.width ?? width) / part.count
      for (let index = 0; index < part.count; index++)
        taps.push({ left: inner + index * each, top, width: each, height: part.height })
      top += part.height + GAP
      continue
    }
    const { text, weight, lineHeight, left = 0 } = part
    const size = part.rem * rem
    const set = { font: theme.font, size, letterSpacing: 0, lineHeight, align: 'left', widthOf } as const
    const words = layoutText({ text, width: Math.max(1, width - left), ...set })
    const lines = words.lines.map((line) => ({ ...line, left: line.left + inner + left, top: line.top + top }))
    texts.push({ ...look, lines, size, weight, broken: words.broken })
    top += words.height + GAP
  }
  const button = outlineButton(
    {
      words: buttonText,
      size: 1.0625,
      height: 56,
      padding: 22,
      picture: ARROW,
      ink: theme.onAccent,
      fills: [...look.fills, theme.accent],
      opens: true,
    },
    { ...space, width },
  )
  const move = <B extends { left: number; top: number }>(box: B): B => ({
    ...box,
    left: box.left + inner,
    top: box.top + top,
  })
  return {
    height: top + button.height + inner,
    texts: [...texts, ...button.texts.map((one) => ({ ...one, lines: one.lines.map(move) }))],
    taps: [...taps, ...button.taps.map(move)],
  }
}

/** The larger text at the top of a form. */
export const titlePart = (text: string): FormPart[] =>
  text ? [{ kind: 'WORDS', text, rem: 1.3125, weight: 600, lineHeight: 1.2 }] : []

/** A field: its label above, and its box. */
export const fieldParts = (text: string, height = 52): FormPart[] => [
  { kind: 'WORDS', text, rem: 0.9375, weight: 600, lineHeight: 1.3 },
  { kind: 'BOXES', height, count: 1 },
]
