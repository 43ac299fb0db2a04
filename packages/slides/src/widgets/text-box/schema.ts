import { z } from 'zod'
import { defineWidget } from '../../define.ts'
import { colour, pixels, shortText, spacing } from '../../fields.ts'
import { fontId } from '../../slide/fonts.ts'

/** TEXT_BOX (§3). A tab in a line sends the rest of that line to the right edge, for menus and timetables. */
const data = z.object({
  text: shortText(5000).default(''),
  metadata: z
    .object({
      textColor: colour.default('#0E1A2B'),
      /** Font size, px. */
      textSize: pixels(8, 200).default(24),
      fontWeight: z.number().int().min(100).max(900).default(500),
      italic: z.boolean().default(false),
      alignText: z.enum(['left', 'center', 'right']).default('left'),
      fontFamily: fontId.default('figtree'),
      spacing: spacing.default(12),
      /** Line height as a multiple of the size. */
      lineHeight: z.number().min(0.7).max(2.5).default(1.2),
      /** Tracking, em. */
      letterSpacing: z.number().min(-0.1).max(0.5).default(-0.01),
    })
    .prefault({}),
})

export const textBoxSchema = defineWidget({
  label: 'Text',
  data,
  defaults: data.parse({ text: 'Your text' }),
  summary: ({ text }) => text,
  fonts: ({ metadata }) => [metadata.fontFamily],
})
