import { openPrintFace, type PrintFace } from '@taplet/qr/print'
import { type AppTheme, type FontId, type SlideFont, slideFonts } from '@taplet/slides/schema'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const { resolve } = createRequire(import.meta.url)
const SLIDE_FONTS = join(dirname(resolve('@taplet/slides/schema')), '../fonts')
const PRINT_FONTS = join(dirname(resolve('@taplet/qr/print')), '../../fonts')

/** A font file on this machine. */
export type PrintFont = { folder: 'print' | 'slides'; file: string }

/** Files of one weight each: of a variable WOFF2 fontkit reads the first weight only. */
const FIXED: Partial<Record<FontId, readonly (readonly [weight: number, file: string])[]>> = {
  figtree: [
    [500, 'figtree-500.woff2'],
    [700, 'figtree-700.woff2'],
  ],
  fraunces: [
    [400, 'fraunces-400.woff2'],
    [600, 'fraunces-600.woff2'],
  ],
}

/** Set what the typeface of a look has no letters for. */
const OTHERS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek', 'arabic', 'hebrew', 'thai', 'devanagari'].map(
  (script): PrintFont => ({ folder: 'print', file: `noto-sans-${script}-600.woff2` }),
)

const nearest = <T>(files: readonly T[], weight: number, weightOf: (file: T) => number): T | undefined =>
  files.toSorted((one, other) => Math.abs(weightOf(one) - weight) - Math.abs(weightOf(other) - weight))[0]

/** Returns the file of a slide font that is nearest to a weight and style. */
export function printFontOf(font: FontId, weight: number, isItalic = false): PrintFont {
  const { files }: SlideFont = slideFonts[font]
  const styled = files.filter(({ style }) => (style === 'italic') === isItalic)
  const fixed = isItalic && styled.length > 0 ? undefined : FIXED[font]
  if (fixed) return { folder: 'print', file: nearest(fixed, weight, ([own]) => own)?.[1] ?? '' }
  const file = nearest(styled.length > 0 ? styled : files, weight, (one) => Number(one.weight.split(' ')[0]))
  return { folder: 'slides', file: file?.file ?? files[0]?.file ?? '' }
}

const loaded = new Map<string, Promise<PrintFace>>()

/** Returns a face, read once. */
function face({ folder, file }: PrintFont): Promise<PrintFace> {
  const path = join(folder === 'print' ? PRINT_FONTS : SLIDE_FONTS, file)
  const known = loaded.get(path) ?? readFile(path).then((bytes) => openPrintFace(file, bytes))
  loaded.set(path, known)
  return known
}

const MIDDLE_WEIGHT = 500

/** Returns the typefaces of a theme, each with those that help out. */
export async function typefacesOf({ heading, body }: Pick<AppTheme, 'body' | 'heading'>) {
  const others = await Promise.all(OTHERS.map(face))
  return {
    heading: {
      face: await face(printFontOf(heading.font, heading.weight, heading.isItalic)),
      spacing: heading.letterSpacing,
      others,
    },
    body: { face: await face(printFontOf(body.font, MIDDLE_WEIGHT)), spacing: 0, others },
  }
}
