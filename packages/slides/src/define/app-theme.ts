import { z } from 'zod'
import { fontId } from '../type/fonts.ts'
import { colour, optionalColour, shortText } from './fields.ts'

/** The style of a whole app, which its slides wear; plain data. Colours read on each other (themes/readable-theme.ts). */
export const appTheme = z.object({
  /** The look of the table that it came from; '' for none. */
  lookId: shortText(40).default(''),
  /** The background of slides; with a second colour it is a gradient at this angle. */
  ground: colour,
  groundTo: optionalColour,
  groundAngle: z.number().min(0).max(360).default(180),
  /** Panels on the background: cards, highlighted rows; and the second colour of drawings. */
  tint: colour,
  ink: colour,
  /** Labels, times and stars. */
  accent: colour,
  button: colour,
  onButton: colour,
  /** As in a slide's theme: the paired buttons; empty takes a tint of the ink. */
  pill: optionalColour,
  onPill: optionalColour,
  /** Colours for pictures that are drawn in the theme; no text is drawn in them. */
  drawing: z.object({ main: colour, deep: colour, warm: colour }),
  heading: z.object({
    font: fontId,
    weight: z.number().int().min(100).max(900),
    /** em */
    letterSpacing: z.number().min(-0.1).max(0.5).default(-0.02),
    isItalic: z.boolean().default(false),
  }),
  body: z.object({ font: fontId }),
  /** Corner radius of panels and pictures, px. */
  radius: z.number().min(0).max(40),
  /** Corner radius of buttons, px: their form, from square to pill. */
  buttonRadius: z.number().min(0).max(40),
})
export type AppTheme = z.output<typeof appTheme>

/** Colours that read on each other: a theme's own, or turned over for pictures that need it. */
export type Palette = Pick<AppTheme, 'ground' | 'tint' | 'ink' | 'accent' | 'button' | 'onButton'>

/** A theme as the widgets of one slide wear it; by what each widget is on that slide, never by what it wears now. */
export interface WornTheme {
  theme: AppTheme
  palette: Palette
  /** True when text of this size, px, is a heading of the slide. */
  isHeading(size: number): boolean
  /** Returns the colour of text directly on the slide, that has this colour now; text with a subtitle takes no accent. */
  inkFor(colour: string, hasSubtitle?: boolean): string
  /** Returns the colours of a panel and of the text on it, that have these colours now. */
  panelFor(fill: string, colour: string, hasSubtitle?: boolean): { fill: string; ink: string }
  /** Returns the address of a drawing in the theme's colours; of any other picture its own. */
  pictureFor(url: string): string
  /** Returns the corner radius of a panel or a picture; arches and circles keep theirs. */
  radiusFor(radius: number): number
}

/** Makes colours readable on a slide whose background or panels changed. */
export interface Legible {
  /** The text colour of the slide. */
  ink: string
  /** Returns the nearest shade of a text colour that reads on a panel, or on the slide where `fill` is ''. */
  shade(colour: string, fill: string, size?: number): string
}
