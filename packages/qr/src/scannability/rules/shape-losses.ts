import type { BallId } from '../../balls/registry.ts'
import type { FrameId } from '../../frames/registry.ts'
import type { PatternId } from '../../patterns/registry.ts'

/**
 * How many of 1000 reads of a plain black code each shape alone costs: zxing and ZBar, the eight distortions of the decode
 * test at 2 and 4 pixels a module, ten seeds. Decision record 073.
 */
export const patternLosses: { readonly [P in PatternId]: number } = {
  circle: 4,
  'circle-zebra': 51,
  'circle-zebra-vertical': 145,
  circular: 148,
  diamond: 59,
  dot: 20,
  'edge-cut': 70,
  'edge-cut-smooth': 62,
  japnese: 320,
  leaf: 0,
  mosaic: 47,
  pointed: 8,
  'pointed-edge-cut': 113,
  'pointed-in': 12,
  'pointed-in-smooth': 16,
  'pointed-smooth': 8,
  round: 4,
  'rounded-in': 12,
  'rounded-in-smooth': 16,
  'rounded-pointed': 535,
  square: 0,
  star: 461,
}

export const frameLosses: { readonly [F in FrameId]: number } = {
  frame0: 0,
  frame1: 16,
  frame2: 12,
  frame3: 12,
  frame4: 0,
  frame5: 480,
  frame6: 20,
  frame7: 0,
  frame8: 23,
  frame10: 340,
  frame11: 0,
  frame12: 470,
  frame13: 27,
  frame14: 494,
  frame16: 35,
}

export const ballLosses: { readonly [B in BallId]: number } = {
  ball0: 0,
  ball1: 4,
  ball2: 0,
  ball3: 12,
  ball5: 12,
  ball6: 31,
  ball7: 0,
  ball8: 0,
  ball10: 0,
  ball11: 38,
  ball12: 0,
  ball13: 8,
  ball14: 102,
  ball15: 8,
  ball16: 12,
  ball17: 27,
  ball18: 0,
  ball19: 8,
}
