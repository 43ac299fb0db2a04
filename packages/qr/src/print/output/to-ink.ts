import { parseColor } from '../../export/color.ts'

export type ColourSpace = 'CMYK' | 'RGB'

/** A colour as PDFKit takes it: #RRGGBB, or four inks in percent. */
export type Ink = [cyan: number, magenta: number, yellow: number, black: number] | string

/**
 * Returns a colour in inks, as much of it in black as there is. By arithmetic, without the profile of a press: whoever
 * needs that sends RGB.
 */
export function toInk(colour: string, space: ColourSpace): Ink {
  if (space === 'RGB') return colour.slice(0, 7)
  const { rgb } = parseColor(colour)
  const black = 1 - Math.max(...rgb)
  const inkOf = (light: number): number => (black === 1 ? 0 : ((1 - light - black) / (1 - black)) * 100)
  return [inkOf(rgb[0]), inkOf(rgb[1]), inkOf(rgb[2]), black * 100]
}
