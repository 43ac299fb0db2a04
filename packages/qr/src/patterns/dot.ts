import { circle } from '../geometry/basic-shapes.ts'
import { loneGlyph, type Pattern } from './pattern.ts'

/** The originals are .62 wide, which a third of readers miss; from .88 on they read as well as squares. */
const DIAMETER = 0.88

export const dot: Pattern = {
  darkShare: 0.61,
  glyph: loneGlyph([circle(0.5, 0.5, DIAMETER / 2)]),
}
