import { FULL_MODULE, loneGlyph, type Pattern } from './pattern.ts'

export const square: Pattern = { darkShare: 1, glyph: loneGlyph(FULL_MODULE) }
