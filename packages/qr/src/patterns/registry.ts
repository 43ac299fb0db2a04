import { pointedIn, pointedInSmooth, roundedIn, roundedInSmooth } from './bitten.ts'
import { circle } from './circle.ts'
import { diamond } from './diamond.ts'
import { dot } from './dot.ts'
import { edgeCut, edgeCutSmooth } from './edge-cut.ts'
import { japnese } from './japnese.ts'
import { leaf } from './leaf.ts'
import { mosaic } from './mosaic.ts'
import type { Pattern } from './pattern.ts'
import { pointed, pointedEdgeCut, pointedSmooth, roundedPointed } from './pointed.ts'
import { circular, round } from './round.ts'
import { square } from './square.ts'
import { star } from './star.ts'
import { circleZebra, circleZebraVertical } from './zebra.ts'

/** The names of QRCode Monkey (spec D24), its misspelling included. */
export type PatternId =
  | 'circle'
  | 'circle-zebra'
  | 'circle-zebra-vertical'
  | 'circular'
  | 'diamond'
  | 'dot'
  | 'edge-cut'
  | 'edge-cut-smooth'
  | 'japnese'
  | 'leaf'
  | 'mosaic'
  | 'pointed'
  | 'pointed-edge-cut'
  | 'pointed-in'
  | 'pointed-in-smooth'
  | 'pointed-smooth'
  | 'round'
  | 'rounded-in'
  | 'rounded-in-smooth'
  | 'rounded-pointed'
  | 'square'
  | 'star'

export const patterns: { readonly [P in PatternId]: Pattern } = {
  circle,
  'circle-zebra': circleZebra,
  'circle-zebra-vertical': circleZebraVertical,
  circular,
  diamond,
  dot,
  'edge-cut': edgeCut,
  'edge-cut-smooth': edgeCutSmooth,
  japnese,
  leaf,
  mosaic,
  pointed,
  'pointed-edge-cut': pointedEdgeCut,
  'pointed-in': pointedIn,
  'pointed-in-smooth': pointedInSmooth,
  'pointed-smooth': pointedSmooth,
  round,
  'rounded-in': roundedIn,
  'rounded-in-smooth': roundedInSmooth,
  'rounded-pointed': roundedPointed,
  square,
  star,
}
