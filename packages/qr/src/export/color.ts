import { parseColour } from '@taplet/base/colours'

/** Red, green and blue from 0 to 1, and how opaque. */
export interface Color {
  rgb: readonly [red: number, green: number, blue: number]
  alpha: number
}

/** Reads #RGB, #RRGGBB and #RRGGBBAA; anything else is black. */
export function parseColor(text: string): Color {
  const { red, green, blue, alpha } = parseColour(text)
  return { rgb: [red / 255, green / 255, blue / 255], alpha }
}

/** What is seen of a colour on another: for formats that know no transparency. */
export function flatten({ rgb, alpha }: Color, ground: Color['rgb']): Color['rgb'] {
  const mix = (index: 0 | 1 | 2): number => rgb[index] * alpha + ground[index] * (1 - alpha)
  return [mix(0), mix(1), mix(2)]
}
