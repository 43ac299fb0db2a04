import type { AppTheme, Palette } from '../define/app-theme.ts'
import { contrast, leastContrast, mixColours, readableShade } from '../slide/contrast.ts'
import { inkOn } from './ink-on.ts'
import { READABLE } from './theme-contrast.ts'

const TINT = 0.14 // of the text colour in the panels of a palette that is turned over

/** True when black reads better on it than white. */
export const isLight = (colour: string): boolean => contrast(colour, '#000000') > contrast(colour, '#FFFFFF')

/**
 * Returns the colours for a picture whose text is light, or dark: the theme's own where its text is, too; else turned
 * over, so that a photo made for white words keeps white words in a light theme.
 */
export function paletteOn(theme: AppTheme, hasLightText: boolean): Palette {
  if (isLight(theme.ink) === hasLightText) return theme
  const ground = theme.ink
  const tint = mixColours(ground, theme.ground, TINT)
  const under = [ground, tint]
  const ink = inkOn(theme.ground, under)
  const isSeen = leastContrast(theme.button, under) >= READABLE
  const accent = readableShade(theme.accent, under, READABLE)
  const [button, onButton] = isSeen ? [theme.button, theme.onButton] : [ink, ground]
  return { ground, tint, ink, accent, button, onButton }
}
