import type { BallId } from '../../balls/registry.ts'
import type { FrameId } from '../../frames/registry.ts'
import type { PatternId } from '../../patterns/registry.ts'

/**
 * How many of 1000 reads of a plain black code each shape alone costs: zxing and ZBar, the eight distortions of the
 * decode test at 2 and 4 pixels a module, ten seeds and, near the budget, fourteen more with a longer text; rounded up.
 * Decision record 073.
 */
export const patternLosses: { readonly [P in PatternId]: number } = {
  circle: 10,
  'circle-zebra': 110,
  'circle-zebra-vertical': 145,
  circular: 148,
  diamond: 59,
  dot: 28,
  'edge-cut': 70,
  'edge-cut-smooth': 62,
  japnese: 340,
  leaf: 18,
  mosaic: 41,
  pointed: 12,
  'pointed-edge-cut': 113,
  'pointed-in': 10,
  'pointed-in-smooth': 12,
  'pointed-smooth': 16,
  round: 8,
  'rounded-in': 10,
  'rounded-in-smooth': 17,
  'rounded-pointed': 535,
  square: 0,
  star: 461,
}

export const frameLosses: { readonly [F in FrameId]: number } = {
  frame0: 0,
  frame1: 10,
  frame2: 10,
  frame3: 10,
  frame4: 0,
  frame5: 25,
  frame6: 21,
  frame7: 2,
  frame8: 23,
  frame10: 185,
  frame11: 2,
  frame12: 470,
  frame13: 23,
  frame14: 87,
  frame16: 16,
}

export const ballLosses: { readonly [B in BallId]: number } = {
  ball0: 0,
  ball1: 2,
  ball2: 2,
  ball3: 3,
  ball5: 8,
  ball6: 25,
  ball7: 2,
  ball8: 3,
  ball10: 4,
  ball11: 12,
  ball12: 5,
  ball13: 12,
  ball14: 102,
  ball15: 4,
  ball16: 10,
  ball17: 24,
  ball18: 5,
  ball19: 13,
}
