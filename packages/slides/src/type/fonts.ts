import { z } from 'zod'

/** One of the slide fonts. Files are in packages/slides/fonts and are served under /assets/fonts. */
export interface SlideFont {
  /** The name that merchants read and CSS uses. */
  family: string
  fallback: 'sans-serif' | 'serif' | 'monospace'
  /** Height above and depth below the baseline, percent of the font size. */
  ascent: number
  descent: number
  /** How many times wider its heavier weights are at small sizes than font-widths.ts says (optical sizes). */
  smallWidth?: number
  /** Each file with its weight (or range) and style. All are under the SIL Open Font License 1.1. */
  files: readonly FontFile[]
}

export interface FontFile {
  file: string
  weight: string
  style: 'normal' | 'italic'
  /** Width of English text, percent of the fallback font's (font-css.ts of the viewer) at the same weight; measured. */
  width: number
}

const file = (name: string, weight: string, width: number, style: 'normal' | 'italic' = 'normal') => ({
  file: `${name}.woff2`,
  weight,
  style,
  width,
})

/** The slide fonts, by id. A slide stores the id; a page loads the family. */
export const slideFonts = {
  'big-shoulders-display': {
    family: 'Big Shoulders Display',
    fallback: 'sans-serif',
    ascent: 98.4,
    descent: 21.3,
    files: [file('big-shoulders-display-800', '800', 77.6), file('big-shoulders-display-900', '900', 82.9)],
  },
  'bricolage-grotesque': {
    family: 'Bricolage Grotesque',
    fallback: 'sans-serif',
    ascent: 93,
    descent: 27,
    files: [file('bricolage-grotesque-600', '600', 100.7), file('bricolage-grotesque-800', '800', 103.4)],
  },
  'dm-mono': {
    family: 'DM Mono',
    fallback: 'monospace',
    ascent: 99.2,
    descent: 31,
    files: [file('dm-mono-400', '400', 100), file('dm-mono-500', '500', 100)],
  },
  'familjen-grotesk': {
    family: 'Familjen Grotesk',
    fallback: 'sans-serif',
    ascent: 102.5,
    descent: 22.5,
    files: [
      file('familjen-grotesk-400', '400', 94.8),
      file('familjen-grotesk-500', '500', 97.3),
      file('familjen-grotesk-600', '600', 91.8),
      file('familjen-grotesk-700', '700', 92.9),
    ],
  },
  figtree: {
    family: 'Figtree',
    fallback: 'sans-serif',
    ascent: 95,
    descent: 25,
    files: [file('figtree', '300 900', 101.5)],
  },
  fraunces: {
    family: 'Fraunces',
    fallback: 'serif',
    ascent: 97.8,
    descent: 25.5,
    smallWidth: 1.08,
    files: [file('fraunces', '100 900', 93.8), file('fraunces-300i', '300', 104.7, 'italic')],
  },
  'instrument-sans': {
    family: 'Instrument Sans',
    fallback: 'sans-serif',
    ascent: 97,
    descent: 25,
    files: [
      file('instrument-sans-400', '400', 103.2),
      file('instrument-sans-500', '500', 104.7),
      file('instrument-sans-600', '600', 98.7),
    ],
  },
  'instrument-serif': {
    family: 'Instrument Serif',
    fallback: 'serif',
    ascent: 99,
    descent: 31,
    files: [file('instrument-serif-400', '400', 83.2), file('instrument-serif-400i', '400', 87.6, 'italic')],
  },
  syne: {
    family: 'Syne',
    fallback: 'sans-serif',
    ascent: 92.5,
    descent: 27.5,
    files: [file('syne-700', '700', 114.7), file('syne-800', '800', 165.9)],
  },
  'young-serif': {
    family: 'Young Serif',
    fallback: 'serif',
    ascent: 104.6,
    descent: 36.6,
    files: [file('young-serif-400', '400', 125.1)],
  },
} as const satisfies Record<string, SlideFont>
export type FontId = keyof typeof slideFonts

export const fontIds = Object.keys(slideFonts) as [FontId, ...FontId[]] // keys of the literal above, never empty
export const fontId = z.enum(fontIds)

/** Returns the CSS name of a family's fallback until its files load; pages define it (font-css.ts of the viewer). */
export const fallbackFaceOf = (family: string): string => `${family} F`

/** Returns the CSS `font-family` of a slide font. */
export const fontStack = (id: FontId): string => {
  const { family, fallback } = slideFonts[id]
  return `"${family}","${fallbackFaceOf(family)}",${fallback}`
}
