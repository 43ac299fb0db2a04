import type { AppTheme, Palette } from '../../define/app-theme.ts'
import type { SlideTheme } from '../../define/slide-theme.ts'
import type { BackgroundMedia } from '../slide-schema.ts'

/** Returns the background of a theme: its colour, or its gradient. */
export const plainGround = ({
  ground: color,
  groundTo: gradientTo,
  groundAngle: gradientAngle,
}: AppTheme): Pick<BackgroundMedia, 'type' | 'color'> & Partial<BackgroundMedia> =>
  gradientTo ? { type: 'GRADIENT', color, gradientTo, gradientAngle } : { type: 'COLOR', color }

/** Returns the style that all widgets of a slide share in a theme. */
export function themeStyle(theme: AppTheme, { ink, button, onButton }: Palette): SlideTheme {
  const { pill, onPill, buttonRadius, body } = theme
  return { ink, accent: button, onAccent: onButton, pill, onPill, radius: buttonRadius, font: body.font }
}
