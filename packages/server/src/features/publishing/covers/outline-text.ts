import type { Font } from 'fontkit'

/** Letters as shapes, so that a picture looks the same on a machine without fonts. */
export interface TextOutline {
  /** SVG whose origin is the left end of the baseline. */
  svg: string
  width: number
}

export function outlineText(font: Font, text: string, size: number): TextOutline {
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let x = 0
  const shapes = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const shape = glyph.path.toSVG()
    const placed = shape && `<path transform="translate(${round(x + xOffset)} ${round(yOffset)})" d="${shape}"/>`
    x += xAdvance
    return placed
  })
  return { svg: `<g transform="scale(${scale} ${-scale})">${shapes.join('')}</g>`, width: x * scale }
}

const round = (value: number): number => Math.round(value * 10) / 10

/**
 * Returns the text without emoji and other symbols that this font lacks. Undefined when it lacks a letter or a digit,
 * since half a word is worse than none.
 */
export function drawable(font: Font, text: string): string | undefined {
  const signs = Array.from(text.normalize('NFC'))
  const isThere = (sign: string): boolean => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
  if (signs.some((sign) => /[\p{L}\p{N}\p{M}]/u.test(sign) && !isThere(sign))) return undefined
  const outlinable = signs.map((sign) => (/\s/u.test(sign) ? ' ' : isThere(sign) ? sign : '')).join('')
  return /[\p{L}\p{N}]/u.test(outlinable) ? outlinable.replaceAll(/ +/g, ' ').trim() : undefined
}
