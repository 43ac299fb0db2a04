import type { QrClientConfig } from '@taplet/contract'
import { contrast } from '@taplet/slides/contrast'
import type { AppTheme } from '@taplet/slides/schema'
import { PLAIN_LOOK, type Look } from '../look.ts'

/** What a product wears: colours that read on each other, and typefaces. */
export type PrintTheme = Pick<AppTheme, 'body' | 'drawing' | 'ground' | 'heading' | 'ink'> & {
  /** Of the eyes of a code that has no design. */
  accents: readonly string[]
  /** Of panels and cards, 0 to 1. */
  roundness: number
}

/** Of what has no look: a code that leads to a website, an app of before there were themes. */
const PLAIN: PrintTheme = {
  ground: '#FFF7E8',
  ink: '#0E1A2B',
  accents: [],
  drawing: { main: '#348EFB', deep: '#1D5FD1', warm: '#FBAB41' },
  heading: { font: 'fraunces', weight: 600, letterSpacing: -0.025, isItalic: false },
  body: { font: 'instrument-sans' },
  roundness: 0.6,
}
const READABLE = 4.5 // WCAG 2.2, text
const ROUNDEST = 40 // px, of a look

/** Returns what is printed of a theme; the plain one where there is none, or its text does not read on its background. */
export function printTheme(theme: AppTheme | undefined): PrintTheme {
  if (!theme || contrast(theme.ground, theme.ink) < READABLE) return PLAIN
  const { ground, ink, heading, body, drawing, accent, button, radius } = theme
  return { ground, ink, heading, body, drawing, accents: [accent, button, drawing.deep], roundness: radius / ROUNDEST }
}

const PAPER = '#FFFFFF'
const BLACK = '#0E1A2B'
/** As dark as readers of any age want a code. */
const DARK_ENOUGH = 7

/** Returns the look of a code that has no design of its own: dark on white, in the colours of the theme. */
export function lookIn({ ink, ground, accents }: PrintTheme): Look {
  const isDark = (colour: string): boolean => contrast(colour, PAPER) >= DARK_ENOUGH
  const dark = [ink, ground].find(isDark) ?? BLACK
  const coloring: QrClientConfig['coloring'] = {
    variation: 'singleColorCustomCorners',
    backgroundColor: PAPER,
    body1: dark,
    body2: dark,
    cornerBorder: dark,
    cornerCenter: accents.find(isDark) ?? dark,
  }
  return { ...PLAIN_LOOK, config: { coloring, corners: { border: 'frame0', center: 'ball15' }, pattern: 'round' } }
}
