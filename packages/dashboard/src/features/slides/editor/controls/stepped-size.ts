/** Font sizes in px, each about a fifth larger than the one before. */
const LADDER = [8, 10, 12, 13, 14, 15, 17, 19, 21, 24, 28, 32, 38, 46, 56, 68, 82, 98, 118, 142, 170, 200] as const

/** The next size of the scale, up or down; a size in between moves to its neighbour, one at an end stays. */
export function steppedSize(size: number, direction: 1 | -1): number {
  const rungs = direction === 1 ? LADDER : LADDER.toReversed()
  return rungs.find((rung) => (rung - size) * direction > 0) ?? size
}
