import { z } from 'zod'
import { fontId } from '../type/fonts.ts'
import { colour, optionalColour } from './fields.ts'

/** What a business chooses for its looks; the theme that its apps wear is made of it (themes/brand/brand-theme.ts). */
export const brandStyle = z.object({
  ground: colour.default('#FFFFFF'),
  /** Text; empty for the one that reads best on the background. */
  ink: optionalColour,
  /** Buttons. */
  main: colour.default('#1263D2'),
  /** Labels, times, and details of drawings. */
  accent: colour.default('#B4431D'),
  heading: fontId.default('bricolage-grotesque'),
  body: fontId.default('figtree'),
  /** Corner radius of panels and pictures, and of buttons, px. */
  radius: z.number().min(0).max(40).default(16),
  buttonRadius: z.number().min(0).max(40).default(28),
})
export type BrandStyle = z.output<typeof brandStyle>
