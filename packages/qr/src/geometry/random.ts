/** A number from 0 to 1, always the same for the same seeds: hand-drawn shapes must not change between drawings. */
export function randomAt(...seeds: readonly number[]): number {
  let hash = 2166136261
  for (const seed of seeds) {
    hash = Math.imul(hash ^ (seed + 101), 16777619)
    hash = Math.imul(hash ^ (hash >>> 13), 1540483477)
  }
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

/** Like randomAt, but from -1 to 1. */
export const jitterAt = (...seeds: readonly number[]): number => 2 * randomAt(...seeds) - 1
