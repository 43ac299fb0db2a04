import { create, type Font } from 'fontkit'
import { glyphOutline } from './glyph-outline.ts'

/** One font file, opened. */
export interface PrintFace {
  /** Different for each file, also where two have the same name. */
  key: string
  font: Font
  has: (codePoint: number) => boolean
  /** In font sizes; `spacing` is added after each glyph. */
  widthOf: (text: string, spacing: number) => number
  /** Absolute M, L, C and Z from a left end on the baseline. */
  outline: (text: string, at: { x: number; baseline: number; size: number; spacing: number }) => string
}

/** Opens a font file (TTF, OTF, WOFF or WOFF2). Throws a RangeError when it holds none. */
export function openPrintFace(key: string, bytes: Uint8Array): PrintFace {
  const opened = create(Buffer.from(bytes))
  const font = 'fonts' in opened ? opened.fonts[0] : opened
  if (!font) throw new RangeError(`${key} holds no face.`)
  return {
    key,
    font,
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    widthOf(text, spacing) {
      const { glyphs, advanceWidth } = font.layout(text)
      return advanceWidth / font.unitsPerEm + glyphs.length * spacing
    },
    outline(text, { x, baseline, size, spacing }) {
      const scale = size / font.unitsPerEm
      const { glyphs, positions } = font.layout(text)
      let pen = x
      return glyphs
        .map((glyph, index) => {
          const { xAdvance = glyph.advanceWidth, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
          const left = pen + xOffset * scale
          pen += xAdvance * scale + spacing * size
          // In fonts y points up, in drawings down.
          return glyphOutline(glyph, (across, up) => [left + across * scale, baseline - (up + yOffset) * scale])
        })
        .join('')
    },
  }
}
