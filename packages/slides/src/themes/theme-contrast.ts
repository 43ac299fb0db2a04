import type { AppTheme, Palette } from '../define/app-theme.ts'
import { contrast, leastContrast, mixColours } from '../slide/contrast.ts'

/** WCAG 2.2, 1.4.3, for text of any size. */
export const READABLE = 4.5
/** How opaque subtitles (view.css of the text box) and the footer of a page are. */
const SUBTITLE = 0.78
/** Paired buttons without a colour of their own (theme-style.ts) stand on this much of the ink. */
export const PILL = 0.12
/** Where a panel stands out as much, it is a highlight rather than a tint. */
export const STRONG = 3

/** Returns the backgrounds of a slide in a theme: one, or both ends of a gradient. */
export const groundsOf = ({ ground, groundTo }: Pick<AppTheme, 'ground' | 'groundTo'>): string[] =>
  groundTo ? [ground, groundTo] : [ground]

/** Returns the lowest contrast of subtitles in this ink. */
export const subtitleContrast = (ink: string, grounds: readonly string[]): number =>
  Math.min(21, ...grounds.map((ground) => contrast(mixColours(ground, ink, SUBTITLE), ground)))

/** Returns the contrast of text that a theme promises: the lower of text on background and panel, and of its buttons. */
export const themeContrast = (theme: AppTheme): number =>
  Math.min(leastContrast(theme.ink, [...groundsOf(theme), theme.tint]), contrast(theme.onButton, theme.button))

/** Returns every pair of colours of a palette in which text can be drawn, with its contrast. */
export function pairsOf(palette: Palette, grounds: readonly string[]): { pair: string; contrast: number }[] {
  const { tint, ink, accent, button, onButton } = palette
  const under = [...grounds, tint]
  const pills = under.map((ground) => mixColours(ground, ink, PILL))
  return [
    { pair: 'ink', contrast: leastContrast(ink, [...under, ...pills]) },
    { pair: 'subtitle', contrast: subtitleContrast(ink, under) },
    { pair: 'accent', contrast: leastContrast(accent, under) },
    { pair: 'button on the background', contrast: leastContrast(button, under) },
    { pair: 'text on the button', contrast: contrast(onButton, button) },
  ]
}
