import type { QrConfig } from '../../qr-config.ts'
import { resolveVariation } from '../../resolve-shape.ts'
import { variations } from '../../variations.ts'
import { over, parseColour, type Colour } from '@taplet/base/colours'
import { lumaOf } from './luma-of.ts'

type Coloring = QrConfig['coloring']
export type ColourKey = Exclude<keyof Coloring, 'variation'>
export type PartName = 'body' | 'frame' | 'ball'

const WHITE: Colour = { red: 255, green: 255, blue: 255, alpha: 1 }

/** The colours a part is drawn in: two for a gradient. */
export function colourKeysOf(variation: string, part: PartName): ColourKey[] {
  const { gradient, hasCustomCorners } = variations[resolveVariation(variation)]
  if (hasCustomCorners && part === 'frame') return ['cornerBorder']
  if (hasCustomCorners && part === 'ball') return ['cornerCenter']
  return gradient === 'none' ? ['body1'] : ['body1', 'body2']
}

export interface Parts {
  background: Colour
  /** Whether the background is partly transparent. */
  isSeeThrough: boolean
  body: Colour[]
  frame: Colour[]
  ball: Colour[]
}

/** The visible colours of a code's parts, on white paper where they are transparent. */
export function partsOf(coloring: Coloring): Parts {
  const given = parseColour(coloring.backgroundColor)
  const background = over(given, WHITE)
  const coloursOf = (part: PartName) =>
    colourKeysOf(coloring.variation, part).map((key) => over(parseColour(coloring[key]), background))
  return {
    background,
    isSeeThrough: given.alpha < 1,
    body: coloursOf('body'),
    frame: coloursOf('frame'),
    ball: coloursOf('ball'),
  }
}

const inkOf = ({ body, frame, ball }: Parts): Colour[] => [...body, ...frame, ...ball]

/** Light on dark overall: every part is lighter than the background. */
export function isInverted(parts: Parts): boolean {
  const ground = lumaOf(parts.background)
  return inkOf(parts).every((ink) => lumaOf(ink) > ground)
}

/**
 * How far the palest colour of a part is from the darkest part towards the background: 0 equally dark, 1 invisible,
 * above 1 on the other side of it.
 */
export function palenessOf(parts: Parts, part: PartName): number {
  const ground = lumaOf(parts.background)
  const sign = isInverted(parts) ? -1 : 1
  const depth = (ink: Colour) => (ground - lumaOf(ink)) * sign
  const strongest = Math.max(...inkOf(parts).map(depth))
  if (strongest <= 0) return 1
  return 1 - Math.min(...parts[part].map(depth)) / strongest
}
