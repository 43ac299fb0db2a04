import { parseColour } from '@taplet/base/colours'
import type { PublicSlide } from '@taplet/contract'
import { contrast, mixColours, readableShade } from '@taplet/slides/contrast'
import type { AppTheme } from '@taplet/slides/schema'

/** The surroundings of the phone on wide screens. */
export interface Ambient {
  wall: string
  /** Lights on the wall, in colours close to the wall's own, so that no blend of them looks muddy. */
  glows: string[]
  /** Text colour on the wall; readable on it and on every light. */
  ink: string
  /** Colour of shadows. */
  shade: string
}

const EMPTY_APP = '#348EFB'
const GLOWS = 3
const READABLE = 4.5 // WCAG 2.2, text
const MARGIN = 1.15 // colours between wall and light stay readable, too
const VIVID = 80 // of 255, between the strongest and the weakest part of a colour
const OTHER = 30 // degrees
const DARK_INK = '#0E1A2B'
const LIGHT_INK = '#FFFFFF'

const isPale = (colour: string) => contrast(colour, '#000000') > 11

const groundsOf = ({ viewMetadata: { backgroundMedia } }: PublicSlide): string[] =>
  backgroundMedia.type === 'GRADIENT' ? [backgroundMedia.color, backgroundMedia.gradientTo] : [backgroundMedia.color]

/** How far apart two hues are, in degrees; undefined where one is a grey, which has none. */
function hueDistance(first: string, second: string): number | undefined {
  const [one, other] = [hueOf(first), hueOf(second)]
  if (one === undefined || other === undefined) return undefined
  const apart = Math.abs(one - other)
  return Math.min(apart, 360 - apart)
}

function hueOf(colour: string): number | undefined {
  const { red, green, blue } = parseColour(colour)
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  if (most - least < VIVID) return undefined
  const [from, apart] = most === red ? [0, green - blue] : most === green ? [120, blue - red] : [240, red - green]
  return (from + (60 * apart) / (most - least) + 360) % 360
}

/** The colours of an app that its surroundings are made of: its theme's, else those of its slides. */
function coloursOf(slides: readonly PublicSlide[], theme: AppTheme | undefined) {
  if (theme) {
    const { ground, groundTo, button, accent, drawing } = theme
    return { grounds: [ground, groundTo].filter(Boolean), accents: [button, accent, drawing.main, drawing.warm] }
  }
  return {
    grounds: slides.flatMap(groundsOf),
    accents: slides.map(({ viewMetadata }) => viewMetadata.theme.accent),
  }
}

/** The vivid hues of an app besides its first one, each only once. */
function otherHues(colours: readonly string[], first: string): string[] {
  const found: string[] = []
  for (const colour of colours)
    if ([first, ...found].every((one) => (hueDistance(one, colour) ?? 0) >= OTHER)) found.push(colour)
  return found
}

/**
 * Derives the surroundings from the app's colours. A vivid app is lit by two other hues of its slides, made as dark as
 * the words need; others by those of its backgrounds that are as light or dark as the first.
 */
export function ambientOf(slides: readonly PublicSlide[], theme?: AppTheme): Ambient {
  const colours = coloursOf(slides, theme)
  const grounds = [...new Set(colours.grounds.map((colour) => colour.toUpperCase()))]
  const first = grounds[0] ?? EMPTY_APP
  const pale = isPale(first)
  const ink = pale ? DARK_INK : LIGHT_INK
  const readable = (colour: string) => readableShade(colour, [ink], READABLE * MARGIN)
  const wall = readable(mixColours(first, '#000000', pale ? 0.06 : 0.42))
  const lit = pale ? mixColours(first, '#FFFFFF', 0.6) : first
  const others = grounds.slice(1).filter((colour) => isPale(colour) === pale)
  const hues = pale ? [] : otherHues([...colours.grounds, ...colours.accents], first)
  // The next slides are on the right; the first slide's own light is above them.
  const [right, left] = hues
  const glows = left && right ? [left, right, lit] : [lit, ...others]
  return {
    wall,
    glows: glows.slice(0, GLOWS).map((colour) => readable(mixColours(wall, colour, 0.75))),
    ink,
    shade: mixColours(wall, '#000000', 0.7),
  }
}
