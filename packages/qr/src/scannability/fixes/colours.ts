import type { QrConfig } from '../../qr-config.ts'
import { colourKeysOf, type PartName, partsOf } from '../colour/parts.ts'
import { contrastOf, formatColour, over, parseColour, type Colour } from '@taplet/base/colours'
import { lumaOf } from '../colour/luma-of.ts'
import { shadeUntil } from './shade.ts'

type Coloring = QrConfig['coloring']

/** Of 255. From the second on a background costs next to nothing; white is for designs without any margin left. */
const GROUND_LUMAS = [215, 252, 255] as const

interface Target {
  contrast: number
  paleness: { readonly [P in PartName]: number }
}
/** Targets of a fix: more than the rules require. A part that meets one continues with the next. */
const TARGETS: readonly Target[] = [
  { contrast: 6.5, paleness: { body: 0.4, frame: 0.25, ball: 0.2 } },
  { contrast: 8, paleness: { body: 0.2, frame: 0.1, ball: 0.08 } },
  { contrast: 9, paleness: { body: 0.05, frame: 0.02, ball: 0.02 } },
]

/** Darkens the colours of one part as far as contrast and paleness require. */
export function darkenPart(coloring: Coloring, part: PartName): Coloring {
  for (const target of TARGETS) {
    const darker = darkenTo(coloring, part, target)
    if (colourKeysOf(coloring.variation, part).some((key) => darker[key] !== coloring[key])) return darker
  }
  return coloring
}

function darkenTo(coloring: Coloring, part: PartName, { contrast, paleness }: Target): Coloring {
  const { background, body, frame, ball } = partsOf(coloring)
  const ground = lumaOf(background)
  const strongest = ground - Math.min(...[...body, ...frame, ...ball].map(lumaOf))
  const suits = (shade: string): boolean => {
    const ink = over(parseColour(shade), background)
    const depth = ground - lumaOf(ink)
    return depth > 0 && contrastOf(ink, background) >= contrast && 1 - depth / strongest <= paleness[part]
  }
  const keys = colourKeysOf(coloring.variation, part)
  const darker = keys.map((key) => [key, shadeUntil(coloring[key], 'dark', suits)] as const)
  return { ...coloring, ...Object.fromEntries(darker) }
}

/** A background light enough for every part colour of a good design; one that is becomes lighter still, up to white. */
export function lightenBackground(coloring: Coloring): Coloring {
  const luma = lumaOf(partsOf(coloring).background)
  const wanted = GROUND_LUMAS.find((step) => luma < step) ?? 255
  const suits = (shade: string): boolean => lumaOf(parseColour(shade)) >= wanted
  return { ...coloring, backgroundColor: shadeUntil(opaque(coloring.backgroundColor), 'light', suits) }
}

/** The same background made opaque, as it looks on white. */
export const opaqueBackground = (coloring: Coloring): Coloring => ({
  ...coloring,
  backgroundColor: opaque(coloring.backgroundColor),
})

/** Swaps light on dark: the background becomes the body colour, the palest part colour the background. */
export function swapColours(coloring: Coloring): Coloring {
  const { background, body, frame, ball } = partsOf(coloring)
  const lightest = [...body, ...frame, ...ball].reduce((one, other) => (lumaOf(other) > lumaOf(one) ? other : one))
  const ink = formatColour(background)
  const turned = { ...coloring, backgroundColor: formatColour(lightest), body1: ink, body2: ink }
  const swapped = lumaOf(lightest) < GROUND_LUMAS[0] ? lightenBackground(turned) : turned
  return (['body', 'frame', 'ball'] as const).reduce(darkenPart, swapped)
}

const WHITE: Colour = { red: 255, green: 255, blue: 255, alpha: 1 }

function opaque(colour: string): string {
  const given = parseColour(colour)
  return given.alpha < 1 ? formatColour(over(given, WHITE)) : colour
}
