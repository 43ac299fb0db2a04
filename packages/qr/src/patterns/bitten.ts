import type { Shape } from '../geometry/contour.ts'
import { cornerModule, evenModule, SOFT_RADIUS } from './corners.ts'
import { FULL_MODULE, joinedGlyph, type Pattern } from './pattern.ts'

/** A V whose bottom is a little rounded, between two sharp corners. */
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

/** A bow a quarter of a module deep: the controls of a cubic lie a third deeper than the curve. */
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

export const pointedIn: Pattern = { name: 'Notched ends', darkShare: 0.96, glyph: sharp(notch) }
export const pointedInSmooth: Pattern = { name: 'Notched ends, soft', darkShare: 0.95, glyph: soft(notch) }
export const roundedIn: Pattern = { name: 'Hollow ends', darkShare: 0.95, glyph: sharp(bite) }
export const roundedInSmooth: Pattern = { name: 'Hollow ends, soft', darkShare: 0.94, glyph: soft(bite) }
