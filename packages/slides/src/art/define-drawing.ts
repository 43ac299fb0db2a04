import { parseColour } from '@taplet/base/colours'
import { contrast, mixColours } from '../slide/contrast.ts'
import type { ArtColours } from './art-address.ts'

/** The colours of a drawing, with what follows from them. */
export interface Inks extends ArtColours {
  /** Night and paper of the look. */
  dark: string
  light: string
  sky: string
  skin: string
  hair: string
  vinyl: string
  /** Returns a colour as it is in the shade. */
  shade(colour: string): string
  /** Returns a colour as it is in the light. */
  glow(colour: string): string
}

const PEACH = '#F2C4A2'

function redness(colour: string): number {
  const { red, blue } = parseColour(colour)
  return red - blue
}

/** Returns the inks that a drawing is drawn in. */
export function inksOf(colours: ArtColours): Inks {
  const { ground, ink, tint, main, deep, warm } = colours
  const isNight = contrast(ground, '#FFFFFF') > contrast(ink, '#FFFFFF')
  const dark = isNight ? ground : ink
  const light = isNight ? ink : mixColours(ground, '#FFFFFF', 0.75)
  const glow = (colour: string) => mixColours(colour, light, 0.45)
  return {
    ...colours,
    dark,
    light,
    sky: isNight ? mixColours(tint, light, 0.12) : glow(tint),
    skin: mixColours(warm, PEACH, 0.65),
    hair: redness(main) > redness(warm) ? main : warm,
    vinyl: isNight ? deep : ink,
    shade: (colour) => mixColours(colour, dark, 0.16),
    glow,
  }
}

/** A picture of ours, drawn in the colours of a look, on a field 390 px wide. */
export interface Drawing {
  id: string
  height: number
  draw(inks: Inks): readonly string[]
}

/** Keeps the literal id of a drawing, so that templates can name it. */
export const defineDrawing = <Id extends string>(drawing: Drawing & { id: Id }): Drawing & { id: Id } => drawing
