import { create } from 'fontkit'
import { glyphOutline } from '../print/type/glyph-outline.ts'

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
          return glyphOutline(glyph, (across, up) => [left + across * scale, baseline - (up + yOffset) * scale])
        })
        .join('')
    },
  }
}
