import { parseColour } from '@taplet/base/colours'

/** Red, green, blue and alpha, from 0 to 1. */
export interface Color {
  rgb: readonly [red: number, green: number, blue: number]
  alpha: number
}

/** Parses #RGB, #RRGGBB and #RRGGBBAA; anything else is black. */
export function parseColor(text: string): Color {
  const { red, green, blue, alpha } = parseColour(text)
  return { rgb: [red / 255, green / 255, blue / 255], alpha }
}

/** The visible colour on a background: for formats without transparency. */
export function flatten({ rgb, alpha }: Color, ground: Color['rgb']): Color['rgb'] {
  const mix = (index: 0 | 1 | 2): number => rgb[index] * alpha + ground[index] * (1 - alpha)
  return [mix(0), mix(1), mix(2)]
}
