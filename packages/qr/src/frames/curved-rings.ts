import { bittenOutline } from '../geometry/outlines/bitten-outline.ts'
import { bowedOutline } from '../geometry/outlines/bowed-outline.ts'
import { asHole } from '../geometry/contour.ts'
import type { Frame } from './frame.ts'

/** The originals are rounder and cut deeper; with these more readers find the eye. */
const RADIUS = 1.75
const BITE = 0.8

/** Curved less than the original, by .4, and its hole even less: ZBar needs a wide light ring to find the eye. */
export const bowedCurvedRing: Frame = {
  cornerRadius: RADIUS,
  shape: [
    bowedOutline({ from: 0, side: 7, radius: RADIUS, depth: 0.3, at: 4.5 }),
    ...asHole([bowedOutline({ from: 1, side: 5, radius: RADIUS - 1, depth: 0.1, at: 4.4 })]),
  ],
}

const corners = { low: 0, high: 7 }

export const bittenCurvedRing: Frame = {
  cornerRadius: RADIUS,
  shape: [
    bittenOutline({ from: 0, side: 7, radius: RADIUS, bite: BITE, corners }),
    ...asHole([bittenOutline({ from: 1, side: 5, radius: RADIUS - 1, bite: BITE + 1, corners })]),
  ],
}
