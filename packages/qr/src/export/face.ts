import { inThousandths } from '../geometry/in-thousandths.ts'
import { create, type Font } from 'fontkit'

/** A line of text at a size: its width, and its outlines from a left end on the baseline. */
export interface Face {
  has: (codePoint: number) => boolean
  widthOf: (text: string, fontSize: number) => number
  /** Absolute M, L, C and Z; y points down. */
  outline: (text: string, at: { x: number; baseline: number; fontSize: number }) => string
}

/**
 * Opens a TTF, OTF, WOFF or WOFF2. Captions are drawn as outlines, not as text: embedding fails for composite glyphs of
 * WOFF2 (ö), and no printer needs the font. Throws a RangeError when the file holds none.
 */
export function openFace(bytes: Uint8Array): Face {
  const opened = create(Buffer.from(bytes))
  // A collection contains several fonts; ours are single ones.
  const font = 'fonts' in opened ? opened.fonts[0] : opened
  if (!font) throw new RangeError('This font file holds no face.')
  return {
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    widthOf: (text, fontSize) => (font.layout(text).advanceWidth / font.unitsPerEm) * fontSize,
    outline: (text, { x, baseline, fontSize }) => {
      const scale = fontSize / font.unitsPerEm
      const { glyphs, positions } = font.layout(text)
      let pen = 0
      return glyphs
        .map((glyph, index) => {
          const { xAdvance = glyph.advanceWidth, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
          const left = x + (pen + xOffset) * scale
          pen += xAdvance
          // In fonts y points up, in drawings down.
          return glyphPath(glyph, (across, up) => [left + across * scale, baseline - (up + yOffset) * scale])
        })
        .join('')
    },
  }
}

type Glyph = ReturnType<Font['getGlyph']>
type Projection = (across: number, up: number) => readonly [number, number]

function glyphPath(glyph: Glyph, place: Projection): string {
  let last: readonly [number, number] = [0, 0]
  return glyph.path.commands
    .map(({ command, args }) => {
      if (command === 'closePath') return 'Z'
      const numbers = command === 'quadraticCurveTo' ? cubicOf(last, args) : args
      last = [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0]
      const letter = command === 'moveTo' ? 'M' : command === 'lineTo' ? 'L' : 'C'
      return `${letter}${pairs(numbers)
        .flatMap((point) => place(...point).map(inThousandths))
        .join(' ')}`
    })
    .join('')
}

const pairs = (numbers: readonly number[]): [number, number][] =>
  Array.from({ length: numbers.length / 2 }, (_, index) => [numbers[2 * index] ?? 0, numbers[2 * index + 1] ?? 0])

/** Print formats have only cubic curves: their controls are two thirds of the way to the one of a quadratic curve. */
function cubicOf([x1, y1]: readonly [number, number], [cx = 0, cy = 0, x2 = 0, y2 = 0]: readonly number[]): number[] {
  const near = (end: number, control: number): number => end + (2 / 3) * (control - end)
  return [near(x1, cx), near(y1, cy), near(x2, cx), near(y2, cy), x2, y2]
}
