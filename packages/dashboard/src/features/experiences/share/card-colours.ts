import { contrastOf, parseColour } from '@taplet/base/colours'
import type { Page } from '@taplet/contract'
import { slideFonts } from '@taplet/slides/schema'

/** What is printed in an app's look: dark on light, as codes are read best. */
export interface CardColours {
  paper: string
  ink: string
  /** Of the eyes of the code. */
  accent: string
  /** Of leaves around it. */
  leaves: readonly string[]
  font: string
  fontWeight: number
}

const PLAIN: CardColours = {
  paper: '#FFF7E8',
  ink: '#0E1A2B',
  accent: '#0E1A2B',
  leaves: ['#348EFB', '#12BF7C', '#FBAB41'],
  font: 'fraunces',
  fontWeight: 600,
}
/** Readers of any age read it. */
const ENOUGH = 4.5

const isLighter = (one: string, other: string) =>
  contrastOf(parseColour(one), parseColour('#000000')) > contrastOf(parseColour(other), parseColour('#000000'))
const isReadable = (one: string, other: string) => contrastOf(parseColour(one), parseColour(other)) >= ENOUGH

/** Returns the colours of an app's card: the lighter of background and text is the paper, the darker the ink. */
export function cardColours(theme: Page['theme']): CardColours {
  if (!theme || !isReadable(theme.ground, theme.ink)) return PLAIN
  const { ground, ink, accent, button, drawing, heading } = theme
  const [paper, dark] = isLighter(ground, ink) ? [ground, ink] : [ink, ground]
  return {
    paper,
    ink: dark,
    accent: [accent, button, drawing.deep].find((colour) => isReadable(colour, paper)) ?? dark,
    leaves: [drawing.main, drawing.deep, drawing.warm, button],
    font: heading.font,
    fontWeight: heading.weight,
  }
}

/** The family of a slide font, with what stands in for it until it is loaded. */
export function familyOf(font: string): string {
  const { family, fallback } = Object.entries(slideFonts).find(([id]) => id === font)?.[1] ?? slideFonts.figtree
  return `"${family}", ${fallback}`
}
