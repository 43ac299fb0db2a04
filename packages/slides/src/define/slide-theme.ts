import { z } from 'zod'
import { fontId } from '../type/fonts.ts'
import { colour, optionalColour } from './fields.ts'

/** The style shared by all widgets of a slide; a widget's own style overrides it. */
export const slideTheme = z.object({
  ink: colour.default('#0E1A2B'),
  /** Background of the primary button and its text colour. */
  accent: colour.default('#1263D2'),
  onAccent: colour.default('#FFFFFF'),
  /** Background and text colour of the paired buttons; empty takes a tint of the text colour. */
  pill: optionalColour,
  onPill: optionalColour,
  /** Corner radius of buttons, px. */
  radius: z.number().min(0).max(40).default(16),
  /** The font of buttons and labels. */
  font: fontId.default('figtree'),
})
export type SlideTheme = z.output<typeof slideTheme>
