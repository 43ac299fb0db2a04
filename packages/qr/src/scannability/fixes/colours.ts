import type { QrConfig } from '../../qr-config.ts'
import { colourKeysOf, type PartName, partsOf } from '../colour/parts.ts'
import { contrastOf, lumaOf, type Rgb, toHex, toRgb, upon } from '../colour/rgb.ts'
import { MIN_GROUND_LUMA } from '../rules/background.ts'
import { PALENESS } from '../rules/paleness.ts'
import { shadeUntil } from './shade.ts'

type Coloring = QrConfig['coloring']

/** A little more than the rules ask for, so that a repair does not end on the edge. */
const WANTED_CONTRAST = 5
const PALENESS_MARGIN = 0.02

/** The colours of one part, each as dark as the rules about contrast and paleness want it. */
export function darkenPart(coloring: Coloring, part: PartName): Coloring {
  const { background, body, frame, ball } = partsOf(coloring)
  const ground = lumaOf(background)
  const strongest = ground - Math.min(...[...body, ...frame, ...ball].map(lumaOf))
  const suits = (shade: string): boolean => {
    const ink = upon(toRgb(shade), background)
    const depth = ground - lumaOf(ink)
    if (depth <= 0 || contrastOf(ink, background) < WANTED_CONTRAST) return false
    return 1 - depth / strongest <= PALENESS[part].fine - PALENESS_MARGIN
  }
  const keys = colourKeysOf(coloring.variation, part)
  const darker = keys.map((key) => [key, shadeUntil(coloring[key], 'dark', suits)] as const)
  return { ...coloring, ...Object.fromEntries(darker) }
}

/** The background, light enough for every ink of a good design. */
export function lightenBackground(coloring: Coloring): Coloring {
  const suits = (shade: string): boolean => lumaOf(toRgb(shade)) >= MIN_GROUND_LUMA
  return { ...coloring, backgroundColor: shadeUntil(opaque(coloring.backgroundColor), 'light', suits) }
}

/** The same background without anything showing through, as it looks on white. */
export const opaqueBackground = (coloring: Coloring): Coloring => ({
  ...coloring,
  backgroundColor: opaque(coloring.backgroundColor),
})

/** Dark on light in place of light on dark: the background becomes the ink of the body, the palest ink the background. */
export function swapColours(coloring: Coloring): Coloring {
  const { background, body, frame, ball } = partsOf(coloring)
  const lightest = [...body, ...frame, ...ball].reduce((one, other) => (lumaOf(other) > lumaOf(one) ? other : one))
  const ink = toHex(background)
  const swapped = lightenBackground({ ...coloring, backgroundColor: toHex(lightest), body1: ink, body2: ink })
  return (['body', 'frame', 'ball'] as const).reduce(darkenPart, swapped)
}

const WHITE: Rgb = { red: 255, green: 255, blue: 255, alpha: 1 }

function opaque(colour: string): string {
  const given = toRgb(colour)
  return given.alpha < 1 ? toHex(upon(given, WHITE)) : colour
}
