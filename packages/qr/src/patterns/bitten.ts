import type { Shape } from '../geometry/contour.ts'
import { cornerModule, evenModule, SOFT_RADIUS } from './corners.ts'
import { FULL_MODULE, joinedGlyph, type Pattern } from './pattern.ts'

/** A V with a slightly rounded bottom, between two sharp corners. */
const notch: Shape = [
  [
    [0, 0],
    [0.43, 0.241],
    [0.475, 0.267, 0.525, 0.267, 0.57, 0.241],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
]

/** A curve a quarter of a module deep: the control points of a cubic are a third deeper than the curve. */
const bite: Shape = [
  [
    [0, 0],
    [0.25, 0.333, 0.75, 0.333, 1, 0],
    [1, 1],
    [0, 1],
  ],
]

const soft = (end: Shape) => joinedGlyph({ single: evenModule(SOFT_RADIUS), end, corner: cornerModule(SOFT_RADIUS) })
const sharp = (end: Shape) => joinedGlyph({ single: FULL_MODULE, end, corner: FULL_MODULE })

export const pointedIn: Pattern = { darkShare: 0.96, glyph: sharp(notch) }
export const pointedInSmooth: Pattern = { darkShare: 0.95, glyph: soft(notch) }
export const roundedIn: Pattern = { darkShare: 0.95, glyph: sharp(bite) }
export const roundedInSmooth: Pattern = { darkShare: 0.94, glyph: soft(bite) }
