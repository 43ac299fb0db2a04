import { formatColour, over, parseColour } from '@taplet/base/colours'
import { leastContrast, mixColours, readableShade } from '../contrast.ts'
import type { BackgroundMedia, ViewMetadata } from '../slide-schema.ts'
import { groundAt } from './ground-at.ts'
import { scrimStops } from './scrim-stops.ts'
import { tintAt } from './tint-at.ts'

/** What the page lays over slides is small text (WCAG 2.2). */
export const READABLE = 4.5

const PHONE = { width: 390, height: 844 }
/** Where the page's controls are, in fractions of the height. */
const PLACES = { TOP: [0.01, 0.07], BOTTOM: [0.95, 0.99] } as const

/** Returns the colours of a background without a picture at the slide's top or bottom. */
export function groundsAt(background: BackgroundMedia, place: keyof typeof PLACES): string[] {
  const at = groundAt(background, PHONE)
  const stops = scrimStops(background.overlay)
  const tint = parseColour(background.overlay.color)
  return PLACES[place].flatMap((part) =>
    [0, PHONE.width].map((x) =>
      formatColour({
        ...over({ ...tint, alpha: tintAt(stops, part * 100) }, at(x, part * PHONE.height)),
        alpha: 1,
      }),
    ),
  )
}

/** Returns a colour with nothing shining through it, since contrast is computed without its opacity. */
const opaque = (colour: string): string => {
  const { alpha, ...rest } = parseColour(colour)
  return alpha === 1 ? colour : formatColour({ ...rest, alpha: 1 })
}

/** Returns the nearest shade of an ink that is readable on these; the same ink when it already is. */
export const readableInk = (ink: string, grounds: readonly string[]): string =>
  readableShade(opaque(ink), grounds, READABLE)

/**
 * Returns the colour of what the page lays over a slide: its text colour, or the nearest shade of it that is readable
 * on the background, or on the veil over its picture.
 */
export function chromeInk({ backgroundMedia, theme }: ViewMetadata, isPictured: boolean): string {
  const grounds = isPictured ? [backgroundMedia.color] : groundsAt(backgroundMedia, 'TOP')
  return readableInk(theme.ink, grounds)
}

/** True when an ink at this opacity is readable on all of these. */
export const isReadable = (ink: string, grounds: readonly string[], opacity = 1): boolean =>
  grounds.every((ground) => leastContrast(mixColours(ground, ink, opacity), [ground]) >= READABLE)
