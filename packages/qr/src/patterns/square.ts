import { FULL_MODULE, loneGlyph, type Pattern } from './pattern.ts'

export const square: Pattern = { name: 'Squares', darkShare: 1, glyph: loneGlyph(FULL_MODULE) }
