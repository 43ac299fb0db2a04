import { asHole } from '../geometry/contour.ts'
import { skewedHole, skewedOutline } from '../geometry/outlines/skewed-outline.ts'
import type { Frame } from './frame.ts'

export const skewedRing: Frame = {
  cornerRadius: 0.95,
  shape: [skewedOutline(), ...asHole([skewedHole()])],
}
