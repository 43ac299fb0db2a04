import { z } from 'zod'
import type { WidgetSchema } from './define-widget.ts'
import { optionalColour, pixels, spacing } from './fields.ts'

/** The style of a widget that stands on the slide or on a card of its own. */
export const cardStyle = z
  .object({
    /** The text colour; empty takes the slide's. */
    textColor: optionalColour,
    /** A background of its own; empty for none. */
    cardColor: optionalColour,
    /** Corner radius of that background, px. */
    borderRadius: pixels(0, 60).default(20),
    spacing: spacing.default(16),
  })
  .prefault({})
export type CardStyle = z.output<typeof cardStyle>

type Carded = z.ZodType<{ metadata: CardStyle }>

const withStyle = <Data extends { metadata: CardStyle }>(data: Data, change: Partial<CardStyle>): Data => ({
  ...data,
  metadata: { ...data.metadata, ...change },
})

/** What a widget with such a style says of it: spread into its schema. */
export function onCard<Data extends Carded>(_data: Data) {
  type Of = z.output<Data>
  return {
    spacing: ({ metadata }: Of) => metadata.spacing,
    withInk: (data: Of, textColor: string) => withStyle(data, { textColor }),
    withSpacing: (data: Of, above: number) => withStyle(data, { spacing: above }),
    wear: (data: Of, { palette, inkFor, radiusFor }) => {
      const { textColor, cardColor, borderRadius } = data.metadata
      return withStyle(data, {
        textColor: textColor && (cardColor ? palette.ink : inkFor(textColor)),
        cardColor: cardColor && palette.tint,
        borderRadius: radiusFor(borderRadius),
      })
    },
    legible: (data: Of, { ink, shade }) => {
      const { textColor, cardColor } = data.metadata
      const readable = shade(textColor || ink, cardColor)
      // An empty colour takes the slide's, and goes on doing so while that can be read.
      return textColor || readable !== ink ? withStyle(data, { textColor: readable }) : data
    },
  } satisfies Partial<WidgetSchema<Data>>
}
