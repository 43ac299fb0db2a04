/** Random numbers for one picture: the same seed gives the same sequence. */
export interface Random {
  /** Returns a number from `min` to `max`. */
  between(min: number, max: number): number
  /** Returns one of the values, which must not be empty. */
  pick<T>(values: readonly [T, ...T[]]): T
  /** Returns the values in random order. */
  shuffle<T>(values: readonly T[]): T[]
}

/** Mulberry32: small, fast, and the same on every machine. */
function createDice(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}

export function createRandom(seed: number): Random {
  const next = createDice(seed)
  return {
    between: (min, max) => min + next() * (max - min),
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
    shuffle: (values) =>
      values
        .map((value) => ({ value, order: next() }))
        .sort((a, b) => a.order - b.order)
        .map(({ value }) => value),
  }
}
