/** Of a phone with its frame at full size, px. */
export const WIDTH = 410
const HEIGHT = 864

/** Narrower stages show one phone, and the edges of its neighbours. */
const NARROW = 600

/** By how far a phone is from the middle: the distance between their middles in widths, and its size. */
const WIDE_STEPS = [
  { distance: 0, size: 1 },
  { distance: 0.855, size: 0.66 },
  { distance: 1.44, size: 0.457 },
] as const
const NARROW_STEPS = [
  { distance: 0, size: 1 },
  { distance: 1.2, size: 0.94 },
  { distance: 2.4, size: 0.94 },
] as const

/** All five in a row, in widths. */
const ROOM = 3.45
const MARGIN = 28
const [SMALLEST, LARGEST, LARGEST_NARROW] = [0.26, 0.7, 0.46]

/** Returns the scale of the phone in the middle, for a stage of this size. */
export function scaleOf(width: number, height: number): number {
  if (width === 0 || height === 0) return LARGEST_NARROW
  const isNarrow = width < NARROW
  const byWidth = isNarrow ? LARGEST_NARROW : Math.min(LARGEST, width / ROOM / WIDTH)
  return Math.max(SMALLEST, Math.min(byWidth, (height - MARGIN) / HEIGHT))
}

/** Returns where a phone stands that is `away` places from the middle, moved from where scrolling has it. */
export function placeOf(away: number, width: number, pitch: number): { x: number; size: number; depth: number } {
  const steps = width < NARROW ? NARROW_STEPS : WIDE_STEPS
  const far = Math.min(Math.abs(away), steps.length - 1)
  const [from, to] = [steps[Math.floor(far)] ?? steps[0], steps[Math.ceil(far)] ?? steps[0]]
  const part = far - Math.floor(far)
  const between = (key: 'distance' | 'size') => from[key] + (to[key] - from[key]) * part
  // Beyond the last step they go on at its pace.
  const beyond = Math.abs(away) - far
  const distance = between('distance') + beyond * steps[2].size
  return {
    x: Math.sign(away) * distance * pitch - away * pitch,
    size: between('size'),
    depth: 10 - Math.round(far * 2),
  }
}
