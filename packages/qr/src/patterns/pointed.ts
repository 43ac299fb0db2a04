import type { Shape } from '../geometry/contour.ts'
import { cornerModule, evenModule, SOFT_RADIUS } from './corners.ts'
import { FULL_MODULE, joinedGlyph, type Pattern } from './pattern.ts'

const house: Shape = [
  [
    [0, 0.406],
    [0.5, 0],
    [1, 0.406],
    [1, 1],
    [0, 1],
  ],
]

/** Its tips touch the middles of the edges. */
const diamond: Shape = [
  [
    [0.5, 0],
    [1, 0.5],
    [0.5, 1],
    [0, 0.5],
  ],
]

const chamfer: Shape = [
  [
    [0, 0.3],
    [0.3, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
]

const roof: Shape = [
  [
    [0.5, 0],
    [1, 1],
    [0, 1],
  ],
]

export const pointed: Pattern = {
  darkShare: 0.95,
  glyph: joinedGlyph({ single: FULL_MODULE, end: house, corner: FULL_MODULE }),
}

export const pointedSmooth: Pattern = {
  darkShare: 0.93,
  glyph: joinedGlyph({ single: evenModule(SOFT_RADIUS), end: house, corner: cornerModule(SOFT_RADIUS) }),
}

export const pointedEdgeCut: Pattern = {
  darkShare: 0.9,
  glyph: joinedGlyph({ single: diamond, end: house, corner: chamfer }),
}

export const roundedPointed: Pattern = {
  // Its ends, the most frequent glyph, are half dark: they count for more than the average of .82.
  darkShare: 0.55,
  glyph: joinedGlyph({ single: diamond, end: roof, corner: cornerModule(SOFT_RADIUS) }),
}
