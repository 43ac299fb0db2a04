import { z } from 'zod'
import { fontId } from '../type/fonts.ts'
import { colour, optionalColour } from './fields.ts'

/** Looks shared by all widgets of a slide; widgets take them unless they carry their own. */
export const slideTheme = z.object({
  ink: colour.default('#0E1A2B'),
  /** Fill of the primary button and the ink on it. */
  accent: colour.default('#1263D2'),
  onAccent: colour.default('#FFFFFF'),
  /** Ground and ink of the paired buttons; empty takes a tint of the ink. */
  pill: optionalColour,
  onPill: optionalColour,
  /** Corner radius of buttons, px. */
  radius: z.number().min(0).max(40).default(16),
  /** Face of buttons and labels. */
  font: fontId.default('figtree'),
})
export type SlideTheme = z.output<typeof slideTheme>
