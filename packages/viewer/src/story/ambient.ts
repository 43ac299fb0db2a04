import type { PublicSlide } from '@taplet/contract'
import { contrast, mixColours, readableShade } from '@taplet/slides/contrast'

/** The room around the phone on wide screens. */
export interface Ambient {
  wall: string
  /** Lights on the wall: the wall's own kind of colour, so that no blend of them turns muddy. */
  glows: string[]
  /** Words on the wall; readable on it and on every light. */
  ink: string
  /** What shadows are made of. */
  shade: string
}

const EMPTY_APP = '#348EFB'
const GLOWS = 3
const READABLE = 4.5 // WCAG 2.2, text
const MARGIN = 1.15 // colours between wall and light stay readable, too
const DARK_INK = '#0E1A2B'
const LIGHT_INK = '#FFFFFF'

const isPale = (colour: string) => contrast(colour, '#000000') > 11

const groundsOf = ({ viewMetadata: { backgroundMedia } }: PublicSlide): string[] =>
  backgroundMedia.type === 'GRADIENT' ? [backgroundMedia.color, backgroundMedia.gradientTo] : [backgroundMedia.color]

/** Lights the room in the app's own grounds, those that are pale or deep as its first one. */
export function ambientOf(slides: readonly PublicSlide[]): Ambient {
  const grounds = [...new Set(slides.flatMap(groundsOf).map((colour) => colour.toUpperCase()))]
  const first = grounds[0] ?? EMPTY_APP
  const pale = isPale(first)
  const ink = pale ? DARK_INK : LIGHT_INK
  const kept = (colour: string) => readableShade(colour, [ink], READABLE * MARGIN)
  const wall = kept(mixColours(first, '#000000', pale ? 0.06 : 0.42))
  const others = grounds.slice(1).filter((colour) => isPale(colour) === pale)
  const lit = pale ? mixColours(first, '#FFFFFF', 0.6) : first
  return {
    wall,
    glows: [lit, ...others].slice(0, GLOWS).map((colour) => kept(mixColours(wall, colour, 0.75))),
    ink,
    shade: mixColours(wall, '#000000', 0.7),
  }
}
