import { z } from 'zod'
import { defineWidget } from '../../define/define-widget.ts'
import { colour, lines, optionalColour, pixels, shortText, spacing } from '../../define/fields.ts'
import { fontId } from '../../type/fonts.ts'
import { en } from './messages/en.ts'

/** More lines than any slide can show; each line with a tab needs markup of its own. */
const MAX_LINES = 120
const SMALLEST_SIZE = 8 // px
const SUBTITLE_OPACITY = 0.78 // as in view.css

/** TEXT_BOX (spec §3). A tab in a line aligns the rest of that line right, for menus and timetables. */
const data = z.object({
  text: lines(5000, MAX_LINES).default(''),
  /** A subtitle in the slide's own font: what is in the dish, where the band plays. */
  detail: shortText(500).default(''),
  /** What a template asks for here, shown in editors until text is written. */
  placeholder: shortText(300).default(''),
  detailPlaceholder: shortText(300).default(''),
  metadata: z
    .object({
      textColor: colour.default('#0E1A2B'),
      /** Font size, px. */
      textSize: pixels(SMALLEST_SIZE, 200).default(24),
      fontWeight: z.number().int().min(100).max(900).default(500),
      italic: z.boolean().default(false),
      alignText: z.enum(['left', 'center', 'right']).default('left'),
      fontFamily: fontId.default('figtree'),
      spacing: spacing.default(12),
      /** Line height as a multiple of the size. */
      lineHeight: z.number().min(0.7).max(2.5).default(1.2),
      /** Letter spacing, em. */
      letterSpacing: z.number().min(-0.1).max(0.5).default(-0.01),
      /** Shrinks the text until no line that the merchant wrote wraps. */
      fitLines: z.boolean().default(false),
      /**
       * What connects the two ends of a line with a tab. COLUMN: the first end is a narrow column in the slide's accent,
       * as for times. TICKET: the second end is the stub of a ticket, on a background of its own.
       */
      leader: z.enum(['DOTS', 'NONE', 'COLUMN', 'TICKET']).default('DOTS'),
      /** A background of its own; empty for none. */
      fillColor: optionalColour,
      /** Corner radius and padding of that background, px. */
      borderRadius: pixels(0, 60).default(0),
      padding: pixels(0, 60).default(18),
      /** True for full width, to both edges of the slide: the highlight of a list. */
      isBleeding: z.boolean().default(false),
      /** A hairline above, for the rows of a list. */
      hasRule: z.boolean().default(false),
      /** Takes one of two columns: two such widgets in a row are side by side. */
      isHalf: z.boolean().default(false),
      /** The heading of the widgets below it, to the next such heading; hidden from visitors while all of those are empty. */
      isGroupHeading: z.boolean().default(false),
    })
    .prefault({}),
})

export const textBoxSchema = defineWidget({
  data,
  defaults: data.parse({ text: en.example }),
  span: ({ metadata }) => (metadata.isHalf ? 'half' : 'full'),
  isEmpty: ({ text, detail }) => text.trim() === '' && detail.trim() === '',
  isGroupHeading: ({ metadata }) => metadata.isGroupHeading,
  placeholder: ({ placeholder }) => placeholder,
  spacing: ({ metadata }) => metadata.spacing,
  summary: ({ text, detail, placeholder }) => text || detail || placeholder,
  texts: ({ text, detail }) => [text, detail],
  heading: ({ text, metadata: { textSize } }) => ({ text, size: textSize }),
  bareWords: ({ detail, metadata: { fillColor, textColor, textSize } }) =>
    fillColor ? undefined : { ink: textColor, size: detail.trim() ? SMALLEST_SIZE : textSize },
  faintWords: ({ detail, metadata: { fillColor, textColor, leader } }, { accent }) =>
    fillColor
      ? []
      : [
          ...(detail.trim() ? [{ ink: textColor, opacity: SUBTITLE_OPACITY }] : []),
          ...(leader === 'COLUMN' ? [{ ink: accent, opacity: 1 }] : []),
        ],
  hasAccentWords: ({ metadata: { leader, fillColor } }) => leader === 'COLUMN' && fillColor === '',
  withInk: (box, textColor) => ({ ...box, metadata: { ...box.metadata, textColor } }),
  wear: (box, { theme, isHeading, inkFor, panelFor, radiusFor }) => {
    const { metadata } = box
    const { heading, body } = theme
    const hasSubtitle = box.detail !== '' || box.detailPlaceholder !== ''
    const panel = metadata.fillColor && panelFor(metadata.fillColor, metadata.textColor, hasSubtitle)
    return {
      ...box,
      metadata: {
        ...metadata,
        ...(isHeading(metadata.textSize)
          ? {
              fontFamily: heading.font,
              fontWeight: heading.weight,
              letterSpacing: heading.letterSpacing,
              italic: heading.isItalic,
            }
          : { fontFamily: body.font }),
        ...(panel
          ? { fillColor: panel.fill, textColor: panel.ink, borderRadius: radiusFor(metadata.borderRadius) }
          : { textColor: inkFor(metadata.textColor, hasSubtitle) }),
      },
    }
  },
  legible: (box, { shade }) => {
    const { textColor, fillColor, textSize } = box.metadata
    return { ...box, metadata: { ...box.metadata, textColor: shade(textColor, fillColor, textSize) } }
  },
  withSpacing: (box, above) => ({ ...box, metadata: { ...box.metadata, spacing: above } }),
  withTextSize: (box, size) => {
    const textSize = Math.max(SMALLEST_SIZE, Math.floor(size))
    return { ...box, metadata: { ...box.metadata, textSize } }
  },
  fonts: ({ metadata: { fontFamily, fontWeight, italic } }) => [
    { font: fontFamily, weight: fontWeight, isItalic: italic },
  ],
})
