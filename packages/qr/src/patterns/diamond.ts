import { loneGlyph, type Pattern } from './pattern.ts'

const HALF = 0.48

export const diamond: Pattern = {
  darkShare: 0.46,
  glyph: loneGlyph([
    [
      [0.5, 0.5 - HALF],
      [0.5 + HALF, 0.5],
      [0.5, 0.5 + HALF],
      [0.5 - HALF, 0.5],
    ],
  ]),
}
