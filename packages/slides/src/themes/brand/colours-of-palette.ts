import { parseColour } from '@taplet/base/colours'
import type { BrandStyle } from '../../define/brand-style.ts'
import { contrast, mixColours } from '../../slide/contrast.ts'
import { BLACK, WHITE } from '../ink-on.ts'
import { READABLE } from '../theme-contrast.ts'

type Colours = Pick<BrandStyle, 'ground' | 'ink' | 'main' | 'accent'>

/** From here on a colour has a hue that people name, of 255. */
const VIVID = 48
/** Two colours that differ less are one for the eye, of 255. */
const OTHER = 60
/** How much of a colour is in the white or black that goes with it. */
const HINT = 0.06

function vividness(colour: string): number {
  const { red, green, blue } = parseColour(colour)
  return Math.max(red, green, blue) - Math.min(red, green, blue)
}

function areApart(one: string, other: string): boolean {
  const [first, second] = [parseColour(one), parseColour(other)]
  return (['red', 'green', 'blue'] as const).some((part) => Math.abs(first[part] - second[part]) >= OTHER)
}

/**
 * Returns colours for a brand from those of its logo or a picture, the most telling first. The first hue that reads on a
 * pale background becomes the buttons; where all are too light for that, the first is the background of dark buttons.
 */
export function coloursOfPalette(palette: readonly string[]): Colours {
  const hues = palette.filter((colour) => vividness(colour) >= VIVID)
  const [first = WHITE] = hues
  const [darkest = BLACK] = palette.toSorted((one, other) => contrast(other, WHITE) - contrast(one, WHITE))
  const readable = hues.find((colour) => contrast(colour, WHITE) >= READABLE)
  const isPale = readable !== undefined || hues.length === 0
  const ground = isPale ? mixColours(WHITE, first, HINT) : first
  const dark = contrast(darkest, ground) >= READABLE ? darkest : mixColours(BLACK, first, HINT)
  const main = readable ?? dark
  return { ground, ink: '', main, accent: hues.find((hue) => areApart(hue, main) && areApart(hue, ground)) ?? main }
}
