import { z } from 'zod'

/** A face of the slides' type case. Files lie in packages/slides/fonts and are served under /assets/fonts. */
export interface SlideFont {
  /** What merchants read and CSS asks for. */
  family: string
  fallback: 'sans-serif' | 'serif' | 'monospace'
  /** Each file with its weight (or range) and style. All are under the SIL Open Font License 1.1. */
  files: readonly { file: string; weight: string; style: 'normal' | 'italic' }[]
}

const file = (name: string, weight: string, style: 'normal' | 'italic' = 'normal') => ({
  file: `${name}.woff2`,
  weight,
  style,
})

/** The type case, by id. A slide stores the id; the family is what a page loads. */
export const slideFonts = {
  'big-shoulders-display': {
    family: 'Big Shoulders Display',
    fallback: 'sans-serif',
    files: [file('big-shoulders-display-800', '800'), file('big-shoulders-display-900', '900')],
  },
  'bricolage-grotesque': {
    family: 'Bricolage Grotesque',
    fallback: 'sans-serif',
    files: [file('bricolage-grotesque-600', '600'), file('bricolage-grotesque-800', '800')],
  },
  'dm-mono': {
    family: 'DM Mono',
    fallback: 'monospace',
    files: [file('dm-mono-400', '400'), file('dm-mono-500', '500')],
  },
  'familjen-grotesk': {
    family: 'Familjen Grotesk',
    fallback: 'sans-serif',
    files: [
      file('familjen-grotesk-400', '400'),
      file('familjen-grotesk-500', '500'),
      file('familjen-grotesk-600', '600'),
      file('familjen-grotesk-700', '700'),
    ],
  },
  figtree: { family: 'Figtree', fallback: 'sans-serif', files: [file('figtree', '300 900')] },
  fraunces: {
    family: 'Fraunces',
    fallback: 'serif',
    files: [file('fraunces', '100 900'), file('fraunces-300i', '300', 'italic')],
  },
  'instrument-sans': {
    family: 'Instrument Sans',
    fallback: 'sans-serif',
    files: [file('instrument-sans-400', '400'), file('instrument-sans-500', '500'), file('instrument-sans-600', '600')],
  },
  'instrument-serif': {
    family: 'Instrument Serif',
    fallback: 'serif',
    files: [file('instrument-serif-400', '400'), file('instrument-serif-400i', '400', 'italic')],
  },
  syne: { family: 'Syne', fallback: 'sans-serif', files: [file('syne-700', '700'), file('syne-800', '800')] },
  'young-serif': { family: 'Young Serif', fallback: 'serif', files: [file('young-serif-400', '400')] },
} as const satisfies Record<string, SlideFont>
export type FontId = keyof typeof slideFonts

export const fontIds = Object.keys(slideFonts) as [FontId, ...FontId[]] // keys of the literal above, never empty
export const fontId = z.enum(fontIds)

/** The CSS `font-family` of a slide font. */
export const fontStack = (id: FontId): string => `"${slideFonts[id].family}",${slideFonts[id].fallback}`
