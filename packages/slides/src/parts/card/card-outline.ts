import type { CardStyle } from '../../define/card-style.ts'
import type { Box, Outline, Space, TextOutline } from '../../define/define-outline.ts'
import { layoutText } from '../../type/layout-text.ts'

// As in card.css.
const PADDING = 20
const TITLE = { rem: 1.3125, lineHeight: 1.2, weight: 600, below: 10 }

interface CardContent {
  /** px inside of the card. */
  width: number
  /** What its texts have in common. */
  shared: Pick<TextOutline, 'ink' | 'fills'>
}

/** Lays out a widget with its title, on the slide or on a card; `content` lays out what is below, from its corner. */
export function cardOutline(
  { title, metadata }: { title: string; metadata: CardStyle },
  space: Space,
  content: (given: CardContent) => Outline,
): Outline {
  const { textColor, cardColor } = metadata
  const { rem, theme, widthOf } = space
  const inner = cardColor ? PADDING : 0
  const width = Math.max(1, space.width - 2 * inner)
  const shared = { ink: textColor || theme.ink, fills: cardColor ? [cardColor] : [] }
  const size = TITLE.rem * rem
  const set = { font: theme.font, size, letterSpacing: 0, lineHeight: TITLE.lineHeight, align: 'left' as const, width }
  const heading = title ? layoutText({ text: title, ...set, widthOf }) : undefined
  const above = heading ? heading.height + TITLE.below : 0
  const moved = <B extends Box>(box: B, down: number): B => ({
    ...box,
    left: box.left + inner,
    top: box.top + inner + down,
  })
  const below = content({ width, shared })
  return {
    height: above + below.height + 2 * inner,
    texts: [
      ...(heading
        ? [
            {
              ...shared,
              lines: heading.lines.map((line) => moved(line, 0)),
              broken: heading.broken,
              size,
              weight: TITLE.weight,
              opacity: 1,
            },
          ]
        : []),
      ...below.texts.map((text) => ({ ...text, lines: text.lines.map((line) => moved(line, above)) })),
    ],
    taps: below.taps.map((tap) => moved(tap, above)),
  }
}
