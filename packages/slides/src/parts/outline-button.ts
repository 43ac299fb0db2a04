import type { Outline, Space } from '../define/define-outline.ts'
import { layoutText } from '../type/layout-text.ts'

interface Button {
  words: string
  /** Font size in rem; minimum height, horizontal padding and the width of its icon in px. */
  size: number
  height: number
  padding: number
  picture: number
  ink: string
  fills: string[]
  opens: boolean
}

const LINE_HEIGHT = 1.25
const WEIGHT = 600
const ABOVE = 8

/** Lays out a button: text beside an icon, in a box that can be tapped when it opens something. */
export function outlineButton(button: Button, { width, rem, theme, widthOf }: Space): Outline {
  const size = button.size * rem
  const room = Math.max(size, width - 2 * button.padding - button.picture)
  const set = { font: theme.font, size, letterSpacing: 0, lineHeight: LINE_HEIGHT, align: 'left', widthOf } as const
  const words = layoutText({ text: button.words, width: room, ...set })
  const height = Math.max(button.height, words.height + 2 * ABOVE)
  const top = (height - words.height) / 2
  const lines = words.lines.map((line) => ({ ...line, left: line.left + button.padding, top: line.top + top }))
  const { ink, fills, opens } = button
  return {
    height,
    texts: [{ lines, size, weight: WEIGHT, ink, opacity: 1, fills, broken: words.broken }],
    taps: opens ? [{ left: 0, top: 0, width, height }] : [],
  }
}
