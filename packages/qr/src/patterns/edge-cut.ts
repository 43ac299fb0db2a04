import type { Shape } from '../geometry/contour.ts'
import { cornerModule, evenModule } from './corners.ts'
import { FULL_MODULE, joinedGlyph, type Pattern } from './pattern.ts'

const slant: Shape = [
  [
    [0, 0.4],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
]

export const edgeCut: Pattern = {
  darkShare: 0.95,
  glyph: joinedGlyph({ single: FULL_MODULE, end: slant, corner: FULL_MODULE }),
}

export const edgeCutSmooth: Pattern = {
  darkShare: 0.93,
  glyph: joinedGlyph({ single: evenModule(0.4), end: slant, corner: cornerModule(0.25) }),
}
