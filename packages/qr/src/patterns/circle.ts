import { circle as circleAt } from '../geometry/basic-shapes.ts'
import { loneGlyph, type Pattern } from './pattern.ts'

export const circle: Pattern = { darkShare: 0.79, glyph: loneGlyph([circleAt(0.5, 0.5, 0.5)]) }
